// The platform's further calls (contract 4.5, 4.14): implemented if the shop has the data, empty if there is none, refused
// if a module is disabled.

import { Hono } from 'hono';
import type { CallResponse } from '#contract/calls.ts';
import {
  becomeResellerSchema,
  browsingHashSchema,
  browsingHistorySchema,
  chooseSalesChannelSchema,
  trackingParametersSchema,
} from '#contract/platform.ts';
import type { AreaDependencies } from '../area.ts';
import { findTarget, parseAddress } from '../catalogue/published/addresses.ts';
import type { ReadModel } from '../catalogue/published/model.ts';
import { parseBody } from '../http/body.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/errors.ts';
import { noteVisit, type VisitKind } from './note-visit.ts';
import { noBuyNow, requireModule } from './refusals.ts';

/** Tier 3. `sucesso` of the two notes says whether there was a session to store them with; they create none. */
export function createPlatformRoutes(dependencies: AreaDependencies) {
  const { catalogue } = dependencies;
  const routes = new Hono<ApiEnvironment>();
  routes.get('/ping', (c) => c.json({ sucesso: true }));
  mountVisitNotes(routes, dependencies);
  mountEmptyResponses(routes, dependencies);

  routes.get('/marketplace/product/:idProduto', (c) => {
    const model = catalogue.current();
    requireModule(model.content.settings, 'marketplace');
    requireProduct(model, c.req.param('idProduto'));
    return c.json({ ofertas: [] } satisfies CallResponse<'marketplaceOffers'>);
  });

  routes.get('/gifts-list/type', (c) => {
    requireModule(catalogue.current().content.settings, 'giftList');
    return c.json({ tipos: [] } satisfies CallResponse<'giftListTypes'>);
  });

  routes.delete('/gifts-list/actual', (c) => {
    requireModule(catalogue.current().content.settings, 'giftList');
    return c.json({ sucesso: true });
  });

  routes.put('/sales-channel/actual', async (c) => {
    requireModule(catalogue.current().content.settings, 'salesChannel');
    await parseBody(c.req, chooseSalesChannelSchema);
    throw new ApiError('not-found', 'Canal de venda não encontrado.', { field: 'id' });
  });
  routes.put('/representative/:hash', () => {
    requireModule(catalogue.current().content.settings, 'representative');
    throw new ApiError('not-found', 'Representante não encontrado.');
  });
  routes.post('/client/reseller', async (c) => {
    requireModule(catalogue.current().content.settings, 'reseller');
    await parseBody(c.req, becomeResellerSchema);
    return c.json({ sucesso: false, mensagem: 'Para revender, escreva para a gente na página de contato.' });
  });
  routes.post('/checkout/shop', () => {
    throw noBuyNow();
  });

  return routes;
}

type Routes = Hono<ApiEnvironment>;

/** Viewed pages and campaigns of a session. */
function mountVisitNotes(routes: Routes, { database, catalogue, sessions, clock }: AreaDependencies): void {
  const note = async (c: Parameters<typeof sessions.find>[0], kind: VisitKind, value: string): Promise<boolean> => {
    const session = await sessions.find(c);
    if (!session) return false;
    return noteVisit(database, { sessionHash: session.token_hash, kind, value, nowMs: clock().getTime() });
  };

  routes.post('/browsing-history/:hash{.+}', async (c) => {
    const { url } = await parseBody(c.req, browsingHistorySchema);
    if (!browsingHashSchema.safeParse(c.req.param('hash')).success) {
      throw new ApiError('invalid', 'O nome da página é longo demais.', { field: 'hash' });
    }
    const model = catalogue.current();
    const path = parseAddress(model.siteUrl, url);
    const target = path === undefined ? undefined : findTarget(model, path);
    if (!target) throw new ApiError('not-found', 'Endereço não encontrado.', { field: 'url' });
    return c.json({ sucesso: await note(c, 'page', target.path) });
  });

  routes.post('/tracking-parameters', async (c) => {
    const campaign = await parseBody(c.req, trackingParametersSchema);
    const isEmpty = Object.values(campaign).every((value) => value === '');
    return c.json({ sucesso: !isEmpty && (await note(c, 'utm', JSON.stringify(campaign))) });
  });
}

/** These responses are always empty, because the shop has no such data. */
function mountEmptyResponses(routes: Routes, { catalogue }: AreaDependencies): void {
  routes.delete('/categories/compatibility/actual', (c) => c.json({ sucesso: true }));
  routes.get('/sales-channel/actual', (c) => c.json({}));
  routes.get('/representative', (c) => c.json({}));

  routes.get('/product/component/:id', (c) => {
    requireProduct(catalogue.current(), c.req.param('id'));
    return c.json({ componentes: [] } satisfies CallResponse<'productComponents'>);
  });
  routes.get('/product/predefination', (c) => c.json({ predefinicoes: [] } satisfies CallResponse<'productPresets'>));
  routes.get('/showcase/instagram', (c) => c.json({ publicacoes: [] } satisfies CallResponse<'instagram'>));
}

/** Throws `not-found` when no product has the id. */
function requireProduct({ productsById }: ReadModel, id: string): void {
  if (!/^\d{1,9}$/.test(id) || !productsById.has(Number(id))) {
    throw new ApiError('not-found', 'Produto não encontrado.');
  }
}
