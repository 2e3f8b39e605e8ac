// A page of a listing with its details and metadata (contract 4.3).

import type { ListingResponse } from '#contract/listing.ts';
import { defaultPageSize } from '#rules/pagination.ts';
import { toUrl } from '../published/links.ts';
import type { CatalogueItem, ReadModel } from '../published/model.ts';
import { findPicture, toSeo } from '../published/seo.ts';
import { toListingDetails } from './details.ts';
import { formatFilters, type ListingQuery, toLinkQuery, toPathWithQuery } from './listing-query.ts';
import { type Bands, narrow } from './narrow.ts';
import { toPageNumber, toPagingInfo } from './paging-info.ts';
import { listItems, sortScope } from './scopes.ts';
import type { ListingSubject } from './subject.ts';
import { discountBands, listPriceBands } from './value-bands.ts';

/** `suggestions` are alternative search texts. */
export function toListingPage(
  model: ReadModel,
  subject: ListingSubject,
  query: ListingQuery,
  suggestions: readonly string[] = [],
): ListingResponse {
  const { scope } = subject;
  const bands: Bands = {
    price: listPriceBands(model, sortScope(model, scope, 'Menor Preço')),
    discount: discountBands,
  };
  const narrowing = narrow(model, sortScope(model, scope, query.order), query.filters, bands);
  const { matched } = narrowing;
  const positions = matched.subarray(query.offset, query.offset + query.limit);
  const items = listItems(model, positions);
  const counts = { total: matched.length, shown: positions.length };
  return {
    estrutura: {
      nivel: subject.level,
      seo: toListingSeo(model, subject, query, items),
      breadcrumb: subject.breadcrumb,
    },
    conteudo: {
      ...subject.content,
      busca: { texto: query.text ?? '', sugestao: [...suggestions] },
      layoutPersonalizado: { layout: '', codigoCss: '' },
      produtos: items.map((item) => model.cardOf(item)),
      detalhes: toListingDetails({ model, subject, query, scope, narrowing, bands }),
    },
    info: {
      filtros: { ...(query.text && { busca: query.text }), ...formatFilters(query.filters) },
      ...toPagingInfo(query, counts, (page) =>
        toUrl(model.siteUrl, toPathWithQuery(subject.route.path, { ...toLinkQuery(query), ...page })),
      ),
    },
  };
}

/**
 * The canonical address of filtered pages is the unfiltered one; further pages of the default size have their own.
 * Social networks show the picture of the brand, else of the first product.
 */
function toListingSeo(model: ReadModel, subject: ListingSubject, query: ListingQuery, items: readonly CatalogueItem[]) {
  const isFiltered = Object.keys(formatFilters(query.filters)).length > 0;
  const page = isFiltered || query.limit !== defaultPageSize ? 1 : toPageNumber(query);
  const suffix = page > 1 ? ` - Página ${page}` : '';
  const joint = subject.canonicalPath.includes('?') ? '&' : '?';
  return toSeo(model, {
    shopId: query.shopId,
    picture: subject.picture ?? findPicture(items),
    title: `${subject.title}${suffix}`,
    description: subject.description,
    keywords: subject.keywords,
    canonicalPath: page > 1 ? `${subject.canonicalPath}${joint}pg=${page}` : subject.canonicalPath,
    indexable: subject.indexable && !isFiltered,
  });
}
