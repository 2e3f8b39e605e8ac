// The customer's own data.

import { Hono } from 'hono';
import { profileChangeSchema } from '#contract/customers/profile.ts';
import type { ApiEnvironment } from '../../../http/environment.ts';
import { getCustomerId } from '../../../http/visitor-session.ts';
import { parseForm } from '../../account/parse-form.ts';
import { requirePastBirth } from '../../account/require-past-birth.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { changeProfile } from './change-profile.ts';
import { getCustomer } from './queries.ts';
import { toProfile } from './wire.ts';

type Dependencies = Pick<AccountDependencies, 'database' | 'sessions' | 'clock'>;

/** GET and PUT `/client`. */
export function createAccountRoutes({ database, sessions, clock }: Dependencies) {
  const routes = new Hono<ApiEnvironment>();

  routes.get('/client', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    return c.json(toProfile(await getCustomer(database.kysely, customerId)));
  });

  routes.put('/client', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const change = await parseForm(c.req, profileChangeSchema);
    const nowMs = clock().getTime();
    requirePastBirth(change.nascimento, nowMs);
    return c.json(toProfile(await changeProfile(database, customerId, change, nowMs)));
  });

  return routes;
}
