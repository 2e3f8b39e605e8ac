// The index of kits and lists, and the page of one.

import type { CallResponse } from '#contract/calls.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { Database } from '#database/client.ts';
import { defaultPageSize } from '#rules/pagination.ts';
import { type ListingQuery, toLinkQuery, toPathWithQuery } from '../listing/listing-query.ts';
import { toPageNumber, toPagingInfo } from '../listing/paging-info.ts';
import { loadReviews } from '../product/reviews.ts';
import { toCrumbs } from '../published/breadcrumbs.ts';
import { toListRoute, toRoute, toUrl } from '../published/links.ts';
import type { CatalogueList, ReadModel } from '../published/model.ts';
import { findListPicture, toPageTitle, toSeo, toSummary } from '../published/seo.ts';
import { toList, toListCard } from './wire.ts';

const indexStop = { label: 'Kits e listas', route: toRoute('list/listing', sitePaths.lists) };

/** Kits and lists of the shop in pages; filters do not apply. */
export function toListIndexPage(model: ReadModel, query: ListingQuery): CallResponse<'listListing'> {
  const lists = sortLists(model, query).filter((list) => list.shops.has(query.shopId));
  const { offset, limit } = query;
  const shown = lists.slice(offset, offset + limit);
  const page = toPageNumber(query);
  const { order, ipp, loja } = toLinkQuery(query);
  const linkQuery = { ...(order && { order }), ...(ipp && { ipp }), ...(loja && { loja }) };
  const isPlainPage = page > 1 && limit === defaultPageSize;
  return {
    estrutura: {
      nivel: 'list/listing',
      seo: toSeo(model, {
        shopId: query.shopId,
        title: toPageTitle(model, indexStop.label, query.shopId),
        description: model.content.shops.find(({ id }) => id === query.shopId)?.textos.listas ?? '',
        canonicalPath: isPlainPage ? `${sitePaths.lists}?pg=${page}` : sitePaths.lists,
        indexable: lists.length > 0,
      }),
      breadcrumb: toCrumbs(model.siteUrl, [indexStop]),
    },
    conteudo: { produtos: shown.map((list) => toListCard(model, list)) },
    info: {
      filtros: {},
      ...toPagingInfo(query, { total: lists.length, shown: shown.length }, (pageQuery) =>
        toUrl(model.siteUrl, toPathWithQuery(sitePaths.lists, { ...linkQuery, ...pageQuery })),
      ),
    },
  };
}

function sortLists(model: ReadModel, { order }: ListingQuery): readonly CatalogueList[] {
  const { ranks } = model.orderBy(order);
  return model.lists.toSorted((first, second) => (ranks[first.index] ?? 0) - (ranks[second.index] ?? 0));
}

/** A list page exists in either shop, like a product page. */
export async function getListPage(
  database: Database,
  model: ReadModel,
  list: CatalogueList,
  shopId: string,
): Promise<CallResponse<'listDetail'>> {
  const reviews = await loadReviews(database.kysely, { column: 'list_id', id: list.id });
  return {
    estrutura: {
      nivel: 'list/detail',
      seo: toSeo(model, {
        shopId,
        title: toPageTitle(model, list.name, shopId),
        description: toSummary(list.shortText),
        keywords: list.name,
        canonicalPath: list.path,
        indexable: true,
        picture: findListPicture(list),
      }),
      breadcrumb: toCrumbs(model.siteUrl, [indexStop, { label: list.name, route: toListRoute(list) }]),
    },
    conteudo: toList(model, list, reviews),
    info: {},
  };
}
