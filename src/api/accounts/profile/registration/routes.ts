// Registration.

import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { registrationSchema } from '#contract/customers/profile.ts';
import type { ApiEnvironment } from '../../../http/environment.ts';
import { toShopId } from '../../../http/shop-query.ts';
import { parseForm } from '../../account/parse-form.ts';
import { requirePastBirth } from '../../account/require-past-birth.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { hashNewPassword, requireGoodPassword } from '../../sign-in/passwords.ts';
import { createCustomer } from './create-customer.ts';

/** Longer than the creation of an account, so that the response time does not reveal whether there was one. */
const responseDelayMs = 100;

const response = {
  sucesso: true,
  mensagem:
    'Cadastro recebido! Enviamos um e-mail para você. Se este e-mail ou documento já tinha uma conta, a mensagem vai para o e-mail dela e explica como entrar.',
};

/**
 * POST `/client`. A new customer is signed in immediately. When there is an account already, status, headers, body and work
 * are the same and its owner gets a mail, but the session stays anonymous, which its client can detect by requesting the
 * user. That is the price of signing in without confirming the address first; the rate limit prevents bulk checks.
 */
export function createRegistrationRoutes({
  database,
  catalogue,
  sessions,
  clock,
  limiter,
  siteUrl,
}: AccountDependencies) {
  const routes = new Hono<ApiEnvironment>();

  routes.post('/client', async (c) => {
    const { senha, ...form } = await parseForm(c.req, registrationSchema);
    const nowMs = clock().getTime();
    const shopId = toShopId(c.req, catalogue.current());
    requirePastBirth(form.nascimento, nowMs);
    requireGoodPassword(senha, form.email);
    limiter.take(c, 'register');
    const passwordHash = await hashNewPassword(senha);
    const register = async () => {
      const customerId = await createCustomer(database, { form, passwordHash, siteUrl, shopId, nowMs });
      await (customerId === undefined ? sessions.renew(c) : sessions.signIn(c, customerId));
    };
    await Promise.all([register(), delay(responseDelayMs)]);
    return c.json(response);
  });

  return routes;
}
