// The customer's credentials: e-mail address and password.

import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { emailChangeSchema, passwordChangeSchema, profileCalls } from '#contract/customers/profile.ts';
import { parseBody } from '../../../http/body.ts';
import type { ApiEnvironment } from '../../../http/environment.ts';
import { toShopId } from '../../../http/shop-query.ts';
import { getCustomerId } from '../../../http/visitor-session.ts';
import { parseForm } from '../../account/parse-form.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { confirmPassword } from '../../sign-in/confirm-password.ts';
import { hashNewPassword, requireGoodPassword } from '../../sign-in/passwords.ts';
import { getCustomer } from '../details/queries.ts';
import { changeEmail, findEmailChange, usedLink } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { startEmailChange } from './start-email-change.ts';

/** Longer than queueing a mail takes, so that the response time does not reveal whether another account has the address. */
const responseDelayMs = 100;

const startedText =
  'Enviamos um e-mail para o novo endereço: o link que vai nele conclui a troca e vale por 24 horas. Até lá, continue entrando com o de hoje.';

/**
 * PUT `/client/email` and `/client/password`, each with the current password. The first responds the same whether another account has
 * the address or not; the link in its mail leads to POST `/client/email/confirm`.
 */
export function createCredentialRoutes(dependencies: AccountDependencies) {
  const { database, catalogue, sessions, clock, limiter, siteUrl } = dependencies;
  const routes = new Hono<ApiEnvironment>();
  const causedBy = (c: Context<ApiEnvironment>) => ({
    shopId: toShopId(c.req, catalogue.current()),
    nowMs: clock().getTime(),
  });

  routes.put('/client/email', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const { email, senhaAtual } = await parseForm(c.req, emailChangeSchema);
    // Limited, because every accepted request may mail a stranger.
    limiter.take(c, 'emailChange');
    await confirmPassword(dependencies, customerId, senhaAtual);
    const change = { email, siteUrl, ...causedBy(c) };
    await Promise.all([startEmailChange(database, customerId, change), delay(responseDelayMs)]);
    return c.json({ sucesso: true, mensagem: startedText });
  });

  routes.post('/client/email/confirm', async (c) => {
    limiter.take(c, 'login');
    const { token, senhaAtual } = await parseForm(c.req, profileCalls.confirmEmailChange.request);
    const { shopId, nowMs } = causedBy(c);
    const change = await findEmailChange(database.kysely, token, nowMs);
    if (!change) throw usedLink();
    await confirmPassword(dependencies, change.customer_id, senhaAtual);
    await changeEmail(database, change.customer_id, { token, shopId, nowMs });
    return c.json({ sucesso: true, mensagem: 'Pronto, sua conta usa o novo e-mail.' });
  });

  routes.post('/client/email/confirm/verify', async (c) => {
    const { token } = await parseBody(c.req, profileCalls.verifyEmailChange.request);
    return c.json({ sucesso: (await findEmailChange(database.kysely, token, clock().getTime())) !== undefined });
  });

  routes.put('/client/password', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const { novaSenha, senhaAtual } = await parseForm(c.req, passwordChangeSchema);
    const { name, email, password_hash: oldHash } = await getCustomer(database.kysely, customerId);
    await confirmPassword(dependencies, customerId, senhaAtual);
    requireGoodPassword(novaSenha, { name, email, shops: catalogue.current().shops }, 'novaSenha');
    const newHash = await hashNewPassword(novaSenha);
    await renewSession(c, customerId, { oldHash, newHash });
    return c.json({ sucesso: true, mensagem: 'Senha trocada. Encerramos os outros acessos à sua conta.' });
  });

  // The current session gets a new cookie too, since the old one may be stolen.
  async function renewSession(
    c: Context<ApiEnvironment>,
    customerId: number,
    hashes: { oldHash: string; newHash: string },
  ) {
    const session = await sessions.find(c);
    await sessions.signIn(c, customerId, (transaction, customer) =>
      changePassword(transaction, customer, { ...hashes, sessionHash: session?.token_hash, ...causedBy(c) }),
    );
  }

  return routes;
}
