// Opens an account from the order of a guest; the accounts area calls it through its interface of order records.

import type { Queryable, Transaction } from '#database/schema/database-schema.ts';
import { ApiError } from '../../http/errors.ts';
import { canOpenAccount } from '../stored/can-open-account.ts';
import { addressOf, deliveryOf } from '../stored/columns.ts';
import { findOrderRow, type OrderReader } from '../stored/queries.ts';
import { unknownOrder } from '../view/get-order-row.ts';

/** Throws `not-found` if its reader may not see the order, and `refused` unless it can open an account. */
export async function getOrderForAccount(kysely: Queryable, reader: OrderReader) {
  const order = await findOrderRow(kysely, reader);
  if (!order) throw unknownOrder();
  if (!canOpenAccount(order))
    throw new ApiError(
      'refused',
      'Este pedido não abre uma conta: ele não está pago, ou já está em uma. Atualize a página.',
    );
  const { id, shop_id: shopId, name, email, document, phone } = order;
  // The address of a pickup is the shop's.
  const address = deliveryOf(order).pontoRetirada ? undefined : addressOf(order);
  return { id, shopId, name, email, document, phone, address };
}

interface AddOrderInput {
  orderId: number;
  customerId: number;
  /** The address that the account has proven. */
  email: string;
}

/** Gives the order to the account, unless it has become another's or has another address. */
export async function addOrderToAccount(
  transaction: Transaction,
  { orderId, customerId, email }: AddOrderInput,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set((eb) => ({ customer_id: customerId, version: eb('version', '+', 1) }))
    .where('id', '=', orderId)
    .where('customer_id', 'is', null)
    .where('email', '=', email)
    .execute();
}
