import { listBuyerActions } from '#rules/orders/order-state.ts';
import { deliveryOf, toState } from './columns.ts';

type StoredColumns = Parameters<typeof toState>[0] & Parameters<typeof deliveryOf>[0];

/** Whether the buyer may still correct the address. What is picked up goes to no address. */
export function isAddressOpen(order: StoredColumns): boolean {
  return !deliveryOf(order).pontoRetirada && listBuyerActions(toState(order)).includes('correct-address');
}
