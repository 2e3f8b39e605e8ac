// Each part whose HTML the server keeps: rendered to be kept, and written from what was kept, it is what React renders.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { paginate } from '#rules/pagination.ts';
import { ReviewItems } from '../../features/feedback/reviews/review-list.tsx';
import { ReviewSummary } from '../../features/feedback/reviews/review-summary.tsx';
import { FilterPanel } from '../../features/listing/filter-panel.tsx';
import { SubcategoryTiles } from '../../features/listing/top/subcategory-tiles.tsx';
import { toListingView } from '../../features/listing/view/listing-view.server.ts';
import { InstallmentTable } from '../../features/product/buying/installment-table.tsx';
import { toCardView } from '../../commerce/product/card-view.ts';
import { ProductCard } from '../../commerce/product/product-card.tsx';
import { type Favourites, FavouritesContext } from '../../commerce/favourites/favourites-context.ts';
import { joinBytes } from '../../lib/kept-html/join-bytes.server.ts';
import { KeptHtmlContext } from '../../lib/kept-html/kept-html.ts';
import { createHtmlKeeper } from '../../lib/kept-html/kept-html.server.ts';
import { pack } from '../../lib/packing/packed.ts';
import { Served, ServedContext } from '../../lib/served/served.tsx';
import { ShopContext } from '../../shops/shop-context.tsx';
import { aProduct, siteUrl } from '#web/testing/a-product.ts';
import { createListing, testSite } from '../../testing/wire-fixtures.ts';
import { ListingContent } from '../listing/listing-content.tsx';
import type { ReviewsView } from '../../commerce/reviews/review.ts';
import { caszuloShop } from '../../shops/caszulo.ts';

const card = toCardView(aProduct(), {
  toHref: (path) => path,
  toLocalUrl: (url) => url.replace(siteUrl, ''),
  fields: { prod: 'arquivos' },
});
const groups = [
  {
    id: 'atributo-1',
    name: 'Volume',
    options: Array.from({ length: 9 }, (_, index) => ({
      id: String(index),
      label: `${index} ml`,
      count: index,
      isActive: index === 8,
      href: `/oleos?volume=${index}`,
    })),
  },
  {
    id: 'preco',
    name: 'Preço',
    options: [{ id: '0-50', label: 'Até R$ 50', count: undefined, isActive: false, href: '/oleos?preco=0-50' }],
  },
];
const categories = [{ label: 'Florais', href: '/oleos/florais' }];
const reviews: ReviewsView = {
  mean: 4.5,
  count: 2,
  histogram: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars > 3 ? 1 : 0 })),
  items: [5, 4].map((stars) => ({
    id: stars,
    stars,
    name: 'Ana & Bia',
    date: '2026-01-05',
    comment: stars > 4 ? 'Muito bom,\ncheiroso <demais>.' : '',
    isRecommended: stars > 4,
  })),
};

const favouritesOf = (...ids: number[]): Favourites => ({
  has: (id) => ids.includes(id),
  subscribe: () => () => undefined,
  press: () => undefined,
  verify: () => undefined,
});

const parts: Record<string, ReactNode> = {
  'what the server rendered itself': (
    <ServedContext value={{ menu: '<li>Óleos & cia.</li>' }}>
      <Served name="menu" as="ul" className="row" />
      <Served name="footer-brand" />
    </ServedContext>
  ),
  card: <ProductCard card={card} />,
  'card of the second shop': (
    <ShopContext value={caszuloShop}>
      <ProductCard card={card} />
    </ShopContext>
  ),
  'card with another heading': <ProductCard card={card} headingLevel={2} />,
  'card in another size': <ProductCard card={card} sizes="50vw" />,
  'card of the first row': <ProductCard card={card} isEager />,
  'card with another button': <ProductCard card={card} action={<button type="button">Remover</button>} />,
  'card that may be a favourite': (
    <FavouritesContext value={favouritesOf()}>
      <ProductCard card={card} />
    </FavouritesContext>
  ),
  'card of a favourite': (
    <FavouritesContext value={favouritesOf(card.id)}>
      <ProductCard card={card} />
    </FavouritesContext>
  ),
  'sold-out card': <ProductCard card={{ ...card, status: 'indisponivel' }} />,
  filters: <FilterPanel groups={groups} categories={categories} priceFields={[['ordem', 'preco']]} />,
  installments: (
    <InstallmentTable
      installments={[1, 2].map((count) => ({ count, amount: 10, total: 20, hasInterest: count > 1 }))}
    />
  ),
  reviews: <ReviewItems items={reviews.items} />,
  "a kit's reviews": <ReviewItems items={reviews.items} recommendation="Recomenda este kit" />,
  'rating bars': <ReviewSummary reviews={reviews} query={{ order: 'recentes', stars: undefined, count: 6 }} />,
  'rating bars with a filter': <ReviewSummary reviews={reviews} query={{ order: 'piores', stars: 4, count: 6 }} />,
  "a kit's rating bars": <ReviewSummary reviews={reviews} query={undefined} />,
  tiles: <SubcategoryTiles links={categories} />,
  'filters in a sheet': <FilterPanel groups={groups} categories={[]} priceFields={[]} isSheet />,
};

/** Each card of its own, the second with a picture from elsewhere, which is in one format only. */
const cards = [1, 2, 3, 4, 5].map((id) => ({
  ...card,
  id,
  ...(id === 2 && { picture: { small: '/s.jpg', medium: '/m.jpg', big: '/b.jpg', alt: 'De fora' } }),
}));
const answer = createListing({ info: { total: cards.length } });
const {
  groups: _,
  breadcrumb,
  subcategories,
  categories: __,
  orders,
  ...view
} = toListingView({
  answer,
  pagination: paginate(1, 1),
  url: new URL('/oleos', testSite),
  toHref: (target) => target,
});
const page = {
  seo: answer.estrutura.seo,
  view,
  lists: pack({ groups, breadcrumb, subcategories, categories, orders, trail: [] }),
};
parts['listing'] = <ListingContent page={{ ...page, cards: pack(cards) }} />;
parts['listing in another order'] = <ListingContent page={{ ...page, cards: pack(cards.toReversed()) }} />;
parts['listing with a favourite'] = (
  <FavouritesContext value={favouritesOf(3)}>
    <ListingContent page={{ ...page, cards: pack(cards) }} />
  </FavouritesContext>
);

function renderInRouter(part: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => part }]);
  return renderToString(<Page />);
}

function renderKept(part: ReactNode): string {
  const keeper = createHtmlKeeper();
  const document = renderInRouter(<KeptHtmlContext value={keeper}>{part}</KeptHtmlContext>);
  return joinBytes(keeper.toBytes(document)).toString();
}

describe('what the server keeps', () => {
  it.each(Object.keys(parts))('is the HTML of: %s', (name) => {
    const plain = renderInRouter(parts[name]);
    expect(renderKept(parts[name])).toBe(plain);
    expect(renderKept(parts[name])).toBe(plain);
  });
});
