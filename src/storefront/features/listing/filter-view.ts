// Converts the facets of a listing into groups of links, and the active ones into chips.

import type { ListingDetails } from '#contract/listing.ts';
import { formatReais } from '#rules/money.ts';
import { type ListingAddress, toFacetHref, toHrefWithout } from './listing-links.ts';

export interface FilterOption {
  id: string;
  label: string;
  count: number | undefined;
  isActive?: boolean;
  /** Toggles the filter. */
  href: string;
}

export interface FilterGroup {
  id: string;
  name: string;
  options: FilterOption[];
}

export interface AppliedFilter {
  label: string;
  /** The listing without this filter. */
  href: string;
}

/** The active filters by key, as the API echoes them. */
type ActiveFilters = Readonly<Record<string, string>>;

/** Groups in display order: the merchant's filters first, then attributes, brands, prices and discounts. */
export function listFilterGroups(
  details: ListingDetails,
  active: ActiveFilters,
  address: ListingAddress,
): FilterGroup[] {
  const hrefOf = (route: Parameters<typeof toFacetHref>[0]) => toFacetHref(route, address);
  const facetGroups = [...details.filtros, ...details.atributos].map((facet) => ({
    id: `${details.filtros.includes(facet) ? 'filtro' : 'atributo'}-${facet.id}`,
    name: facet.nome,
    options: facet.valores.map((value) => ({
      id: String(value.id),
      label: value.label,
      count: value.quantidade,
      ...(value.ativo && { isActive: true }),
      href: hrefOf(value.rota),
    })),
  }));
  const brands = details.marcas.map((brand) => ({
    id: String(brand.id),
    label: brand.nome,
    count: brand.quantidade,
    ...(brand.ativo && { isActive: true }),
    href: hrefOf(brand.rota),
  }));
  const activePrices = (active['preco'] ?? '').split(';');
  const prices = details.filtrosPreco.map((range) => ({
    id: `${range.de}-${range.ate}`,
    // An open range also ends at the most expensive product; only the active filter distinguishes the two.
    label: toPriceRangeLabel(range.de, range.ate, activePrices.includes(`${range.de}-${range.ate}`)),
    count: range.quantidade,
    ...(range.ativo && { isActive: true }),
    href: hrefOf(range.rota),
  }));
  const discounts = Object.values(details.filtrosDescontoPrecoPor).map((range) => ({
    id: `${range.de}-${range.ate}`,
    label: `De ${range.de}% a ${range.ate}%`,
    count: range.quantidade,
    ...(range.ativo && { isActive: true }),
    href: hrefOf(range.rota),
  }));
  const groups = [
    ...facetGroups,
    { id: 'marca', name: 'Marca', options: brands },
    { id: 'preco', name: 'Preço', options: prices },
    { id: 'desconto', name: 'Desconto', options: discounts },
  ];
  return groups.filter((group) => group.options.length > 0);
}

/** A range whose `to` does not exceed `from` is open, unless `isEnd` says that `to` was requested. */
export function toPriceRangeLabel(from: number, to: number, isEnd = false): string {
  if (isEnd && from === to) return formatReais(to);
  if (from <= 0 && to > 0) return `Até ${formatReais(to)}`;
  return to > from ? `${formatReais(from)} a ${formatReais(to)}` : `A partir de ${formatReais(from)}`;
}

/** One chip per active option, and one for a typed price range that is no option. */
export function listAppliedFilters(
  groups: readonly FilterGroup[],
  active: ActiveFilters,
  address: ListingAddress,
): AppliedFilter[] {
  const chips = groups.flatMap((group) =>
    group.options.filter((option) => option.isActive).map(({ label, href }) => ({ label, href })),
  );
  const hasPriceChip = groups.some((group) => group.id === 'preco' && group.options.some((option) => option.isActive));
  const typed = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/.exec(active['preco'] ?? '');
  if (hasPriceChip || !typed) return chips;
  const label = toPriceRangeLabel(Number(typed[1]), Number(typed[2] ?? 0), typed[2] !== undefined);
  return [...chips, { label, href: toHrefWithout(address, 'preco') }];
}
