// The customer's active sessions, one for each browser.

import { Hono } from 'hono';
import type { ApiEnvironment } from '../../../http/environment.ts';
import { ApiError } from '../../../http/errors.ts';
import { getCustomerId } from '../../../http/visitor-session.ts';
import { endSession, endSessionsOf } from '../../sessions/end-sessions.ts';
import { listSessionsOf } from '../../sessions/queries.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { toClientSession, toPublicId } from './wire.ts';

type Dependencies = Pick<AccountDependencies, 'database' | 'sessions' | 'clock'>;

/** The three calls at `/client/sessions`. */
export function createDeviceRoutes({ database, sessions, clock }: Dependencies) {
  const routes = new Hono<ApiEnvironment>();
  const list = (customerId: number) => listSessionsOf(database.kysely, customerId, clock().getTime());

  routes.get('/client/sessions', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const current = await sessions.find(c);
    return c.json({ sessoes: (await list(customerId)).map((session) => toClientSession(session, current)) });
  });

  routes.delete('/client/sessions/:id', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const session = (await list(customerId)).find((one) => toPublicId(one) === c.req.param('id'));
    if (!session) throw new ApiError('not-found', 'Este acesso já foi encerrado.');
    await endSession(database.kysely, session.token_hash);
    return c.json({ sucesso: true, mensagem: 'Acesso encerrado.' });
  });

  routes.delete('/client/sessions', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const current = await sessions.find(c);
    await endSessionsOf(database.kysely, customerId, current?.token_hash);
    return c.json({ sucesso: true, mensagem: 'Encerramos os outros acessos à sua conta.' });
  });

  return routes;
}
