// The skeleton that the pages of products and kits share.

import type { ReactNode } from 'react';
import { Stars } from '#ui/stars.tsx';
import { toUnbrokenName } from '#web/unbroken-name.ts';
import { type ReviewsView, reviewsId } from '../reviews/review.ts';

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
