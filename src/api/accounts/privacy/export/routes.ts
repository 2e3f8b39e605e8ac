// The customer's data as a file (LGPD, article 18).

import { Hono } from 'hono';
import { exportRequestSchema } from '#contract/customers/privacy.ts';
import type { ApiEnvironment } from '../../../http/environment.ts';
import { getCustomerId } from '../../../http/visitor-session.ts';
import { parseForm } from '../../account/parse-form.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { confirmPassword } from '../../sign-in/confirm-password.ts';
import { exportData } from './export-data.ts';

/** POST `/client/export`: a POST, as it sends the current password. */
export function createExportRoutes(dependencies: AccountDependencies) {
  const { sessions, clock } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.post('/client/export', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const { senhaAtual } = await parseForm(c.req, exportRequestSchema);
    await confirmPassword(dependencies, customerId, senhaAtual);
    c.header('Content-Disposition', 'attachment; filename="meus-dados.json"');
    return c.json(await exportData(dependencies, customerId, clock().getTime()));
  });

  return routes;
}
