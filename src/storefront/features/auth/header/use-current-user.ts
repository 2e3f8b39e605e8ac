import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { User } from '#contract/customers/account.ts';
import { toFirstName } from '#rules/customers/first-name.ts';
import { callApi } from '#web/http/browser-api.ts';

type NamedUser = Pick<User, 'logado' | 'nomeRazao'>;

interface LoadedUser {
  customer: { firstName: string } | null;
  /** True if the request had a session when the server rendered the page. */
  hasSession: boolean;
}

/**
 * The first name of the signed-in customer (specification 7). The server renders it into the page; a public page may come
 * from a shared cache, so the browser requests the user once when idle (reading A36), and revalidates the personal data for a
 * signed-in customer.
 */
export function useCurrentUser(loaded: LoadedUser | undefined): string | undefined {
  const [found, setFound] = useState<{ firstName: string; before: LoadedUser | undefined }>();
  const { revalidate } = useRevalidator();
  useRequestedUser(loaded, ({ nomeRazao }) => {
    setFound({ firstName: toFirstName(nomeRazao), before: loaded });
    void revalidate();
  });
  useBackForwardRevalidation();
  // Loader data that arrives later takes precedence, since the session may have ended.
  const known = found?.before === loaded ? found?.firstName : undefined;
  return loaded?.customer?.firstName ?? known;
}

function useRequestedUser(loaded: LoadedUser | undefined, onUser: (user: NamedUser) => void): void {
  const { revalidate } = useRevalidator();
  const hasRequested = useRef(false);
  const notify = useEffectEvent(onUser);
  const shouldRequest = loaded?.hasSession === false;
  useEffect(() => {
    if (!shouldRequest || hasRequested.current) return undefined;
    let isCancelled = false;
    const load = async () => {
      await whenIdle();
      if (isCancelled) return;
      hasRequested.current = true;
      const user = await findUser();
      if (user?.logado) notify(user);
      // Back navigation may restore the page from the HTTP cache, rendered before the visitor had a session and a cart.
      else if (user && isBackForward()) await revalidate();
    };
    void load();
    return () => {
      isCancelled = true;
    };
  }, [shouldRequest, revalidate]);
}

/** A document restored from the back/forward cache is stale: other pages may have changed the cart. */
function useBackForwardRevalidation(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = async () => {
      // Without a connection a revalidation would replace the page by an error.
      if (await findUser()) await revalidate();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refresh();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [revalidate]);
}

/** Undefined if the request fails; the page then stays as rendered. */
async function findUser(): Promise<NamedUser | undefined> {
  try {
    return await callApi<'user'>({ method: 'GET', path: '/checkout/user' });
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
