import { useEffect, useId } from 'react';
import { useFetcher } from 'react-router';
import { ProductCard } from '../../commerce/product/product-card.tsx';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import type { clientLoader } from './suggestions.ts';

/** The smallest screens show one column. */
const narrowSizes = '(max-width: 347px) 240px, 160px';

/** Each is as high as a card: its picture, and room for the text. */
const skeletonCards = [1, 2, 3, 4].map((key) => (
  <li key={key} className="pb-(--card-text-height)">
    <div className="aspect-4/5 rounded-card bg-skeleton" />
  </li>
));

/** Four best sellers, fetched after hydration into reserved space; the side cart, which is narrow and scrolls, reserves none. */
export function SuggestedProducts({ isNarrow = false }: { isNarrow?: boolean }) {
  const { data: cards, load } = useFetcher<typeof clientLoader>({ key: 'sugestoes' });
  const id = useId();
  const address = useShopHref()(paths.suggestions);
  useEffect(() => {
    void load(address);
  }, [load, address]);
  if (cards?.length === 0 || (isNarrow && !cards)) return null;
  return (
    <section className={isNarrow ? 'pt-4' : 'section w-full noscript:hidden'} aria-labelledby={id} aria-hidden={!cards}>
      <h2 id={id} className={isNarrow ? 'mb-4 text-h3' : 'mb-6'}>
        Os mais pedidos
      </h2>
      <ul
        className={
          isNarrow
            ? 'grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-3 gap-y-6'
            : 'product-grid product-grid-whole'
        }
      >
        {cards
          ? cards.map((card) => (
              <li key={card.id}>
                <ProductCard card={card} {...(isNarrow && { sizes: narrowSizes })} />
              </li>
            ))
          : skeletonCards}
      </ul>
    </section>
  );
}
