import type { Selectable } from 'kysely';
import type { OrderRow } from '#database/schema/orders.ts';

/**
 * Whether contact and address of the order may open an account: a guest has paid it, its money is not to go back, and its contact is not
 * erased.
 */
export function canOpenAccount(order: Pick<Selectable<OrderRow>, 'customer_id' | 'money_state' | 'email'>): boolean {
  return order.customer_id === null && order.money_state === 'paid' && order.email !== '';
}
