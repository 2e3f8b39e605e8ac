// The newsletter (contract 4.13). Its responses are the same for known and unknown addresses.

import { Hono } from 'hono';
import { associatesRequestSchema, newsletterRequestSchema } from '#contract/messages/forms.ts';
import type { AreaDependencies } from '../../area.ts';
import { toDateTime } from '../../catalogue/published/links.ts';
import { parseBody } from '../../http/body.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { addAssociates } from './add-associates.ts';
import { subscribe } from './subscribe.ts';

export function createNewsletterRoutes({ database, clock, limiter }: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();

  routes.post('/newsletter', async (c) => {
    const form = await parseBody(c.req, newsletterRequestSchema);
    limiter.take(c, 'newsletter');
    await subscribe(database.kysely, form, clock().getTime());
    return c.json({ sucesso: true, mensagem: 'Pronto. As novidades vão chegar no seu e-mail.' });
  });

  routes.post('/newsletter/associates', async (c) => {
    const { email, associados } = await parseBody(c.req, associatesRequestSchema);
    const nowMs = clock().getTime();
    const today = toDateTime(nowMs).slice(0, 10);
    const unborn = associados.findIndex(({ dataNascimento }) => dataNascimento > today);
    if (unborn !== -1) {
      const field = `associados.${unborn}.dataNascimento`;
      throw new ApiError('invalid', 'A data de nascimento não pode estar no futuro.', { field });
    }
    limiter.take(c, 'newsletter');
    await addAssociates(database, email, associados, nowMs);
    return c.json({ sucesso: true, mensagem: 'Obrigado. Anotamos as pessoas que você indicou.' });
  });

  return routes;
}
