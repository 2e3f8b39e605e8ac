import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { User } from '#contract/customers/account.ts';
import { toFirstName } from '#rules/customers/first-name.ts';
import { callApi } from '../../../lib/http/browser-api.ts';
import { whenIdle } from '../../../lib/late/when-idle.ts';

interface LoadedUser {
  customer: { firstName: string } | null;
  /** Whether the server knew the visitor's session when it rendered the page. */
  isRecognised: boolean;
}

/** The frame mounts anew around an error page, so it cannot remember itself that it has asked. */
let hasAsked = false;

/**
 * Who is signed in (specification 7). The server says it with the page; a page for nobody may come from a cache that many
 * share, so the browser asks once after it has nothing else to do (reading A36). `storeUser` takes the answer of a login:
 * it counts at once, and the personal data of the page is renewed.
 */
export function useCurrentUser(loaded: LoadedUser | undefined) {
  const [stored, setStored] = useState<string>();
  const { revalidate } = useRevalidator();
  const storeUser = (user: User) => {
    if (!user.logado) return;
    setStored(toFirstName(user.nomeRazao));
    void revalidate();
  };
  const mustAsk = loaded?.isRecognised === false;

  useEffect(() => {
    if (!mustAsk || hasAsked) return undefined;
    let isGone = false;
    const ask = async () => {
      await whenIdle();
      if (isGone) return;
      hasAsked = true;
      try {
        const user = await callApi<'user'>({ method: 'GET', path: '/checkout/user' });
        if (!user.logado) return;
        setStored(toFirstName(user.nomeRazao));
        await revalidate();
      } catch {
        // The visitor of the page as it was rendered.
      }
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [mustAsk, revalidate]);

  return { firstName: loaded?.customer?.firstName ?? stored, storeUser };
}
