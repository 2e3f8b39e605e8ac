import type { SessionRow } from '#database/schema/commerce.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { type OfferCatalogue, findOffer } from '../offers/find-offer.ts';
import type { CartChange } from './change-cart.ts';
import { settleLines } from './settle-lines.ts';

/** A change of the cart that a session has in a shop, at this moment. */
export function createCartChange(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  catalogue: OfferCatalogue,
  shopId: string,
  session: SessionRow,
): CartChange {
  return {
    database,
    shopId,
    sessionHash: session.token_hash,
    customerId: session.customer_id,
    nowMs: clock().getTime(),
    settle: (lines, changedIds) => settleLines(lines, (line) => findOffer(catalogue, shopId, line), changedIds),
  };
}
