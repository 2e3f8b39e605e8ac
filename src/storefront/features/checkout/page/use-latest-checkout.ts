import { useState } from 'react';
import type { AnsweredForm, FormResult } from '#web/forms/form-result.ts';
import type { CheckoutData, ShownCheckout } from '../steps/load-checkout.server.ts';

/**
 * What came last: the data of the loader, or the answer to a form. The answer stays after the router has dropped the result, which it
 * does at a link to a place in the page.
 */
export function useLatestCheckout(
  loaded: CheckoutData,
  result: FormResult<AnsweredForm<ShownCheckout>> | undefined,
): CheckoutData {
  const shown = result?.ok ? result.shown : undefined;
  const [latest, setLatest] = useState({ loaded, shown, data: { ...loaded, ...shown } });
  if (loaded !== latest.loaded) setLatest({ loaded, shown, data: loaded });
  else if (shown && shown !== latest.shown) setLatest({ loaded, shown, data: { ...loaded, ...shown } });
  return latest.data;
}
