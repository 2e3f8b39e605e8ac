import { useEffect, useEffectEvent, useRef } from 'react';
import { callApi } from '#web/http/browser-api.ts';

/**
 * The server renders the signed-in customer into the page. A page without a session may come from a shared cache, so the browser
 * requests the user once when idle (specification 7, reading A36), and calls `renew` if the page shows the state of another
 * customer. All later renewals are in `useRenewals`.
 */
export function useCurrentUser(hasSession: boolean | undefined, renew: () => void): void {
  const hasRequested = useRef(false);
  const notify = useEffectEvent(renew);
  const shouldRequest = hasSession === false;
  useEffect(() => {
    if (!shouldRequest || hasRequested.current) return undefined;
    let isCancelled = false;
    const load = async () => {
      await whenIdle();
      if (isCancelled) return;
      hasRequested.current = true;
      const isCustomer = await findIsCustomer();
      // Back navigation may restore the page from the HTTP cache, rendered before the visitor had a session and a cart.
      if (isCustomer || (isCustomer === false && isBackForward())) notify();
    };
    void load();
    return () => {
      isCancelled = true;
    };
  }, [shouldRequest]);
}

/** Undefined if the request fails; the page then stays as rendered. */
async function findIsCustomer(): Promise<boolean | undefined> {
  try {
    return (await callApi<'user'>({ method: 'GET', path: '/checkout/user', skipsErrorPage: true })).logado;
  } catch {
    return undefined;
  }
}

/** True if the document was reached by a back or forward navigation. */
function isBackForward(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');
}

const idleTimeoutMs = 2000;
/** The delay in browsers without idle callbacks (Safari). */
const fallbackDelayMs = 300;

/** Resolves when the browser is idle, or after two seconds. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs });
    else setTimeout(resolve, fallbackDelayMs);
  });
}
