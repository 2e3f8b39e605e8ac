import type { Selectable } from 'kysely';
import type { OrderRow } from '#database/schema/orders.ts';

/** Whether contact and address of the order may open an account: a guest has paid it, and its contact is not erased. */
export function takesAccount(order: Pick<Selectable<OrderRow>, 'customer_id' | 'paid_at' | 'email'>): boolean {
  return order.customer_id === null && order.paid_at !== null && order.email !== '';
}
