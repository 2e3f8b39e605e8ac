// The log of a customer's consents. It is append-only; the newest decision of each purpose counts.

import { Hono } from 'hono';
import { consentRequestSchema } from '#contract/customers/privacy.ts';
import type { AreaDependencies } from '../../area.ts';
import { ApiError } from '../../errors.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { getCustomerId } from '../../sessions/signed-in.ts';
import { changeAccount } from '../change-account.ts';
import { parseForm } from '../parse-form.ts';
import { listConsents } from './queries.ts';
import { recordConsent } from './record-consent.ts';
import { toConsents } from './wire.ts';

type Dependencies = Pick<AreaDependencies, 'database' | 'sessions' | 'clock'>;

/** The two calls at `/client/consents`. */
export function createConsentRoutes({ database, sessions, clock }: Dependencies) {
  const routes = new Hono<ApiEnvironment>();

  routes.get('/client/consents', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    return c.json(toConsents(await listConsents(database.kysely, customerId)));
  });

  routes.put('/client/consents', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const { finalidade, aceita } = await parseForm(c.req, consentRequestSchema);
    if (finalidade === 'termos' && !aceita) {
      throw new ApiError('refused', 'Os termos valem enquanto a conta existir. Para deixá-los, apague a conta.', {
        field: 'aceita',
      });
    }
    const consents = await changeAccount(database, customerId, async (transaction, customer) => {
      const decision = { purpose: finalidade, isGranted: aceita, nowMs: clock().getTime() };
      await recordConsent(transaction, customer, decision);
      return listConsents(transaction, customerId);
    });
    return c.json(toConsents(consents));
  });

  return routes;
}
