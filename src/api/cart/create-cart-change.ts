import type { SessionRow } from '#database/schema/commerce.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { type PricingCatalogue, getPricedItem } from '../priced-items/get-priced-item.ts';
import { allocateStock } from './allocate-stock.ts';
import type { CartChange } from './change-cart.ts';

/** A change of the session's cart in a shop, at the current time. */
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
