// Registration.

import { Hono } from 'hono';
import { accountFromOrderRequestSchema } from '#contract/buying/customer-orders.ts';
import { orderTokenHeader } from '#contract/buying/orders.ts';
import { profileCalls, registrationSchema } from '#contract/customers/profile.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { parseBody } from '../../../http/body.ts';
import type { ApiEnvironment } from '../../../http/environment.ts';
import { requireStateOfPostalCode } from '../../../http/require-state-of-postal-code.ts';
import { toShopId } from '../../../http/shop-query.ts';
import { parseForm } from '../../account/parse-form.ts';
import { requirePastBirth } from '../../account/require-past-birth.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { confirmRegistration, findRegistration } from './confirm-registration.ts';
import { receiveRegistration } from './receive-registration.ts';

/**
 * POST `/client` creates no session and responds the same whether the e-mail or the document has an account; only the mail reveals it.
 * The link in the mail leads to POST `/client/confirm`, which verifies the password of the sign-up, creates the account and signs
 * in.
 */
export function createRegistrationRoutes(dependencies: AccountDependencies) {
  const { database, catalogue, sessions, clock, limiter, orderRecords } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.post('/client', async (c) => {
    const { senha: password, ...form } = await parseForm(c.req, registrationSchema);
    requirePastBirth(form.nascimento, clock().getTime());
    if (form.endereco) requireStateOfPostalCode(form.endereco);
    const shopId = toShopId(c.req, catalogue.current());
    return c.json(await receiveRegistration(dependencies, c, { form, password, shopId }));
  });

  // Contact and address are those of the order; that its reader has them proves no mailbox, so that the mailed link is needed too.
  routes.post('/order/:numero/account', async (c) => {
    const { senha: password } = await parseForm(c.req, accountFromOrderRequestSchema);
    const session = await sessions.find(c);
    const order = await orderRecords.getForAccount(database.kysely, {
      number: c.req.param('numero'),
      customerId: session?.customer_id,
      token: c.req.header(orderTokenHeader),
    });
    const form = {
      nomeRazao: order.name,
      email: order.email,
      documento: order.document,
      celular: order.phone,
      nascimento: '',
      sexo: '',
      endereco: order.address && { ...order.address, nome: '' },
      aceitaTermos: true,
      aceitaNovidades: false,
      // The list, since the order may have become another account's before the link is opened.
      voltar: sitePaths.ownOrders,
    } as const;
    const { id: orderId, shopId } = order;
    return c.json(await receiveRegistration(dependencies, c, { form, password, shopId, orderId }));
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
