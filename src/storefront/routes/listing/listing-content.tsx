import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ListingPage } from '../../features/listing/listing-page.tsx';
import { firstRowLength, ProductCard } from '../../commerce/product/product-card.tsx';
import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import { PageHead } from '#web/head/page-head.tsx';
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
  const { seo, view, trail, cards } = page;
  const { previous, next, hrefs } = view.pages;
  // Below a banner no product is in the first screen.
  const eagerCards = slots.top ? 0 : firstRowLength;
  const products = cards.map((card, index) => (
    <li key={card.id}>
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
      {/* A filter keeps the path and the text, and with them what is open or typed; another listing starts anew. */}
      <ListingPage key={`${pathname} ${searched}`} view={view} products={products} {...slots} />
    </>
  );
}
