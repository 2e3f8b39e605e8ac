import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import { PageHead } from '#web/head/page-head.tsx';
import { toCardKey } from '../../commerce/product/card-view.ts';
import { firstRowLength, ProductCard } from '../../commerce/product/product-card.tsx';
import { ListingPage } from '../../features/listing/listing-page.tsx';
import type { loadListingPage } from './load-listing-page.server.ts';

const cardSizes =
  '(min-width: 1280px) 202px, (min-width: 1024px) calc(33vw - 130px), (min-width: 768px) calc(33vw - 16px), calc(50vw - 24px)';

interface ListingContentProps {
  page: Awaited<ReturnType<typeof loadListingPage>>['page'];
  note?: ReactNode;
  top?: ReactNode;
  empty?: ReactNode;
}

/** A listing page with its head. */
export function ListingContent({ page, ...slots }: ListingContentProps) {
  const { pathname, search } = useLocation();
  const searched = new URLSearchParams(search).get('busca') ?? '';
  const { seo, view, trail, cards } = page;
  const { previous, next, hrefs } = view.pages;
  // Below a banner no product is above the fold.
  const eagerCards = slots.top ? 0 : firstRowLength;
  const products = cards.map((card, index) => (
    <li key={toCardKey(card)}>
      <ProductCard card={card} isEager={index < eagerCards} headingLevel={2} sizes={cardSizes} />
    </li>
  ));
  return (
    <>
      <PageHead
        seo={seo}
        previous={previous === undefined ? undefined : hrefs[previous]}
        next={next === undefined ? undefined : hrefs[next]}
      />
      <JsonLd value={toBreadcrumbList(trail)} />
      {/* The key preserves the state of open filters within one listing, and resets it for another. */}
      <ListingPage key={`${pathname} ${searched}`} view={view} products={products} {...slots} />
    </>
  );
}
