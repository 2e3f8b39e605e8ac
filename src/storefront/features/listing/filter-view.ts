// Converts the facets of a listing into groups of links, and the active ones into chips.

import type { ListingDetails } from '#contract/listing.ts';
import type { FacetRoute } from '#contract/shared.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import { type ListingAddress, type ListingLink, toFacetHref, toHrefWithout } from './listing-links.ts';

export interface FilterOption {
  id: string;
  label: string;
  count: number | undefined;
  isActive?: boolean;
  /** An active range that is no band: the fields and a chip show it, and the bands do not. */
  isTyped?: boolean;
  /** Toggles the filter. */
  href: string;
}

export interface FilterGroup {
  id: string;
  name: string;
  options: FilterOption[];
}

/** What every facet of the contract has. */
interface FacetEntry {
  ativo: boolean;
  quantidade?: number | undefined;
  rota: FacetRoute;
}

/** The active filters by key, as the API echoes them. */
type ActiveFilters = Readonly<Record<string, string>>;

/** Groups in display order: kind and price first, then the merchant's filters, attributes, brands and discounts. */
export function listFilterGroups(
  details: ListingDetails,
  active: ActiveFilters,
  address: ListingAddress,
): FilterGroup[] {
  const toOption = (id: string | number, label: string, entry: FacetEntry): FilterOption => ({
    id: String(id),
    label,
    count: entry.quantidade,
    ...(entry.ativo && { isActive: true }),
    href: toFacetHref(entry.rota, address),
  });
  const facetGroups = [...details.filtros, ...details.atributos].map((facet) => ({
    id: `${details.filtros.includes(facet) ? 'filtro' : 'atributo'}-${facet.id}`,
    name: facet.nome,
    options: facet.valores.map((value) => toOption(value.id, value.label, value)),
  }));
  const activePrices = (active['preco'] ?? '').split(';');
  const prices = details.filtrosPreco.map((range) => {
    const id = `${range.de}-${range.ate}`;
    // An open range also ends at the most expensive product; only the filter that it is, or would be, distinguishes the two.
    const ranges = range.ativo ? activePrices : (range.rota.query['preco'] ?? '').split(';');
    const isOpen = ranges.includes(`${range.de}-`);
    return toOption(id, toPriceRangeLabel(range.de, isOpen ? 0 : range.ate, activePrices.includes(id)), range);
  });
  // A typed range, or one of a link, takes the place of the band that reads the same.
  const activeLabels = prices.filter(({ isActive }) => isActive).map(({ label }) => label);
  const bandLabels = prices.filter(({ isActive, count }) => !isActive || count !== undefined).map(({ label }) => label);
  const shownPrices = prices
    .filter(({ isActive, label }) => isActive === true || !activeLabels.includes(label))
    .map((one) => (one.isActive && !bandLabels.includes(one.label) ? { ...one, isTyped: true } : one));
  const discounts = Object.values(details.filtrosDescontoPrecoPor).map((range) =>
    toOption(`${range.de}-${range.ate}`, `De ${range.de}% a ${range.ate}%`, range),
  );
  const kinds = (details.filtrosCategoria ?? []).map((kind) => toOption(kind.id, kind.nome, kind));
  const brands = details.marcas.map((brand) => toOption(brand.id, brand.nome, brand));
  const groups = [
    { id: 'categoria', name: 'Tipo de produto', options: kinds },
    { id: 'preco', name: 'Preço', options: shownPrices },
    ...facetGroups,
    { id: 'marca', name: 'Marca', options: brands },
    { id: 'desconto', name: 'Desconto', options: discounts },
  ];
  return groups.filter((group) => group.options.length > 0);
}

/** A range whose `to` does not exceed `from` is open, unless `isEnd` says that `to` was requested. */
export function toPriceRangeLabel(from: number, to: number, isEnd = false): string {
  if (isEnd && from === to) return formatRound(to);
  if (from <= 0 && to > 0) return `Até ${formatEnd(to)}`;
  return to > from ? `${formatRound(from)} a ${formatEnd(to)}` : `A partir de ${formatRound(from)}`;
}

/** Whole reais without centavos: "R$ 30". */
function formatRound(reais: number): string {
  return formatReais(reais).replace(/,00$/, '');
}

/** Bands end a centavo below the next: "R$ 30 a R$ 50", not "R$ 30 a R$ 49,99". */
function formatEnd(reais: number): string {
  const cents = toCents(reais);
  return formatRound(toReais(cents % 100 === 99 ? cents + 1 : cents));
}

/** One chip per active option, and one for a typed price range that is no option. */
export function listAppliedFilters(
  groups: readonly FilterGroup[],
  active: ActiveFilters,
  address: ListingAddress,
): ListingLink[] {
  const chips = groups.flatMap((group) =>
    group.options.filter((option) => option.isActive).map(({ label, href }) => ({ label, href })),
  );
  const hasPriceChip = groups.some((group) => group.id === 'preco' && group.options.some((option) => option.isActive));
  const typed = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/.exec(active['preco'] ?? '');
  if (hasPriceChip || !typed) return chips;
  const label = toPriceRangeLabel(Number(typed[1]), Number(typed[2] ?? 0), typed[2] !== undefined);
  return [...chips, { label, href: toHrefWithout(address, 'preco') }];
}
