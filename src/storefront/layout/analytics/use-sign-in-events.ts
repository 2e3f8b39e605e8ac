import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pushEvent } from '#web/analytics/data-layer.ts';
import { readStored, store } from '#web/browser/storage.ts';
import { paths } from '../../paths.ts';

const storageKey = 'visita';
let seenHere: SeenPerson | undefined;

/** Signing in loads a new document, so the last state is stored for the session once the visitor allows analytics. */
export function useSignInEvents(isCustomer: boolean | undefined, mayStore: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isCustomer === undefined) return;
    const before = seenHere ?? (mayStore ? readSeen() : undefined);
    const { seen, event } = toSignInEvent(before, { isCustomer, isSignUpPage: pathname.startsWith(paths.signUp) });
    seenHere = seen;
    // Without storage only changes within one document are reported.
    if (mayStore) store('session', storageKey, seen);
    if (event) pushEvent({ event, method: 'password' });
  }, [isCustomer, mayStore, pathname]);
}

function readSeen(): SeenPerson | undefined {
  const value = readStored('session', storageKey);
  return value === 'visitor' || value === 'signing-up' || value === 'customer' ? value : undefined;
}

/** The last observed state: a visitor, a visitor who is signing in or up, or a customer. */
type SeenPerson = 'visitor' | 'signing-up' | 'customer';

/** The current state, and the event since the last one: a customer after a visitor has signed in, or up. */
export function toSignInEvent(
  before: SeenPerson | undefined,
  { isCustomer, isSignUpPage }: { isCustomer: boolean; isSignUpPage: boolean },
): { seen: SeenPerson; event?: 'login' | 'sign_up' } {
  if (!isCustomer) return { seen: isSignUpPage ? 'signing-up' : 'visitor' };
  if (before === 'visitor') return { seen: 'customer', event: 'login' };
  if (before === 'signing-up') return { seen: 'customer', event: 'sign_up' };
  return { seen: 'customer' };
}
