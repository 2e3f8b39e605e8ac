import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ErrorView } from '#web/errors/error-view.ts';
import { defaultSettings } from '../../shops/default-settings.ts';
import { SettingsContext } from '../../shops/shop-context.tsx';
import { inRouter } from '../../testing/in-router.tsx';
import type { MenuNode } from '../menu/menu-node.ts';
import { ErrorFallback } from './error-fallback.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

function showError(view: ErrorView) {
  render(inRouter(<ErrorPage view={view} />));
}

describe('ErrorPage', () => {
  it('shows status, message and the two fixed links', () => {
    showError({ status: 502, message: 'Marcas fora do ar' });
    expect(screen.getByText('Erro 502')).toBeTruthy();
    expect(screen.getByText('Marcas fora do ar')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar para a página anterior' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clique aqui para ir para página inicial' }).getAttribute('href')).toBe(
      '/',
    );
  });

  it.each([
    [500, 'Erro desconhecido', 'Erro 500 · Erro desconhecido', 'Algo deu errado do nosso lado.', 'Espere um instante'],
    [500, 'Erro de rede', 'Erro 500 · Erro de rede', 'A página não carregou.', 'Confira a sua conexão'],
    [503, 'Muita gente na loja agora.', 'Erro 503', 'Algo deu errado do nosso lado.', 'Espere um instante'],
    [
      400,
      'Não entendemos o que foi enviado.',
      'Erro 400',
      'Não entendemos o que foi enviado.',
      'Volte e tente de novo.',
    ],
  ])('says after %s %s what the visitor can do', (status, message, label, title, advice) => {
    showError({ status, message });
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(new RegExp(`^${advice}`))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Fale conosco' }).getAttribute('href')).toBe('/pagina/contato');
  });

  it('does not repeat an advice of the message, and names the phone of the shop', () => {
    const { sistema, ...others } = defaultSettings;
    const site = { ...sistema.geral.site, telefoneContato: '(41) 3333-0000' };
    const settings = { ...others, sistema: { ...sistema, geral: { ...sistema.geral, site } } };
    const view = { status: 503, message: 'Não deu certo agora. Tente de novo em instantes.' };
    render(
      inRouter(
        <SettingsContext value={settings}>
          <ErrorPage view={view} />
        </SettingsContext>,
      ),
    );
    expect(screen.getByText('A sua sacola e os seus pedidos continuam guardados.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ligue para (41) 3333-0000' }).getAttribute('href')).toBe(
      'tel:+554133330000',
    );
  });

  it('reloads the whole document on another try', () => {
    showError({ status: 500, message: 'Erro de rede' });
    const { href, dataset } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Tentar de novo' });
    expect([new URL(href).pathname, dataset['navigation']]).toEqual(['/', 'document']);
  });

  it('shows the failed call in debug mode, with a hint for a 404', () => {
    showError({ status: 404, message: 'Sumiu.', api: { endpoint: '/v2/front/url/verify' } });
    expect(screen.getByRole('heading', { name: 'Erro de API:' })).toBeTruthy();
    expect(screen.getByText(/\/v2\/front\/url\/verify/)).toBeTruthy();
    expect(screen.getByText(/painel administrativo/)).toBeTruthy();
  });

  it('shows a 404 outside the layout in both languages', () => {
    showError({ status: 404, message: 'This page could not be found' });
    expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeTruthy();
    expect(screen.getByText('This page could not be found').getAttribute('lang')).toBe('en');
  });

  it('shows the hint for a 404 only', () => {
    showError({ status: 500, message: 'Falhou.', api: { endpoint: '/v2/front/settings' } });
    expect(screen.queryByText(/painel administrativo/)).toBeNull();
  });
});

describe('NotFoundPage', () => {
  it('shows the message in both languages and offers search and categories', () => {
    const links: MenuNode[] = [{ label: 'Velas', href: '/velas', isBlank: true }];
    render(inRouter(<NotFoundPage links={links} suggestions={<p>Os mais pedidos</p>} />));
    expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeTruthy();
    expect(screen.getByText('This page could not be found').getAttribute('lang')).toBe('en');
    expect(screen.getByRole('search')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Velas' }).getAttribute('target')).toBe('_blank');
    expect(screen.getByText('Os mais pedidos')).toBeTruthy();
    expect(document.title).toBe('Página não encontrada');
  });
});

describe('ErrorFallback', () => {
  it('shows a link home if even the error page fails', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken');
    };
    render(
      <ErrorFallback>
        <Broken />
      </ErrorFallback>,
    );
    expect(screen.getByRole('link', { name: 'Clique aqui para ir para página inicial' }).getAttribute('href')).toBe(
      '/',
    );
  });
});
