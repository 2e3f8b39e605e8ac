import type { Cart } from '#contract/cart.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import { shops } from '../../shops/all-shops.ts';
import { type CartView, emptyCart, toCartView } from './cart-view.ts';

export interface Carts {
  cart: CartView;
  /** The non-empty carts of the other shops (reading A1). */
  others: { shopId: string; count: number }[];
}

/** Visitors without a session have no cart; a failure to load one is logged and shown as an empty cart. */
export async function loadCarts({ api, shop, onError, toHref, toLocalUrl }: StorefrontContext): Promise<Carts> {
  if (!api.hasSession) return { cart: emptyCart, others: [] };
  const read = async (loja: string | undefined): Promise<Cart | undefined> => {
    try {
      return await api.call('readCart', { query: { loja: loja ?? '' }, skipsErrorPage: true });
    } catch (error) {
      onError(error, 'Erro ao buscar a sacola:');
      return undefined;
    }
  };
  const otherShops = shops.filter(({ id }) => id !== shop.id);
  const [cart, ...others] = await Promise.all([shop, ...otherShops].map(({ loja }) => read(loja)));
  return {
    cart: cart ? toCartView(cart, { toHref, toLocalUrl }) : emptyCart,
    others: otherShops.flatMap(({ id: shopId }, index) => {
      const count = others[index]?.quantidadeItens ?? 0;
      return count > 0 ? [{ shopId, count }] : [];
    }),
  };
}
