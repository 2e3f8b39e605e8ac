import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { ProductCard } from '../../commerce/product/product-card.tsx';
import { paths } from '../../routes.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import type { clientLoader } from './suggestions.ts';

/** The smallest screens show one column. */
const narrowSizes = '(max-width: 347px) 240px, 160px';

interface SuggestedProductsProps {
  /** For the side cart, which is narrow on every screen. */
  isNarrow?: boolean;
}

/** Four best sellers, fetched after hydration; renders nothing until they have loaded. */
export function SuggestedProducts({ isNarrow = false }: SuggestedProductsProps) {
  const { data: cards = [], load } = useFetcher<typeof clientLoader>({ key: 'sugestoes' });
  const address = useShopHref()(paths.suggestions);
  useEffect(() => {
    void load(address);
  }, [load, address]);
  if (cards.length === 0) return null;
  return (
    <section className={isNarrow ? 'pt-4' : 'section w-full text-left'} aria-labelledby="sugestoes">
      <h2 id="sugestoes" className={isNarrow ? 'mb-4 text-h3' : 'mb-6'}>
        Os mais pedidos
      </h2>
      <ul className={isNarrow ? 'grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-3 gap-y-6' : 'product-grid'}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} {...(isNarrow && { sizes: narrowSizes })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
