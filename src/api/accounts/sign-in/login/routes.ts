// The current user; sign-in and sign-out.

import { type Context, Hono } from 'hono';
import { loginRequestSchema } from '#contract/customers/account.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import { parseBody } from '../../../http/body.ts';
import type { ApiEnvironment } from '../../../http/environment.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { findCustomer } from '../queries.ts';
import { toUser } from '../wire.ts';
import { logIn } from './log-in.ts';

export function createLoginRoutes(dependencies: AccountDependencies) {
  const { database, sessions, limiter, orderRecords } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  async function respondWithUser(c: Context, session: SessionRow | undefined) {
    const { kysely } = database;
    const customer = session?.customer_id ? await findCustomer(kysely, session.customer_id) : undefined;
    const hasOrdered = customer !== undefined && (await orderRecords.hasOrdered(kysely, customer.id));
    return c.json(toUser(session, customer && { ...customer, hasOrdered }));
  }

  routes.get('/checkout/user', async (c) => respondWithUser(c, await sessions.find(c)));

  routes.post('/checkout/login', async (c) => {
    limiter.take(c, 'login');
    const credentials = await parseBody(c.req, loginRequestSchema);
    return respondWithUser(c, await logIn(dependencies, c, credentials));
  });

  routes.post('/checkout/logout', async (c) => {
    await sessions.signOut(c);
    return c.json({ sucesso: true });
  });

  return routes;
}
