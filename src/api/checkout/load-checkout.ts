import type { ReadModel } from '../catalogue/published/model.ts';
import { toCachedQuoteText } from './cached-quote.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { type CheckoutState, type CheckoutVisit, getCheckout } from './get-checkout.ts';
import { saveEntries } from './save-entries.ts';

interface LoadedVisit extends CheckoutVisit {
  /** Throws when the visitor has asked for too many quotes. */
  limitQuotes?: () => void;
}

/** The checkout, after carriers were asked if their cached quote is stale. Never called in a transaction. */
export async function loadCheckout(
  dependencies: CheckoutDependencies,
  model: ReadModel,
  visit: LoadedVisit,
): Promise<CheckoutState> {
  const { database, carriers } = dependencies;
  const { session, shopId, nowMs } = visit;
  const state = await getCheckout(dependencies, model, visit);
  if (!carriers || !session || !state.unquoted) return state;
  visit.limitQuotes?.();
  const quote = toCachedQuoteText(state.unquoted, await carriers.quote(state.unquoted), nowMs);
  await saveEntries(database, { sessionHash: session.token_hash, shopId }, { quote_json: quote }, nowMs);
  return getCheckout(dependencies, model, visit);
}
