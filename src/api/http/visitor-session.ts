// The visitor's session as every area sees it. `accounts` implements it, so that no other area imports `accounts`.

import type { Context } from 'hono';
import type { SessionRow } from '#database/schema/accounts.ts';
import { ApiError } from './errors.ts';

export interface VisitorSessions {
  /** The active session of the request, by the `Session` header, else by the cookie. */
  find(c: Context): Promise<SessionRow | undefined>;
  /** The session of the request, or a new anonymous one, whose cookie the response sets. */
  open(c: Context): Promise<SessionRow>;
}

/** Id of the signed-in customer. Throws `unauthenticated` for visitors. */
export async function getCustomerId(sessions: VisitorSessions, c: Context): Promise<number> {
  const session = await sessions.find(c);
  if (!session?.customer_id) throw new ApiError('unauthenticated', 'Entre na sua conta para continuar.');
  return session.customer_id;
}
