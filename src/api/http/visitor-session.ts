// The visitor's session as every area sees it. `accounts` implements it, so that no other area imports `accounts`.

import type { Context } from 'hono';
import { otherCustomerText } from '#contract/customers/account.ts';
import { customerHeader } from '#contract/site-paths.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import { ApiError } from './errors.ts';

export interface VisitorSessions {
  /** The active session of the request, by the `Session` header, else by the cookie. */
  find(c: Context): Promise<SessionRow | undefined>;
  /** The session of the request, or a new anonymous one, whose cookie the response sets. */
  open(c: Context): Promise<SessionRow>;
}

/**
 * Id of the signed-in customer. Throws `unauthenticated` for visitors, `conflict` if the request was meant for another
 * customer.
 */
export async function getCustomerId(sessions: VisitorSessions, c: Context): Promise<number> {
  const session = await sessions.find(c);
  if (!session?.customer_id) throw new ApiError('unauthenticated', 'Entre na sua conta para continuar.');
  const meant = c.req.header(customerHeader);
  if (meant !== undefined && meant !== String(session.customer_id)) throw new ApiError('conflict', otherCustomerText);
  return session.customer_id;
}
