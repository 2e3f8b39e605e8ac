import type { SessionRow } from '#database/schema/accounts.ts';
import type { ApiDependencies } from '../http/dependencies.ts';
import { allocateStock } from '../pricing/lines/allocate-stock.ts';
import { type PricingCatalogue, getPricedItem } from '../pricing/lines/get-priced-item.ts';
import type { CartChange } from './change-cart.ts';

/** A change of the cart that a session sees in a shop, at the current time. */
export function createCartChange(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  catalogue: PricingCatalogue,
  shopId: string,
  session: SessionRow,
): CartChange {
  return {
    database,
    shopId,
    sessionHash: session.token_hash,
    customerId: session.customer_id,
    nowMs: clock().getTime(),
    allocate: (lines, changedIds) => allocateStock(lines, (line) => getPricedItem(catalogue, shopId, line), changedIds),
  };
}
