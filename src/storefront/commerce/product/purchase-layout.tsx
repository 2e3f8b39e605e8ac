// What the pages of products, kits and lists share: skeleton and title, the link to the shop that sells it, the fixed bar.

import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { formatReais } from '#rules/money.ts';
import { buttonClass } from '#ui/button.tsx';
import { Stars } from '#ui/stars.tsx';
import { toUnbrokenName } from '#web/unbroken-name.ts';
import type { Seller } from '../../shops/resolve-shop.ts';
import { type ReviewsView, reviewsId } from '../reviews/review.ts';
import type { PriceView } from './price-texts.ts';

interface PurchaseLayoutProps {
  title: ReactNode;
  pictures: ReactNode;
  /** Price, options, button and freight. */
  buying: ReactNode;
  /** From 1024 px on, what stays in view while the other column scrolls. */
  sticky: 'pictures' | 'buying';
  /** Below the pictures. */
  children?: ReactNode;
}

/** One column on phones: title, pictures, buying, texts. From 1024 px on the pictures are beside title and buying. */
export function PurchaseLayout({ title, pictures, buying, sticky, children }: PurchaseLayoutProps) {
  return (
    <div className="purchase-layout mt-1 lg:mt-5" data-sticky={sticky}>
      <div className="purchase-title">{title}</div>
      <div className="purchase-pictures">{pictures}</div>
      <div className="purchase-buying">{buying}</div>
      {children && <div className="purchase-texts">{children}</div>}
    </div>
  );
}

interface PurchaseTitleProps {
  /** The brand, or the kind of kit. */
  over: ReactNode;
  name: string;
  reviews: ReviewsView | undefined;
  /** Shown without reviews. */
  invitation?: ReactNode;
  sku: string;
}

export function PurchaseTitle({ over, name, reviews, invitation, sku }: PurchaseTitleProps) {
  return (
    <header>
      {over}
      <h1 tabIndex={-1} className="lg:mt-1">
        {toUnbrokenName(name)}
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-2 lg:mt-2">
        {reviews ? (
          <a href={`#${reviewsId}`} className="inline-flex min-h-11 items-center hover:underline lg:min-h-6">
            <Stars mean={reviews.mean} count={reviews.count} />
          </a>
        ) : (
          invitation
        )}
        <span>Cód. {sku}</span>
      </p>
    </header>
  );
}

interface SellerLinkProps {
  seller: Seller;
  /** False if the other shop has none in stock or sells it on request; the product page there explains why. */
  canBuy?: boolean;
}

/** Replaces the buy form if another shop sells the product. */
export function SellerLink({ seller, canBuy = true }: SellerLinkProps) {
  return (
    <p className="flex flex-col gap-2">
      <span className="text-small text-ink-2">Vendido na nossa outra loja, com sacola e entrega próprias.</span>
      <a href={seller.href} className={buttonClass('primary', 'large')}>
        {`${canBuy ? 'Comprar' : 'Ver'} na ${seller.name}`}
      </a>
    </p>
  );
}

interface StickyBuyBarProps {
  /** The wrapper of the real button: the bar is visible while it is out of view. */
  anchor: RefObject<HTMLElement | null>;
  /** Undefined while a choice has no price. */
  price: PriceView | undefined;
  /** The button or link. */
  children: ReactNode;
}

/** Below 1024 px: price and button at the bottom of the screen, from the first paint. */
export function StickyBuyBar({ anchor, price, children }: StickyBuyBarProps) {
  const isShown = useIsOutOfView(anchor);
  return (
    <div
      role="group"
      aria-label="Comprar"
      className="buy-bar lg:hidden"
      data-shown={isShown || undefined}
      inert={!isShown}
    >
      <p className="leading-tight tabular-nums">
        {price && <b className="block text-price font-bold">{formatReais(price.price)}</b>}
        {price?.cash !== undefined && (
          <span className="text-micro font-semibold text-pix">{formatReais(price.cash)} no Pix</span>
        )}
      </p>
      {children}
    </div>
  );
}

/** True at first: on a phone the real button is below the first screen. */
function useIsOutOfView(anchor: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(true);
  useEffect(() => {
    const element = anchor.current;
    if (!element) return;
    // The bar covers the last of the button until it is whole.
    const observer = new IntersectionObserver((entries) => setOut((entries.at(-1)?.intersectionRatio ?? 0) < 0.99), {
      threshold: [0, 0.99],
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);
  return isOut;
}
