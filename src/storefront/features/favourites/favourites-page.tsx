import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useFocusAfterRemoval } from '#web/browser/use-focus-after-removal.ts';
import { paths } from '../../paths.ts';
import { useShop, useShopHref } from '../../shops/shop-context.tsx';
import { useStillFavourite } from './favourites-provider.tsx';

interface FavouritesPageProps {
  /** Product ids of this page, in order. */
  ids: readonly number[];
  /** The count over all pages. */
  total: number;
  /** One card per id. */
  cards: readonly ReactNode[];
  pagination: ReactNode;
  /** The last orders. */
  orders: ReactNode;
}

/** Specification 2: one page for favourites and orders (reading A9). */
export function FavouritesPage({ ids, total, cards, pagination, orders }: FavouritesPageProps) {
  return (
    <>
      <Favourites ids={ids} total={total} cards={cards} pagination={pagination} />
      <OrderSection>{orders}</OrderSection>
    </>
  );
}

/** A card is removed as soon as its heart is pressed; undo restores it at its place. */
function Favourites({ ids, total, cards, pagination }: Omit<FavouritesPageProps, 'orders'>) {
  const isStill = useStillFavourite(ids);
  const shown = ids.filter(isStill);
  const left = total - ids.length + shown.length;
  const title = useFocusAfterRemoval(shown.length);
  return (
    <section aria-labelledby="favoritos-titulo">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 id="favoritos-titulo" tabIndex={-1} ref={title}>
          Favoritos
        </h1>
        <p role="status" className="text-ink-2">
          {left > 0 && `${left} ${left === 1 ? 'produto' : 'produtos'}`}
        </p>
      </div>
      {shown.length > 0 && (
        <ul className="product-grid product-grid-beside mt-6">
          {ids.map((id, index) => isStill(id) && <li key={id}>{cards[index]}</li>)}
        </ul>
      )}
      {shown.length === 0 && <NoFavourites hasOthers={left > 0} />}
      {left > shown.length && <div className="mt-10">{pagination}</div>}
    </section>
  );
}

function NoFavourites({ hasOthers }: { hasOthers: boolean }) {
  const { path: homePath } = useShop();
  const toHref = useShopHref();
  return hasOthers ? (
    <EmptyState
      text="Você tirou todos os favoritos desta página."
      action={
        <Link to={toHref(paths.favourites)} className={buttonClass('secondary')}>
          Ver os outros
        </Link>
      }
    />
  ) : (
    <EmptyState
      motif={<HeartMotif />}
      text="Toque no coração dos produtos para guardá-los aqui."
      action={
        <a href={toHref(`${homePath}#mais-pedidos`)} className={buttonClass('secondary')}>
          Ver os mais pedidos
        </a>
      }
    />
  );
}

/** A heart grown from a sprig. */
function HeartMotif() {
  return (
    <svg
      viewBox="0 0 96 96"
      className="size-24 fill-none stroke-current stroke-[2] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d="M48 80S14 60 14 35.500A18.500 18.500 0 0 1 48 25a18.500 18.500 0 0 1 34 10.500C82 60 48 80 48 80zM48 80V42M48 62c-9-1-14-6-15-14 9 1 14 6 15 14zM48 52c8-1 13-6 14-13-8 1-13 6-14 13z" />
    </svg>
  );
}

/** The menu drawer links here (reading A9). */
function OrderSection({ children }: { children: ReactNode }) {
  return (
    <section id="pedidos" aria-labelledby="pedidos-titulo" className="section">
      <h2 id="pedidos-titulo">Meus pedidos</h2>
      {children}
    </section>
  );
}
