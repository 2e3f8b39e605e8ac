import type { CombinationRequest } from '#contract/cart.ts';
import type { ShopResponse } from '#contract/product.ts';
import { priceCart } from '#rules/promotions/price-cart.ts';
import { toPiecesPayload } from '../../catalogue/kits/payload.ts';
import type { ListPart, ReadModel } from '../../catalogue/published/model.ts';
import { getUnit, requireForSale } from '../../catalogue/published/units.ts';
import { toPrices } from '../../catalogue/published/wire.ts';
import { ApiError } from '../../http/errors.ts';
import type { Promotions } from '../lines/price-allocated-cart.ts';

/**
 * One piece of each product at the price of a cart with both, and the payload of that cart. Throws `invalid` for an unknown
 * product or value, `refused` when one is not for sale or they are no pair.
 */
export function pricePair(
  model: ReadModel,
  { combinations, cashDiscount }: Promotions,
  { produtoPrincipal, produtoIndicado }: CombinationRequest,
): ShopResponse {
  const [main, other] = [getPart(model, produtoPrincipal), getPart(model, produtoIndicado)];
  const known = combinations.get(produtoIndicado.id) ?? [];
  if (!known.some(({ productId }) => productId === produtoPrincipal.id)) {
    throw new ApiError('refused', 'Esses produtos não têm preço especial juntos.', { field: 'produtoIndicado' });
  }
  requireForSale(main.product, main.unit, 'produtoPrincipal');
  requireForSale(other.product, other.unit, 'produtoIndicado');
  const parts = [main, other];
  const lines = parts.map(({ product, unit, quantity }) => ({
    productId: product.id,
    priceCents: model.prices.priceOf(product, unit).cents,
    quantity,
  }));
  const { subtotalCents, totalCents } = priceCart(lines, { combinations, cashDiscount, coupon: undefined });
  const price = { cents: totalCents, listCents: totalCents < subtotalCents ? subtotalCents : 0 };
  return { precos: toPrices(price, cashDiscount), carrinho: toPiecesPayload(model.siteUrl, parts) };
}

function getPart(model: ReadModel, { id, idAtributoValor }: CombinationRequest['produtoPrincipal']): ListPart {
  const product = model.productsById.get(id);
  if (!product) throw new ApiError('invalid', 'Produto não encontrado.', { field: 'id' });
  return { product, unit: getUnit(product, idAtributoValor), quantity: 1 };
}
