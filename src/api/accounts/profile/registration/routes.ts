// Registration.

import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { profileCalls, registrationSchema } from '#contract/customers/profile.ts';
import { parseBody } from '../../../http/body.ts';
import type { ApiEnvironment } from '../../../http/environment.ts';
import { requireStateOfPostalCode } from '../../../http/require-state-of-postal-code.ts';
import { toShopId } from '../../../http/shop-query.ts';
import { parseForm } from '../../account/parse-form.ts';
import { requirePastBirth } from '../../account/require-past-birth.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { hashNewPassword, requireGoodPassword } from '../../sign-in/passwords.ts';
import { confirmRegistration, findRegistration } from './confirm-registration.ts';
import { startRegistration } from './start-registration.ts';

/** Longer than queueing a mail takes, so that the response time does not reveal whether there is an account. */
const responseDelayMs = 100;

const response = {
  sucesso: true,
  mensagem:
    'Recebemos o seu cadastro. Enviamos um e-mail para você: o link que vai nele confirma a conta e vale por 24 horas. Se não chegar um novo, um link que já enviamos também serve. Se este e-mail ou documento já tinha uma conta, a mensagem explica como entrar.',
};

/**
 * POST `/client` creates no session and responds the same whether the e-mail or the document has an account; only the mail reveals it.
 * The link in the mail leads to POST `/client/confirm`, which verifies the password of the sign-up, creates the account and signs
 * in.
 */
export function createRegistrationRoutes(dependencies: AccountDependencies) {
  const { database, catalogue, sessions, clock, limiter, siteUrl } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.post('/client', async (c) => {
    const { senha, ...form } = await parseForm(c.req, registrationSchema);
    const nowMs = clock().getTime();
    const shopId = toShopId(c.req, catalogue.current());
    requirePastBirth(form.nascimento, nowMs);
    if (form.endereco) requireStateOfPostalCode(form.endereco);
    requireGoodPassword(senha, { name: form.nomeRazao, email: form.email, shops: catalogue.current().shops });
    limiter.take(c, 'register');
    const passwordHash = await hashNewPassword(senha);
    const registration = { form, passwordHash, siteUrl, shopId, nowMs };
    await Promise.all([startRegistration(database, registration), delay(responseDelayMs)]);
    return c.json(response);
  });

  routes.post('/client/confirm', async (c) => {
    limiter.take(c, 'login');
    const { token, senha: password } = await parseBody(c.req, profileCalls.confirmRegistration.request);
    const shopId = toShopId(c.req, catalogue.current());
    const customerId = await confirmRegistration(dependencies, { token, password, shopId });
    await sessions.signIn(c, customerId);
    return c.json({ sucesso: true, mensagem: 'Pronto, sua conta está confirmada.' });
  });

  routes.post('/client/confirm/verify', async (c) => {
    const { token } = await parseBody(c.req, profileCalls.verifyRegistration.request);
    const registration = await findRegistration(database.kysely, token, clock().getTime());
    return c.json({ sucesso: registration !== undefined });
  });

  return routes;
}
