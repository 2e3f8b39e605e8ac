/** The last observed state: a visitor, a visitor who is signing in or up, or a customer. */
export type SeenPerson = 'visitor' | 'signing-up' | 'customer';

interface Sight {
  isCustomer: boolean;
  isSignUpPage: boolean;
}

/** Who is seen now, and what happened since the last time: a customer where a visitor was has signed in, or up. */
export function toSignInEvent(
  before: SeenPerson | undefined,
  { isCustomer, isSignUpPage }: Sight,
): { seen: SeenPerson; event?: 'login' | 'sign_up' } {
  if (!isCustomer) return { seen: isSignUpPage ? 'signing-up' : 'visitor' };
  if (before === 'visitor') return { seen: 'customer', event: 'login' };
  if (before === 'signing-up') return { seen: 'customer', event: 'sign_up' };
  return { seen: 'customer' };
}
