import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '#web/head/page-head.tsx';
import { toItemKey } from '../../commerce/product/card-view.ts';
import { firstRowLength, phoneRowLength, ProductCard } from '../../commerce/product/product-card.tsx';
import { ListingPage } from '../../features/listing/listing-page.tsx';
import type { ShortcutGroup } from '../../features/listing/shortcuts.ts';
import type { loadListingPage } from './load-listing-page.server.ts';

const cardSizes =
  '(min-width: 1280px) 225px, (min-width: 1024px) calc(33vw - 130px), (min-width: 768px) calc(33vw - 16px), calc(50vw - 24px)';

/** Three rows of two, or two of three; with four columns the grid places two more above. */
const cardsAboveBanner = 6;

interface ListingContentProps {
  page: Awaited<ReturnType<typeof loadListingPage>>['page'];
  note?: ReactNode;
  shortcuts?: readonly ShortcutGroup[];
  /** Rendered among the products, after the first rows. */
  banner?: ReactNode;
  empty?: ReactNode;
  after?: ReactNode;
}

export function ListingContent({ page, banner, ...slots }: ListingContentProps) {
  const { pathname, search } = useLocation();
  const searched = new URLSearchParams(search).get('busca') ?? '';
  const { seo, view, trail, cards } = page;
  const products = cards.map((card, index) => (
    <li key={toItemKey(card)}>
      <ProductCard
        card={card}
        isEager={index < firstRowLength}
        isFirst={index < phoneRowLength}
        headingLevel={2}
        sizes={cardSizes}
      />
    </li>
  ));
  if (banner) {
    products.splice(
      cardsAboveBanner,
      0,
      <li key="banner" className="listing-banner">
        {banner}
      </li>,
    );
  }
  return (
    <>
      <PageHead seo={seo} trail={trail} pages={view.pages} />
      {/* The key preserves the state of open filters within one listing, and resets it for another. */}
      <ListingPage key={`${pathname} ${searched}`} view={view} products={products} {...slots} />
    </>
  );
}
