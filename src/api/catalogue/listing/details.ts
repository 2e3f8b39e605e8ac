// Facets and sort orders of a listing; every link toggles its own value and preserves the others (contract 3.3, 4.3).

import {
  type CategoryEntry,
  type Facet,
  type ListingDetails,
  orderLabels,
  type OrderLabel,
} from '#contract/listing.ts';
import type { FacetRoute } from '#contract/shared.ts';
import { toReais } from '#rules/money.ts';
import { isList } from '../published/is-list.ts';
import { toCategoryRoute, toUrl } from '../published/links.ts';
import type { CatalogueCategory, FacetGroup, FacetTerm, ReadModel } from '../published/model.ts';
import { listCategoryTrail, toBadge, toBrand } from '../published/wire.ts';
import {
  type ListingFilters,
  type ListingQuery,
  toLinkQuery,
  toPathWithQuery,
  type ValueRange,
} from './listing-query.ts';
import type { Bands, NarrowedItems } from './narrow.ts';
import { createCategoryScope, listItems, type Scope } from './scopes.ts';
import type { ListingSubject } from './subject.ts';
import { discountBands, isSameRange } from './value-bands.ts';

interface DetailsInput {
  model: ReadModel;
  subject: ListingSubject;
  query: ListingQuery;
  scope: Scope;
  narrowing: NarrowedItems;
  bands: Bands;
}

/** Everything under `conteudo.detalhes`. */
export function toListingDetails(input: DetailsInput): ListingDetails {
  const { model, subject, query, scope, narrowing } = input;
  return {
    categorias: toCategoryLinks(model, subject.category, query.shopId),
    filtrosCategoria: toKindFacets(input),
    marcas: toBrandFacets(input),
    filtros: toFacets(input, 'filtro'),
    atributos: toFacets(input, 'atributo'),
    filtrosPreco: toPriceFacets(input),
    filtrosDescontoPrecoPor: toDiscountFacets(input),
    selos: toBadges(model, scope),
    quantidadeComparavel: narrowing.matched.filter((index) => model.products[index]?.device).length,
    ordenacao: toOrderOptions(input),
  };
}

function toLink({ model, subject }: DetailsInput, query: ListingQuery): { rota: FacetRoute; url: string } {
  const { name, path, params } = subject.route;
  const linkQuery = toLinkQuery(query);
  return {
    rota: { name, path, params, query: linkQuery },
    url: toUrl(model.siteUrl, toPathWithQuery(path, linkQuery)),
  };
}

function toFilterLink(input: DetailsInput, change: Partial<ListingFilters>) {
  return toLink(input, { ...input.query, filters: { ...input.query.filters, ...change } });
}

function toggle(ids: readonly number[], id: number): number[] {
  const others = ids.filter((other) => other !== id);
  return others.length < ids.length ? others : [...ids, id].toSorted((first, second) => first - second);
}

function toggleRange(ranges: readonly ValueRange[], range: ValueRange): ValueRange[] {
  const others = ranges.filter((other) => !isSameRange(other, range));
  const toggled = others.length < ranges.length ? others : [...ranges, range];
  return toggled.toSorted((first, second) => first.from - second.from);
}

/** Values with remaining products, and active values, which must stay visible to be cleared. */
function listOpenTerms({ query, narrowing }: DetailsInput, group: FacetGroup) {
  return group.terms.flatMap((term) => {
    const isActive = query.filters[term.key].includes(term.id);
    const count = narrowing.termCounts[term.index] ?? 0;
    return isActive || count > 0 ? [{ term, isActive, count }] : [];
  });
}

function toTermLink(input: DetailsInput, term: FacetTerm) {
  return toFilterLink(input, { [term.key]: toggle(input.query.filters[term.key], term.id) });
}

/** The parts of the listed category; elsewhere the first level of which there are several categories. */
function toKindFacets(input: DetailsInput): NonNullable<ListingDetails['filtrosCategoria']> {
  const levels = input.model.facets.groups
    .filter((group) => group.key === 'categoria')
    .map((group) => listOpenTerms(input, group));
  const { category } = input.subject;
  const listed = category?.isOffers ? category.mirrors : category;
  const isPart = (id: number) => input.model.categoriesById.get(id)?.parent === listed;
  const shown = listed
    ? levels.flat().filter(({ term, isActive }) => isActive || isPart(term.id))
    : (levels.find((terms) => terms.some(({ isActive }) => isActive)) ??
      levels.find((terms) => terms.length > 1) ??
      []);
  return shown.map(({ term, isActive, count }) => ({
    id: term.id,
    nome: term.label,
    ativo: isActive,
    quantidade: count,
    ...toTermLink(input, term),
  }));
}

function toBrandFacets(input: DetailsInput): ListingDetails['marcas'] {
  const { model } = input;
  const groups = model.facets.groups.filter((group) => group.key === 'marca');
  return groups.flatMap((group) =>
    listOpenTerms(input, group).flatMap(({ term, isActive, count }) => {
      const brand = model.brandsById.get(term.id);
      if (!brand) return [];
      return [{ ...toBrand(model.siteUrl, brand), ativo: isActive, quantidade: count, ...toTermLink(input, term) }];
    }),
  );
}

function toFacets(input: DetailsInput, key: 'filtro' | 'atributo'): Facet[] {
  const groups = input.model.facets.groups.filter((group) => group.key === key);
  return groups.flatMap((group): Facet[] => {
    const valores = listOpenTerms(input, group).map(({ term, isActive, count }, place) => ({
      id: term.id,
      label: term.label,
      imagem: '',
      imagemOriginal: '',
      ordem: place + 1,
      ativo: isActive,
      quantidade: count,
      ...toTermLink(input, term),
    }));
    const isOffered = valores.length >= group.minValues || valores.some(({ ativo }) => ativo);
    return isOffered ? [{ id: group.id, nome: group.name, tipo: 'texto', valores }] : [];
  });
}

/** The offered bands with products, and active ranges outside the offered bands. */
function listOpenRanges(bands: readonly ValueRange[], counts: Int32Array, active: readonly ValueRange[]) {
  const offered = bands.map((range, place) => ({ range, count: counts[place] ?? 0 }));
  const own = active.filter((range) => !bands.some((band) => isSameRange(band, range)));
  return [...offered, ...own.map((range) => ({ range, count: undefined }))]
    .map((entry) => ({ ...entry, isActive: active.some((range) => isSameRange(range, entry.range)) }))
    .filter((entry) => entry.isActive || entry.count !== 0)
    .toSorted((first, second) => first.range.from - second.range.from);
}

function toPriceFacets(input: DetailsInput): ListingDetails['filtrosPreco'] {
  const { model, query, scope, bands, narrowing } = input;
  const dearest = scope.members.reduce((top, index) => Math.max(top, model.prices.cents[index] ?? 0), 0);
  return listOpenRanges(bands.price, narrowing.priceCounts, query.filters.preco).map(({ range, count, isActive }) => ({
    de: toReais(range.from),
    ate: toReais(range.to ?? Math.max(dearest, range.from)),
    ativo: isActive,
    ...(count !== undefined && { quantidade: count }),
    ...toFilterLink(input, { preco: toggleRange(query.filters.preco, range) }),
  }));
}

function toDiscountFacets(input: DetailsInput): ListingDetails['filtrosDescontoPrecoPor'] {
  const { query, narrowing } = input;
  const active = query.filters.descontoPrecoPor;
  const entries = listOpenRanges(discountBands, narrowing.discountCounts, active).map(({ range, count, isActive }) => {
    const value = {
      de: range.from,
      ate: range.to ?? 100,
      ativo: isActive,
      ...(count !== undefined && { quantidade: count }),
      ...toFilterLink(input, { descontoPrecoPor: toggleRange(active, range) }),
    };
    return [`${range.from}-${range.to ?? ''}`, value] as const;
  });
  return Object.fromEntries(entries);
}

function toBadges(model: ReadModel, scope: Scope): ListingDetails['selos'] {
  const badges = new Set(listItems(model, scope.members).flatMap((item) => (isList(item) ? [] : item.badges)));
  return [...badges].toSorted((first, second) => first.id - second.id).map(toBadge);
}

const orderTitles: Readonly<Record<OrderLabel, string>> = {
  Popularidade: 'Mais populares',
  Favoritos: 'Mais bem avaliados',
  'Menor Preço': 'Do menor ao maior preço',
  'Maior Preço': 'Do maior ao menor preço',
};

function toOrderOptions(input: DetailsInput): ListingDetails['ordenacao'] {
  return orderLabels.map((order) => ({
    label: order,
    title: orderTitles[order],
    atual: order === input.query.order,
    ...toLink(input, { ...input.query, order, isOrderGiven: true }),
  }));
}

/** Only categories with products in the shop are linked. */
function toCategoryLinks(
  model: ReadModel,
  category: CatalogueCategory | undefined,
  shopId: string,
): ListingDetails['categorias'] {
  if (!category) return { niveisAnteriores: [], atual: [], irmas: [], filhas: [] };
  const isFilled = (other: CatalogueCategory) => createCategoryScope(model, other, shopId).members.length > 0;
  const toEntries = (categories: readonly CatalogueCategory[]) =>
    categories.filter(isFilled).map((entry) => toCategoryEntry(model.siteUrl, entry));
  const besides = category.parent?.children ?? (category.isOffers ? [] : model.categories);
  return {
    niveisAnteriores: listCategoryTrail(category)
      .slice(0, -1)
      .map((entry) => toCategoryEntry(model.siteUrl, entry)),
    atual: [toCategoryEntry(model.siteUrl, category)],
    irmas: toEntries(besides.filter((other) => other !== category)),
    filhas: toEntries(category.children),
  };
}

function toCategoryEntry(siteUrl: string, category: CatalogueCategory): CategoryEntry {
  return {
    id: category.id,
    nome: category.name,
    rota: toCategoryRoute(category),
    url: toUrl(siteUrl, category.path),
  };
}
