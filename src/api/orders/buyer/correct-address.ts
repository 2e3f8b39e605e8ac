import { isDeepStrictEqual } from 'node:util';
import type { DeliveryAddress } from '#contract/buying/checkout.ts';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { maskPostalCode } from '#rules/postal-code.ts';
import { ApiError } from '../../http/errors.ts';
import { addressOf } from '../stored/columns.ts';
import { isAddressOpen } from '../stored/is-address-open.ts';
import { lockOrder, noteOrderEvent } from '../stored/move-order.ts';

/**
 * Replaces the address of an order before it is packed (specification 10.8). Throws `refused` afterwards, for a pickup, and for another CEP,
 * whose freight was not paid.
 */
export function correctAddress(
  { kysely }: Database,
  { orderId, address, nowMs }: { orderId: number; address: DeliveryAddress; nowMs: number },
): Promise<void> {
  return inTransaction(kysely, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order || !isAddressOpen(order))
      throw new ApiError('refused', 'O endereço deste pedido não pode mais mudar por aqui. Fale com a gente.');
    const stored = addressOf(order);
    const { cep } = stored;
    if (address.cep !== cep) {
      const text = `O frete deste pedido é para o CEP ${maskPostalCode(cep)}. Para entregar em outro, cancele e faça um novo pedido.`;
      throw new ApiError('refused', text, { field: 'cep' });
    }
    if (isDeepStrictEqual(address, stored)) return;
    await transaction
      .updateTable('orders')
      .set({ address_json: JSON.stringify(address) })
      .where('id', '=', orderId)
      .execute();
    await noteOrderEvent(transaction, { orderId, kind: 'address-corrected', actor: 'buyer', nowMs });
  });
}
