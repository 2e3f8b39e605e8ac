import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inRouter } from '../../testing/in-router.tsx';
import { CuratedListPage } from './curated-list-page.tsx';
import type { CuratedListView } from './curated-list-view.server.ts';

const list: CuratedListView = {
  name: 'Inverno',
  url: 'https://loja.test/lista/inverno',
  intro: '',
  breadcrumb: [],
  trail: [],
  toChoose: [{ name: 'Difusor de cerâmica', href: '/difusor' }],
};
const all = { purchase: '{}', count: 6, totalText: 'R$ 60,00', soldOut: [], onRequest: [] };
const show = (changes: Partial<CuratedListView>) =>
  render(inRouter(<CuratedListPage list={{ ...list, ...changes }} seller={undefined} cards={[]} />));

it('adds the other products, and leads to the choice of a voltage', () => {
  show({ all });
  screen.getByRole('button', { name: 'Adicionar os outros à sacola' });
  screen.getByText('6 produtos por');
  expect(screen.getByRole('link', { name: 'Difusor de cerâmica' }).getAttribute('href')).toBe('/difusor');
});

it('adds nothing if the voltage of every product has to be chosen', () => {
  show({});
  expect(screen.queryByRole('button', { name: /^Adicionar/ })).toBeNull();
  screen.getByRole('link', { name: 'Difusor de cerâmica' });
});
