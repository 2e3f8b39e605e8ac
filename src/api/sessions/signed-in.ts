import type { Context } from 'hono';
import { ApiError } from '../errors.ts';
import type { Sessions } from './sessions.ts';

/** Id of the signed-in customer. Throws `unauthenticated` for visitors. */
export async function getCustomerId(sessions: Sessions, c: Context): Promise<number> {
  const session = await sessions.find(c);
  if (!session?.customer_id) throw new ApiError('unauthenticated', 'Entre na sua conta para continuar.');
  return session.customer_id;
}
