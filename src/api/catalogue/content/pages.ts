// The home page and the institutional pages (contract 4.3; reading A6).

import type { CallResponse } from '#contract/calls.ts';
import type { Settings } from '#contract/content.ts';
import { toFreeShippingRule } from '#contract/free-shipping.ts';
import type { Route } from '#contract/shared.ts';
import { sitePaths, toShopHomePath } from '#contract/site-paths.ts';
import { toThresholdText } from '#rules/free-shipping.ts';
import { mainShopId } from '../../http/shop-query.ts';
import { brandIndexStop, toCrumbs } from '../published/breadcrumbs.ts';
import type { ContentPage } from '../published/content-model.ts';
import { toDateTime, toRoute } from '../published/links.ts';
import type { ReadModel } from '../published/model.ts';
import { toPageTitle, toSeo, toSummary } from '../published/seo.ts';
import { createPlaceholders } from './placeholders.ts';
import { getSettings } from './settings.ts';

const namedCategories = 3;

/** Each shop has a home page of its own. `takesPix` says whether an order can be paid by Pix. */
export function toHomePage(model: ReadModel, shopId: string, takesPix: boolean): CallResponse<'home'> {
  const names = listShopCategories(model, shopId).slice(0, namedCategories);
  const offer = names.join(', ').toLowerCase();
  const shop = model.shops.find(({ id }) => id === shopId);
  const title = [shop?.name, offer].filter(Boolean).join(': ');
  return {
    estrutura: {
      nivel: 'home',
      seo: toSeo(model, {
        shopId,
        title,
        description: offer ? toOfferText(getSettings(model, shopId), offer, takesPix) : toSlogan(model, shopId),
        keywords: names.join(', '),
        canonicalPath: shopId === mainShopId ? sitePaths.home : toShopHomePath(shopId),
        indexable: true,
      }),
      breadcrumb: toCrumbs(model.siteUrl, []),
    },
    conteudo: { vazia: !model.items.some(({ shops }) => shops.has(shopId)) },
    info: {},
  };
}

/** Promises only what the shop has set up. */
function toOfferText(settings: Settings, offer: string, takesPix: boolean): string {
  const rule = toFreeShippingRule(settings);
  const promises = [
    ...(takesPix && settings.sistema.checkout.pagamento.descontos.pix > 0 ? ['desconto no Pix'] : []),
    ...(rule ? [`frete grátis ${toThresholdText(rule, rule.threshold)}`] : []),
  ];
  return `Compre ${offer} e mais${promises.length > 0 ? `, com ${promises.join(' e ')}` : ''}.`;
}

function toSlogan({ content }: ReadModel, shopId: string): string {
  return content.shops.find(({ id }) => id === shopId)?.slogan ?? '';
}

/** The names of the top categories, those with the most products of the shop first. */
function listShopCategories(model: ReadModel, shopId: string): string[] {
  const isSold = (position: number): boolean => model.products[position]?.shops.has(shopId) ?? false;
  return model.categories
    .map(({ id, name }) => ({ name, count: model.categoryMembers.get(id)?.filter(isSold).length ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ name }) => name);
}

/** The merchant’s own title and description override generated ones. */
export function toInstitutionalPage(model: ReadModel, page: ContentPage, shopId: string): CallResponse<'page'> {
  const { fill, fillHtml } = createPlaceholders(model, shopId);
  const [title, html] = [fill(page.title) ?? page.slug, fillHtml(page.html)];
  return {
    estrutura: {
      nivel: 'page',
      seo: toSeo(model, {
        shopId,
        title: (fill(page.seoTitle) ?? '') || toPageTitle(model, title, shopId),
        description: (fill(page.seoDescription) ?? '') || toSummary(html),
        canonicalPath: page.path,
        indexable: page.indexable,
      }),
      breadcrumb: toCrumbs(model.siteUrl, [{ label: title, route: toRoute('page', page.path, { pagina: page.slug }) }]),
    },
    conteudo: {
      id: page.id,
      titulo: title,
      conteudo: html,
      atualizadoEm: toDateTime(page.updatedAt),
      layoutPersonalizado: { layout: '', codigoCss: '' },
    },
    info: {},
  };
}

/** The path /pagina: the index of the pages that search engines may index. */
export function toPageIndex(model: ReadModel, shopId: string): CallResponse<'page'> {
  return toIndex(model, shopId, {
    stop: { label: 'Informações', route: toRoute('page', sitePaths.pages) },
    description: 'Tudo sobre a loja: entrega, trocas, pagamento, uso seguro dos produtos e contato.',
    paginas: model.content.pages.filter((page) => page.indexable).map(({ title, path }) => ({ titulo: title, path })),
  });
}

/** The path /marcas: the index of the brands that the shop sells. */
export function toBrandIndex(model: ReadModel, shopId: string): CallResponse<'page'> {
  return toIndex(model, shopId, {
    stop: brandIndexStop,
    description: 'Todas as marcas da loja, de A a Z.',
    paginas: model.brands
      .filter(({ active, shops }) => active && shops.has(shopId))
      .map(({ name, path }) => ({ titulo: name, path })),
  });
}

interface PageIndex {
  stop: { label: string; route: Route };
  description: string;
  paginas: { titulo: string; path: string }[];
}

function toIndex(model: ReadModel, shopId: string, { stop, description, paginas }: PageIndex): CallResponse<'page'> {
  return {
    estrutura: {
      nivel: 'page',
      seo: toSeo(model, {
        shopId,
        title: toPageTitle(model, stop.label, shopId),
        description,
        canonicalPath: stop.route.path,
        indexable: paginas.length > 0,
      }),
      breadcrumb: toCrumbs(model.siteUrl, [stop]),
    },
    conteudo: {
      id: 0,
      titulo: stop.label,
      conteudo: '',
      paginas,
      layoutPersonalizado: { layout: '', codigoCss: '' },
    },
    info: {},
  };
}
