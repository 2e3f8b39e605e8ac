import type { Transaction } from 'kysely';
import { type DeliveryAddress, deliveryAddressFieldsSchema } from '#contract/buying/checkout.ts';
import { orderSchema } from '#contract/buying/orders.ts';
import type { Database } from '#database/client.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { listBuyerActions } from '#rules/orders/order-state.ts';
import { maskPostalCode } from '#rules/postal-code.ts';
import { withRetry } from '../http/database-errors.ts';
import { ApiError } from '../http/errors.ts';
import { lockOrder, noteOrderEvent } from './move-order.ts';
import { toState } from './order-tracks.ts';

interface Correction {
  orderId: number;
  address: DeliveryAddress;
  nowMs: number;
}

/**
 * Replaces the address of an order before it is packed (specification 10.8). Throws `refused` afterwards, for a pickup, and for another CEP,
 * whose freight was not paid.
 */
export function correctAddress({ kysely }: Database, correction: Correction): Promise<void> {
  return withRetry(() => kysely.transaction().execute((transaction) => correct(transaction, correction)));
}

async function correct(
  transaction: Transaction<DatabaseSchema>,
  { orderId, address, nowMs }: Correction,
): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  if (!order || !isAddressOpen(order))
    throw new ApiError('refused', 'O endereço deste pedido não pode mais mudar por aqui. Fale com a gente.');
  const { cep } = deliveryAddressFieldsSchema.parse(JSON.parse(order.address_json));
  if (address.cep !== cep) {
    const text = `O frete deste pedido é para o CEP ${maskPostalCode(cep)}. Para entregar em outro, cancele e faça um novo pedido.`;
    throw new ApiError('refused', text, { field: 'cep' });
  }
  await transaction
    .updateTable('orders')
    .set({ address_json: JSON.stringify(address) })
    .where('id', '=', orderId)
    .execute();
  await noteOrderEvent(transaction, { orderId, kind: 'address-corrected', actor: 'buyer', nowMs });
}

/** Whether the buyer may still correct the address. What is picked up goes to no address. */
export function isAddressOpen(order: Parameters<typeof toState>[0] & { delivery_json: string }): boolean {
  const delivery = orderSchema.shape.entrega.parse(JSON.parse(order.delivery_json));
  return !delivery.pontoRetirada && listBuyerActions(toState(order)).includes('correct-address');
}
