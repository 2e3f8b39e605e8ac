// Password recovery: the mail with a link, and the new password.

import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import {
  accountCalls,
  passwordRecoveryRequestSchema,
  passwordResetRequestSchema,
} from '#contract/customers/account.ts';
import { parseBody } from '../../../http/body.ts';
import type { ApiEnvironment } from '../../../http/environment.ts';
import { toShopId } from '../../../http/shop-query.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { findReset } from '../password-resets.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

/** Longer than queueing a mail takes, so that the response time does not reveal whether the account exists. */
const responseDelayMs = 60;

export function createRecoveryRoutes(dependencies: AccountDependencies) {
  const { database, catalogue, clock, limiter } = dependencies;
  const routes = new Hono<ApiEnvironment>();
  const shopOf = (c: Context<ApiEnvironment>) => toShopId(c.req, catalogue.current());

  routes.post('/checkout/password-recovery', async (c) => {
    const { usuario } = await parseBody(c.req, passwordRecoveryRequestSchema);
    limiter.take(c, 'recovery');
    await Promise.all([requestReset(dependencies, { name: usuario, shopId: shopOf(c) }), delay(responseDelayMs)]);
    const mensagem =
      'Se houver uma conta com esses dados, você vai receber um e-mail com o link para criar uma nova senha.';
    return c.json({ sucesso: true, mensagem });
  });

  routes.post('/checkout/password-reset', async (c) => {
    const { token, senha: password } = await parseBody(c.req, passwordResetRequestSchema);
    const { shops } = catalogue.current();
    await resetPassword(dependencies, { token, password, shopId: shopOf(c), shops });
    return c.json({ sucesso: true, mensagem: 'Pronto, sua senha foi trocada. Entre com a nova senha.' });
  });

  routes.post('/checkout/password-reset/verify', async (c) => {
    const { token } = await parseBody(c.req, accountCalls.verifyPasswordReset.request);
    const reset = await findReset(database.kysely, token, clock().getTime());
    return c.json({ sucesso: reset !== undefined });
  });

  return routes;
}
