// The customer's own data.

import { Hono } from 'hono';
import { profileChangeSchema } from '#contract/customers/profile.ts';
import type { AreaDependencies } from '../../area.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { getCustomerId } from '../../sessions/signed-in.ts';
import { parseForm } from '../parse-form.ts';
import { requirePastBirth } from '../require-past-birth.ts';
import { changeProfile } from './change-profile.ts';
import { getCustomer } from './queries.ts';
import { toProfile } from './wire.ts';

type Dependencies = Pick<AreaDependencies, 'database' | 'sessions' | 'clock'>;

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
