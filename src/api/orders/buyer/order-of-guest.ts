// Opens an account from the order of a guest; the accounts area calls it through its interface of order records.

import type { Context } from 'hono';
import type { Database } from '#database/client.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import { ApiError } from '../../http/errors.ts';
import type { VisitorSessions } from '../../http/visitor-session.ts';
import { addressOf, deliveryOf } from '../stored/columns.ts';
import { takesAccount } from '../stored/takes-account.ts';
import { getOrderRow } from '../view/get-order-row.ts';

/** Throws `not-found` if the request may not see the order, and `refused` unless a guest has paid it. */
export async function getOrderOfGuest(dependencies: { database: Database; sessions: VisitorSessions }, c: Context) {
  const order = await getOrderRow(dependencies, c);
  if (!takesAccount(order))
    throw new ApiError('refused', 'Este pedido já está em uma conta, ou ainda espera o pagamento. Atualize a página.');
  const { id, number, shop_id: shopId, name, email, document, phone } = order;
  // The address of a pickup is the shop's.
  const address = deliveryOf(order).pontoRetirada ? undefined : addressOf(order);
  return { id, number: formatOrderNumber(number), shopId, name, email, document, phone, address };
}

interface JoinOrderInput {
  orderId: number;
  customerId: number;
  /** The address that the account has proven. */
  email: string;
}

/** Gives the order to the account, unless it has become another's or has another address. */
export async function joinOrder(
  transaction: Transaction,
  { orderId, customerId, email }: JoinOrderInput,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set((eb) => ({ customer_id: customerId, version: eb('version', '+', 1) }))
    .where('id', '=', orderId)
    .where('customer_id', 'is', null)
    .where('email', '=', email)
    .execute();
}
