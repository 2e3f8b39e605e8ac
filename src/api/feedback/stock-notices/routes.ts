// Notices that a sold-out product is back (contract 4.13).

import { Hono } from 'hono';
import { stockNoticeRequestSchema } from '#contract/messages/forms.ts';
import type { AreaDependencies } from '../../area.ts';
import { getUnit, toUnitName } from '../../catalogue/published/units.ts';
import { parseBody } from '../../http/body.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { toShopId } from '../../http/shop-query.ts';
import { requestNotice } from './request-notice.ts';

export function createStockNoticeRoutes({ database, catalogue, clock, limiter }: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();

  routes.post('/product/solicitation', async (c) => {
    const request = await parseBody(c.req, stockNoticeRequestSchema);
    const product = catalogue.current().productsById.get(request.idProduto);
    if (!product) throw new ApiError('invalid', 'Produto não encontrado.', { field: 'idProduto' });
    const unit = getUnit(product, request.idAtributoValor);
    if (product.onRequest)
      throw new ApiError('refused', `${product.name} é vendido só sob consulta.`, { field: 'idProduto' });
    const name = toUnitName(product.name, unit.label);
    if (unit.stock > 0) {
      return c.json({ sucesso: true, mensagem: `Boa notícia: ${name} está disponível. É só pôr na sacola.` });
    }
    limiter.take(c, 'stockNotice');
    const shopId = toShopId(c.req, catalogue.current());
    await requestNotice(database, request, { shopId, nowMs: clock().getTime() });
    return c.json({ sucesso: true, mensagem: 'Pronto. Avisamos por e-mail assim que ele voltar.' });
  });

  return routes;
}
