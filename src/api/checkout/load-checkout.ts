import type { ReadModel } from '../catalogue/published/model.ts';
import type { Carriers } from '../delivery/carriers/carriers.ts';
import { toCachedQuoteText } from './cached-quote.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { type CheckoutState, type CheckoutVisit, getCheckout } from './get-checkout.ts';
import { saveEntries } from './save-entries.ts';

interface LoadedVisit extends Omit<CheckoutVisit, 'askCarriers'> {
  /** Throws when the visitor has asked for too many quotes. */
  limitQuotes?: () => void;
}

/** The checkout, for which carriers are asked if their cached quote is stale. Never called in a transaction. */
export function loadCheckout(
  dependencies: CheckoutDependencies,
  model: ReadModel,
  { limitQuotes, ...visit }: LoadedVisit,
): Promise<CheckoutState> {
  const { database, carriers } = dependencies;
  const { session, shopId, nowMs } = visit;
  if (!carriers || !session) return getCheckout(dependencies, model, visit);
  const askCarriers: Carriers['quote'] = async (request) => {
    limitQuotes?.();
    const options = await carriers.quote(request);
    const quote = toCachedQuoteText(request, options, nowMs);
    await saveEntries(database, { sessionHash: session.token_hash, shopId }, { quote_json: quote }, nowMs);
    return options;
  };
  return getCheckout(dependencies, model, { ...visit, askCarriers });
}
