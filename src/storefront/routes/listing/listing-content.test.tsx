import { fireEvent, render, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { paginate } from '#rules/pagination.ts';
import { toCardView } from '../../commerce/product/card-view.ts';
import { toListingView } from '../../features/listing/listing-view.server.ts';
import { inRouter } from '../../testing/in-router.tsx';
import { createListing, createProductCard, testSite } from '../../testing/wire-fixtures.ts';
import { ListingContent } from './listing-content.tsx';

const response = createListing({ info: { total: 30, filtros: { marca: '3' } } });
const view = toListingView({
  response,
  pagination: paginate(1, 3),
  url: new URL('/oleos?marca=3', testSite),
  toHref: (target) => target,
});
const price = { id: 'preco', name: 'Preço', options: [] };
const page = {
  seo: response.estrutura.seo,
  view: { ...view, groups: [...view.groups, price] },
  trail: [],
  cards: [],
};

it('shows a kit and a product with the same id', () => {
  const fields = { prod: 'arquivos' as const };
  const toLocal = (address: string) => address;
  const cards = [
    createProductCard({ nome: 'Óleo' }),
    createProductCard({ nome: 'Kit Sono', tipo: 'fechada' }),
    createProductCard({ nome: 'Kit Dia', tipo: 'fechada', id: 102 }),
  ].map((product) => toCardView(product, { toHref: toLocal, toLocalUrl: toLocal, fields }));
  // React reports two equal keys as an error, which fails the test.
  render(inRouter(<ListingContent page={{ ...page, cards }} />));
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

/** One route serves every category. */
function Category() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/oleos?marca=3">Filtro</Link>
      <Link to="/velas">Velas</Link>
      <Link to="/velas?busca=mel">Mel</Link>
      <ListingContent page={page} />
    </>
  );
}

const typedPrice = () => screen.getAllByLabelText<HTMLInputElement>('De R$').map(({ value }) => value);

it('preserves typed text across filters, but not in another category or search', async () => {
  render(inRouter(<Category />, '/oleos'));
  const [empty] = typedPrice();
  for (const field of screen.getAllByLabelText('De R$')) fireEvent.change(field, { target: { value: '33' } });
  fireEvent.click(screen.getByRole('link', { name: 'Filtro' }));
  await screen.findByText('/oleos?marca=3');
  expect([empty, typedPrice()[0]]).toEqual(['', '33']);
  fireEvent.click(screen.getByRole('link', { name: 'Velas' }));
  await screen.findByText('/velas');
  expect(typedPrice()[0]).toBe('');
  for (const field of screen.getAllByLabelText('De R$')) fireEvent.change(field, { target: { value: '33' } });
  fireEvent.click(screen.getByRole('link', { name: 'Mel' }));
  await screen.findByText('/velas?busca=mel');
  expect(typedPrice()[0]).toBe('');
});
