import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { User } from '#contract/customers/account.ts';
import { toFirstName } from '#rules/customers/first-name.ts';
import { callApi } from '#web/http/browser-api.ts';

type NamedUser = Pick<User, 'logado' | 'nomeRazao'>;

interface LoadedUser {
  customer: { firstName: string } | null;
  /** Whether the server knew the visitor's session when it rendered the page. */
  isRecognised: boolean;
}

/** Module state: the layout mounts anew around an error page. */
let hasAsked = false;

/**
 * Who is signed in (specification 7). The server renders it into the page; a public page may come from a shared
 * cache, so the browser asks once when it is idle (reading A36). `storeUser` takes the answer of a login: it is shown at
 * once, and the layout's personal data is revalidated.
 */
export function useCurrentUser(loaded: LoadedUser | undefined) {
  const [stored, setStored] = useState<{ firstName: string; before: LoadedUser | undefined }>();
  const { revalidate } = useRevalidator();
  const storeUser = (user: NamedUser) => {
    if (!user.logado) return;
    setStored({ firstName: toFirstName(user.nomeRazao), before: loaded });
    void revalidate();
  };
  useAskedUser(loaded, storeUser);
  useReturns();
  // What is loaded afterwards knows better: the session may have ended meanwhile.
  const known = stored?.before === loaded ? stored?.firstName : undefined;
  return { firstName: loaded?.customer?.firstName ?? known, storeUser };
}

function useAskedUser(loaded: LoadedUser | undefined, onUser: (user: NamedUser) => void): void {
  const { revalidate } = useRevalidator();
  const tell = useEffectEvent(onUser);
  const mustAsk = loaded?.isRecognised === false;
  useEffect(() => {
    if (!mustAsk || hasAsked) return undefined;
    let isGone = false;
    const ask = async () => {
      await whenIdle();
      if (isGone) return;
      hasAsked = true;
      const user = await findUser();
      if (user?.logado) tell(user);
      // Going back shows the browser's own cached page: from before the visitor had a session, and with it a cart.
      else if (user && isReturn()) await revalidate();
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [mustAsk, revalidate]);
}

/** A document restored from the back/forward cache is stale: other pages may have changed the cart. */
function useReturns(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const renew = async () => {
      // Without a connection a revalidation would replace the page by an error.
      if (await findUser()) await revalidate();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void renew();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [revalidate]);
}

/** Undefined without an answer: the page stays as it was rendered. */
async function findUser(): Promise<NamedUser | undefined> {
  try {
    return await callApi<'user'>({ method: 'GET', path: '/checkout/user' });
  } catch {
    return undefined;
  }
}

/** Whether the document was reached by going back or forward. */
function isReturn(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');
}

const longestWaitMs = 2000;
/** For browsers without idle callbacks (Safari). */
const guessMs = 300;

/** Resolves when the browser is idle, after two seconds at the latest. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
    else setTimeout(resolve, guessMs);
  });
}
