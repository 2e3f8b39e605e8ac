import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ListingPage } from '../../features/listing/listing-page.tsx';
import type { CardView } from '../../commerce/product/card-view.ts';
import { isInFirstRow, preloadFirstRow } from '../../commerce/product/first-row.ts';
import { ProductCard } from '../../commerce/product/product-card.tsx';
import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import { PageHead } from '#web/head/page-head.tsx';
import { usePacked } from '../../lib/packing/packed.ts';
import type { loadListingPage } from './load-listing-page.server.ts';

const cardSizes =
  '(min-width: 1280px) 202px, (min-width: 1024px) calc(33vw - 130px), (min-width: 768px) calc(33vw - 16px), calc(50vw - 24px)';

interface ListingContentProps {
  page: Awaited<ReturnType<typeof loadListingPage>>['page'];
  note?: ReactNode;
  top?: ReactNode;
  empty?: ReactNode;
}

/** A whole listing page with its head. */
export function ListingContent({ page, ...slots }: ListingContentProps) {
  const { pathname, search } = useLocation();
  const searched = new URLSearchParams(search).get('busca') ?? '';
  const { seo, view } = page;
  const cards = usePacked(page.cards);
  const { trail, ...lists } = usePacked(page.lists);
  const { previous, next, hrefs } = view.pages;
  // Below a banner no product is in the first screen.
  const products = <Products cards={cards} isEager={!slots.top} />;
  return (
    <>
      <PageHead
        seo={seo}
        previous={previous === undefined ? undefined : hrefs[previous]}
        next={next === undefined ? undefined : hrefs[next]}
      />
      <JsonLd value={toBreadcrumbList(trail)} />
      {/* A filter keeps the path and the text, and with them what is open or typed; another listing starts anew. */}
      <ListingPage key={`${pathname} ${searched}`} view={{ ...view, ...lists }} products={products} {...slots} />
    </>
  );
}

interface ProductsProps {
  cards: readonly CardView[];
  /** True where the first row is in the first screen. */
  isEager: boolean;
}

function Products({ cards, isEager }: ProductsProps) {
  if (isEager) preloadFirstRow(cards, cardSizes);
  return cards.map((card, index) => (
    <li key={card.id}>
      <ProductCard card={card} isEager={isEager && isInFirstRow(index)} headingLevel={2} sizes={cardSizes} />
    </li>
  ));
}
