// The customer's credentials: e-mail address and password.

import { type Context, Hono } from 'hono';
import { emailChangeSchema, passwordChangeSchema } from '#contract/customers/profile.ts';
import type { ApiEnvironment } from '../../../http/environment.ts';
import { toShopId } from '../../../http/shop-query.ts';
import { getCustomerId } from '../../../http/visitor-session.ts';
import { parseForm } from '../../account/parse-form.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { confirmPassword } from '../../sign-in/confirm-password.ts';
import { hashNewPassword, requireGoodPassword } from '../../sign-in/passwords.ts';
import { getCustomer } from '../details/queries.ts';
import { toProfile } from '../details/wire.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';

/** PUT `/client/email` and `/client/password`, each with the current password. */
export function createCredentialRoutes(dependencies: AccountDependencies) {
  const { database, catalogue, sessions, clock, limiter } = dependencies;
  const routes = new Hono<ApiEnvironment>();
  const causedBy = (c: Context<ApiEnvironment>) => ({
    shopId: toShopId(c.req, catalogue.current()),
    nowMs: clock().getTime(),
  });

  routes.put('/client/email', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const { email, senhaAtual } = await parseForm(c.req, emailChangeSchema);
    // The response reveals whether an address has an account, so the call is limited.
    limiter.take(c, 'emailChange');
    await confirmPassword(dependencies, customerId, senhaAtual);
    return c.json(toProfile(await changeEmail(database, customerId, { email, ...causedBy(c) })));
  });

  routes.put('/client/password', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const { novaSenha, senhaAtual } = await parseForm(c.req, passwordChangeSchema);
    const { email, password_hash: oldHash } = await getCustomer(database.kysely, customerId);
    await confirmPassword(dependencies, customerId, senhaAtual);
    requireGoodPassword(novaSenha, email, 'novaSenha');
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
