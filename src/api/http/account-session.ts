// The session of an account, which no cookie opens: the carts of all devices that are signed in refer to it (decision 31).

import type { SessionRow } from '#database/schema/accounts.ts';

/** Its `token_hash`. Those of visitors are SHA-256 in hex, so that none is equal to it. */
export const toAccountSession = (customerId: number): string => `account-${customerId}`;

/** The `token_hash` that the carts of a session refer to: its own, or that of its account. */
export function toCartOwner({
  token_hash: own,
  customer_id: customerId,
}: Pick<SessionRow, 'token_hash' | 'customer_id'>): string {
  return customerId === null ? own : toAccountSession(customerId);
}
