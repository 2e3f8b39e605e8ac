import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inRouter } from '../../../testing/in-router.tsx';
import { AccountLayout } from '../layout/account-layout.tsx';
import { SummaryPage } from './summary-page.tsx';
import type { SummaryView } from './summary-view.server.ts';

const longName = 'Maria Aparecida dos Santos de Albuquerque e Vasconcelos do Nascimento Ribeiro de Souza';

function show(counts: Pick<SummaryView, 'addressCount' | 'favouriteCount'>) {
  const profile = { nomeRazao: longName, email: 'maria@exemplo.test', celular: '(41) 99999-0001' };
  const summary: SummaryView = { firstName: 'Maria', profile, mainAddress: undefined, ...counts };
  render(
    inRouter(
      <AccountLayout>
        <SummaryPage summary={summary} orders={<p>Nenhum pedido.</p>} mainAddress="Você ainda não tem um." />
      </AccountLayout>,
      '/minha-conta/',
    ),
  );
}

const card = (name: string) => screen.getByRole('heading', { name }).closest('section');

it.each([
  [0, 0, 'Adicionar endereço', 'Toque no coração dos produtos para guardá-los aqui.'],
  [1, 1, 'Ver e mudar endereço', 'Você guardou 1 produto.'],
  [3, 12, 'Ver os 3 endereços', 'Você guardou 12 produtos.'],
])('with %d addresses and %d favourites leads on by "%s"', (addressCount, favouriteCount, link, favourites) => {
  show({ addressCount, favouriteCount });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Olá, Maria!');
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/minha-conta/enderecos');
  expect(card('Favoritos')?.textContent).toContain(favourites);
  expect(card('Dados')?.textContent).toContain(longName);
});

it('has the navigation of the account, which marks the page, and a button to sign out', () => {
  show({ addressCount: 1, favouriteCount: 1 });
  const [menu] = screen.getAllByRole('navigation', { name: 'Minha conta' });
  if (!menu) throw new Error('no navigation');
  const current = within(menu)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/minha-conta/']);
  expect(within(menu).getByRole('button', { name: 'Sair' }).closest('form')?.getAttribute('action')).toBe(
    '/checkout/sair',
  );
});
