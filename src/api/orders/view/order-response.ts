import type { Context } from 'hono';
import type { Selectable } from 'kysely';
import type { OrderRow } from '#database/schema/orders.ts';
import type { CheckoutDependencies } from '../../checkout/dependencies.ts';
import { loadOrder } from '../stored/queries.ts';
import { toPaymentOptions } from './payment-options.ts';
import { toOrder } from './wire.ts';

type Dependencies = Pick<CheckoutDependencies, 'database' | 'clock' | 'payments'>;

/** The order as its buyer sees it now, with the payment methods while it waits for its money. */
export async function respondWithOrder(
  { database, clock, payments }: Dependencies,
  c: Context,
  row: Selectable<OrderRow>,
): Promise<Response> {
  const stored = await loadOrder(database.kysely, row);
  const nowMs = clock().getTime();
  const order = toOrder(stored, nowMs);
  const options = toPaymentOptions(stored, payments.kinds, nowMs);
  return c.json(options ? { ...order, pagamento: { ...order.pagamento, opcoes: options } } : order);
}
