import type { ReactNode } from 'react';
import { formatReais } from '#rules/money.ts';
import { paths } from '../../routes.ts';
import { findShop } from '../../shops/resolve-shop.ts';
import { toShopHref } from '../../shops/shop.ts';
import type { OtherCart } from './cart-context.tsx';
import type { CartView } from './cart-view.ts';

/** Subtotal and Pix price; the way on is the children. */
export function CartSummary({ cart, children }: { cart: CartView; children: ReactNode }) {
  const saved = cart.subtotal - cart.cash;
  return (
    <div className="flex flex-col gap-3">
      <dl className="tabular-nums">
        <div className="flex items-baseline justify-between">
          <dt>Subtotal</dt>
          <dd className="text-price font-bold">{formatReais(cart.subtotal)}</dd>
        </div>
        {saved > 0 && (
          <div className="flex items-baseline justify-between text-small text-pix">
            <dt>No Pix, você economiza {formatReais(saved)}</dt>
            <dd className="font-semibold">{formatReais(cart.cash)}</dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  );
}

/** Reading A1: each shop has a cart of its own, and an order of its own. */
export function OtherCartNotes({ others }: { others: readonly OtherCart[] }) {
  return others.map(({ shopId, count }) => {
    const shop = findShop(shopId);
    return (
      <p key={shopId} className="rounded-input bg-tint px-4 py-3 text-small">
        Você também tem {count} {count === 1 ? 'item' : 'itens'}{' '}
        <a href={toShopHref(shop, paths.cart)} className="font-semibold underline underline-offset-4">
          {shop.inText}
        </a>
        . É outra sacola: as compras são feitas em separado.
      </p>
    );
  });
}
