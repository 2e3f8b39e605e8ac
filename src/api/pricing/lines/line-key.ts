import type { Selectable } from 'kysely';
import type { CartLineIdentity } from '#contract/cart.ts';
import type { CartLineRow } from '#database/schema/cart.ts';
import { ApiError } from '../../http/errors.ts';

export type CartLine = Omit<Selectable<CartLineRow>, 'cart_id'>;

/** The columns that identify a line within its cart (contract 4.4). */
export type LineKey = Omit<CartLine, 'id' | 'quantity' | 'added_price_cents'>;

export const lineKeyColumns = [
  'kind',
  'product_id',
  'attribute_value_id',
  'sale_unit_id',
  'warehouse_id',
  'addition',
] as const;

// The largest value of the columns' type; PostgreSQL fails on a greater one.
const maxId = 2_147_483_647;

/** Throws `invalid` for ids out of range. */
export function toLineKey(identity: CartLineIdentity): LineKey {
  const key = {
    kind: identity.tipo,
    product_id: identity.idProduto,
    attribute_value_id: identity.idAtributoSimples,
    sale_unit_id: identity.idUnidadeVenda,
    warehouse_id: identity.idArmazem,
    addition: identity.adicional.toWellFormed(),
  };
  if (Math.max(key.product_id, key.attribute_value_id, key.sale_unit_id, key.warehouse_id) > maxId) {
    throw new ApiError('invalid', 'Produto não encontrado.', { field: 'idProduto' });
  }
  return key;
}
