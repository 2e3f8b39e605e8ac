import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { FirstName } from '../../commerce/account/greeting.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import type { MenuNode } from './menu-node.ts';
import { MainMenuContext } from './menu-node.ts';

const items: MenuNode[] = [
  {
    label: 'Óleos',
    href: '/oleos',
    icon: '/img/oleos.webp',
    sub: [{ label: 'Florais', href: '/oleos/florais', sub: [{ label: 'Lavandas', href: '/oleos/florais/lavandas' }] }],
  },
  { label: 'Ofertas', href: '/ofertas' },
  { label: 'Revista', href: '/revista', isBlank: true, sub: [{ label: 'Receitas', href: '/revista/receitas' }] },
];

function createPage(firstName: FirstName) {
  return createRoutesStub([
    {
      path: '/',
      Component: () => (
        <MainMenuContext value={items}>
          <MenuDrawer firstName={firstName} shopSwitch={null} />
        </MainMenuContext>
      ),
    },
  ]);
}

/** Renders the open drawer with its content. */
async function show(firstName: FirstName) {
  const Page = createPage(firstName);
  render(<Page />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Menu' })));
  await screen.findByRole('button', { name: 'Óleos' });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('MenuDrawer', () => {
  it('greets a visitor and links to the sign-in', async () => {
    await show(null);
    expect(screen.getByText('Olá, visitante!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Entre ou Cadastre-se' }).getAttribute('href')).toBe('/checkout/acesso/');
    const hrefs = ['Minha conta', 'Meus pedidos', 'Favoritos', 'Precisa falar conosco? Toque aqui'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      '/minha-conta/',
      '/minha-conta/lista-desejo#pedidos',
      '/minha-conta/lista-desejo',
      '/pagina/contato',
    ]);
  });

  it('links to the policies that decide a purchase', async () => {
    await show(null);
    const hrefs = ['Entrega', 'Trocas e devoluções'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/pagina/entrega', '/pagina/trocas-e-devolucoes']);
  });

  it('opens by itself after a tap on its link before hydration', async () => {
    window.history.replaceState(null, '', '/?pg=2#menu');
    const Page = createPage(null);
    render(<Page />);
    expect(await screen.findByRole('button', { name: 'Óleos' })).toBeTruthy();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/?pg=2');
    window.history.replaceState(null, '', '/');
  });

  it('neither greets a visitor nor asks for a sign-in while it is unknown who it is', async () => {
    await show(undefined);
    expect(screen.getByText('Olá!')).toBeTruthy();
    expect(screen.queryByText('Entre ou Cadastre-se')).toBeNull();
    expect(screen.getByRole('link', { name: 'Minha conta' })).toBeTruthy();
  });

  it('greets a customer by name', async () => {
    await show('Maria');
    expect(screen.getByText('Olá, Maria!')).toBeTruthy();
    expect(screen.queryByText('Entre ou Cadastre-se')).toBeNull();
  });

  it('opens three levels and returns, with focus on the titles and then on the entry', async () => {
    await show(null);
    press('Óleos');
    expect(document.activeElement?.textContent).toBe('Óleos');
    expect(screen.getByRole('link', { name: 'Ver tudo Óleos' }).getAttribute('href')).toBe('/oleos');
    press('Florais');
    expect(screen.getByRole('link', { name: 'Lavandas' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver tudo Florais' })).toBeTruthy();
    press('Voltar para Óleos');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Florais' }));
    press('Voltar para Menu');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Óleos' }));
  });

  it("shows the department's picture with its entries", async () => {
    await show(null);
    const listSources = () => [...document.querySelectorAll('dialog img')].map((image) => image.getAttribute('src'));
    expect(listSources()).toEqual([]);
    press('Óleos');
    expect(listSources()).toEqual(['/img/oleos.webp']);
    press('Florais');
    expect(listSources()).toEqual([]);
  });

  it('opens everything of an item of the target _blank in a new tab', async () => {
    await show(null);
    press('Revista');
    const all = screen.getByRole('link', { name: 'Ver tudo Revista' });
    expect([all.getAttribute('target'), all.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('starts at the first level each time it opens', async () => {
    await show(null);
    press('Óleos');
    press('Fechar');
    await waitFor(() => expect(screen.queryByText('Ver tudo Óleos')).toBeNull());
    press('Menu');
    expect(screen.getByRole('button', { name: 'Óleos' })).toBeTruthy();
  });

  it('opens on Space as on Enter', async () => {
    await show(null);
    press('Fechar');
    expect(document.querySelector('dialog[open]')).toBeNull();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Menu' }), { key: ' ' });
    expect(document.querySelector('dialog[open]')).toBeTruthy();
  });
});
