// Erasure of an account (LGPD, article 18).

import { Hono } from 'hono';
import { eraseRequestSchema } from '#contract/customers/privacy.ts';
import type { ApiEnvironment } from '../../../http/environment.ts';
import { toShopId } from '../../../http/shop-query.ts';
import { getCustomerId } from '../../../http/visitor-session.ts';
import { parseForm } from '../../account/parse-form.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { confirmPassword } from '../../sign-in/confirm-password.ts';
import { eraseAccount } from './erase-account.ts';

/** POST `/client/erase`, with the current password and the word APAGAR. */
export function createErasureRoutes(dependencies: AccountDependencies) {
  const { catalogue, sessions, clock } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.post('/client/erase', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const { senhaAtual } = await parseForm(c.req, eraseRequestSchema);
    await confirmPassword(dependencies, customerId, senhaAtual);
    const shopId = toShopId(c.req, catalogue.current());
    await eraseAccount(dependencies, customerId, { shopId, nowMs: clock().getTime() });
    await sessions.signOut(c);
    return c.json({ sucesso: true, mensagem: 'Sua conta foi excluída.' });
  });

  return routes;
}
