import type { PictureFields } from '#web/browser/device.ts';
import type { StorefrontContext } from '../../../request-context.server.ts';
import { type CartView, emptyCart, toCartView } from './cart-view.ts';

export interface Carts {
  /** Undefined if the API has not answered: an unknown cart is not an empty one. */
  cart: CartView | undefined;
  /** The carts of the other shops that are not empty (reading A1); undefined if the API has not answered. */
  others: { shopId: string; count: number }[] | undefined;
}

const loading = new WeakMap<StorefrontContext, Promise<Carts>>();

/** Loads the carts once per request: the layout shows them, and the cart page responds with 503 if its cart is unknown. */
export function loadCarts(storefront: StorefrontContext, fields: Pick<PictureFields, 'geral'>): Promise<Carts> {
  const carts = loading.get(storefront) ?? readCarts(storefront, fields);
  loading.set(storefront, carts);
  return carts;
}

/** Visitors without a session have no cart; a failure to load one is logged. */
async function readCarts(
  { api, onError, toHref, toLocalUrl }: StorefrontContext,
  fields: Pick<PictureFields, 'geral'>,
): Promise<Carts> {
  if (!api.hasSession) return { cart: emptyCart, others: [] };
  try {
    const cart = await api.call('readCart', { skipsErrorPage: true });
    return { cart: toCartView(cart, { toHref, toLocalUrl, fields }), others: cart.outrasSacolas?.map(toOther) ?? [] };
  } catch (error) {
    onError(error, 'Erro ao buscar a sacola:');
    return { cart: undefined, others: undefined };
  }
}

const toOther = ({ loja, quantidadeItens }: { loja: string; quantidadeItens: number }) => ({
  shopId: loja,
  count: quantidadeItens,
});
