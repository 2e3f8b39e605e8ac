import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { BreadcrumbEntry } from '#ui/navigation/breadcrumb.tsx';
import { Carousel } from '#ui/navigation/carousel.tsx';
import { pushEvent, whenPushed } from '#web/analytics/data-layer.ts';
import { toListEvent } from '#web/analytics/items.ts';
import { useIsNear } from '#web/browser/use-is-near.ts';
import { type CardView, toItemKey, toShownList } from '../../commerce/product/card-view.ts';
import { ProductCard } from '../../commerce/product/product-card.tsx';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import type { clientLoader } from './similar.ts';

const title = 'Produtos parecidos';

interface SimilarProductsProps {
  /** Of the product or the kit: its cards are like it. */
  of: { produto: number } | { kit: number };
  /** Of the page; the entry above it leads to more, also without script. */
  breadcrumb: readonly BreadcrumbEntry[];
  /** Shows fewer cards side by side, for the place beside the buy column. */
  isNarrow?: boolean;
}

/** Fetched when the page is scrolled near them: pages are sent, and stay cached, without the cards of others. */
export function SimilarProducts({ of, breadcrumb, isNarrow = false }: SimilarProductsProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box, '800px');
  const address = useShopHref()(
    `${paths.similar}?${new URLSearchParams(Object.entries(of).map(([key, id]) => [key, String(id)]))}`,
  );
  const { data: cards, load } = useFetcher<typeof clientLoader>({ key: address });
  useEffect(() => {
    if (isNear) void load(address);
  }, [isNear, load, address]);
  useListEvent(cards);
  const above = breadcrumb.at(-2);
  const slideClassName = `w-[46%] md:w-[31%] ${isNarrow ? 'lg:w-[31%]' : 'lg:w-[calc((100%-66px)/4)]'}`;
  const heading = (
    <>
      <h2>{title}</h2>
      {above && (
        <a href={above.href} className="text-link inline-flex min-h-11 items-center lg:min-h-9">
          Ver tudo em {above.label}
        </a>
      )}
    </>
  );
  return (
    <div ref={box} className="section deferred-layout [--usual-height:520px]">
      {cards && cards.length > 0 ? (
        <Carousel label={title} heading={heading} slideClassName={slideClassName}>
          {cards.map((card) => (
            <ProductCard key={toItemKey(card)} card={card} />
          ))}
        </Carousel>
      ) : (
        <section aria-label={title} aria-busy={!cards}>
          <div className="mb-6">{heading}</div>
          {!cards && <SkeletonCards slideClassName={slideClassName} />}
        </section>
      )}
    </div>
  );
}

/** As high as the cards, so that nothing moves when they come. */
function SkeletonCards({ slideClassName }: { slideClassName: string }) {
  return (
    <div className="carousel-track overflow-hidden noscript:hidden" aria-hidden="true">
      {[1, 2, 3, 4].map((key) => (
        <div key={key} className={`carousel-slide pb-48 ${slideClassName}`}>
          <div className="aspect-4/5 rounded-card bg-skeleton" />
        </div>
      ))}
    </div>
  );
}

/** Reports the cards to analytics, after the page that shows them. */
function useListEvent(cards: readonly CardView[] | undefined): void {
  useEffect(() => {
    if (!cards || cards.length === 0) return undefined;
    return whenPushed('page_view', () => pushEvent(toListEvent(toShownList('parecidos', { title, cards }))));
  }, [cards]);
}
