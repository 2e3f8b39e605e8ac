// Messages to the shop: contact, and requests for a quote (contract 4.13).

import { type Context, Hono } from 'hono';
import { budgetRequestSchema, contactRequestSchema, type Department, departments } from '#contract/messages/forms.ts';
import type { AreaDependencies } from '../../area.ts';
import { parseBody } from '../../http/body.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { toShopId } from '../../http/shop-query.ts';
import { recordMessage } from './record-message.ts';

/** The prefix of the mail's subject, by department. */
const departmentNames: Readonly<Record<Department, string>> = {
  atendimento: 'Atendimento',
  pedidos: 'Pedidos',
  revenda: 'Revenda',
  imprensa: 'Imprensa',
};

/** The department for requests for a quote. */
const salesDepartment = 'orcamentos';

export function createMessageRoutes({ database, catalogue, clock, siteUrl, limiter }: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();

  const toDelivery = (c: Context<ApiEnvironment>) => ({
    shopEmail: catalogue.current().content.settings.sistema.geral.site.emailContato,
    siteUrl,
    shopId: toShopId(c.req, catalogue.current()),
    nowMs: clock().getTime(),
  });

  routes.post('/form/contact', async (c) => {
    const form = await parseBody(c.req, contactRequestSchema);
    const recipient = departments.find((known) => known === form.hashEmail);
    if (!recipient) throw new ApiError('invalid', 'Não encontramos o setor escolhido.', { field: 'hashEmail' });
    const department = departmentNames[recipient];
    limiter.take(c, 'contact');
    const message = {
      kind: 'contact' as const,
      recipient,
      name: form.nome,
      email: form.email,
      phone: form.contato,
      subject: form.assunto ? `${department}: ${form.assunto}` : department,
      message: form.mensagem,
    };
    await recordMessage(database, message, toDelivery(c));
    return c.json({
      sucesso: true,
      mensagem: 'Pronto. Recebemos a sua mensagem e respondemos por e-mail em até um dia útil.',
    });
  });

  routes.post('/product/budget', async (c) => {
    const form = await parseBody(c.req, budgetRequestSchema);
    const product = catalogue.current().productsById.get(form.idProduto);
    if (!product) throw new ApiError('invalid', 'Produto não encontrado.', { field: 'idProduto' });
    if (!product.onRequest)
      throw new ApiError('refused', `${product.name} já tem preço: é só pôr na sacola.`, { field: 'idProduto' });
    limiter.take(c, 'quote');
    const message = {
      kind: 'budget' as const,
      recipient: salesDepartment,
      product,
      name: form.nome,
      email: form.email,
      phone: form.contato,
      subject: `Orçamento: ${product.name}`,
      message: form.mensagem,
      wantsNewsletter: form.mailing,
    };
    await recordMessage(database, message, toDelivery(c));
    return c.json({
      sucesso: true,
      mensagem: 'Pronto. Recebemos o seu pedido de orçamento e respondemos por e-mail em até um dia útil.',
    });
  });

  return routes;
}
