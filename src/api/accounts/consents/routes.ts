// The log of a customer's consents. It is append-only; the newest decision of each purpose counts.

import { Hono } from 'hono';
import { consentRequestSchema } from '#contract/customers/privacy.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { getCustomerId } from '../../http/visitor-session.ts';
import { changeAccount } from '../account/change-account.ts';
import { parseForm } from '../account/parse-form.ts';
import type { AccountDependencies } from '../sessions/sessions.ts';
import { listConsents } from './queries.ts';
import { recordConsent } from './record-consent.ts';
import { toConsents } from './wire.ts';

type Dependencies = Pick<AccountDependencies, 'database' | 'sessions' | 'clock'>;

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
      throw new ApiError('refused', 'Os termos valem enquanto a conta existir. Para deixá-los, exclua a conta.', {
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
