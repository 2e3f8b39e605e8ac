// The stock of kits and curated lists follows from that of their parts.

import { countKits, toAvailability, toShownStock } from '#rules/availability.ts';
import { isList } from '../published/is-list.ts';
import type { CatalogueItem, CatalogueList, ListPart } from '../published/model.ts';

/** The initial parts of the page: an open kit omits parts that are not for sale now. */
export function listInitialParts(list: CatalogueList): ListPart[] {
  return list.parts.map(({ product, unit, quantity }) => ({
    product,
    unit,
    quantity: list.kind === 'aberta' && (product.onRequest || unit.stock < quantity) ? 0 : quantity,
  }));
}

/** What a shopper buys who changes nothing. */
export function listOfferedParts(list: CatalogueList): ListPart[] {
  return listInitialParts(list).filter(({ quantity }) => quantity > 0);
}

/** The stock in whole kits; for a curated list, whose products are bought one by one, the highest stock of a product. */
export function countStock(list: CatalogueList, parts: readonly ListPart[]): number {
  const stocks = parts.map(({ product, unit, quantity }) => ({ stock: product.onRequest ? 0 : unit.stock, quantity }));
  return list.kind === 'lista' ? Math.max(0, ...stocks.map(({ stock }) => stock)) : countKits(stocks);
}

/** The products of a curated list that determine its prices: those that can be bought now, or all of them if none can. */
export function listPricedPieces(list: CatalogueList): ListPart[] {
  const parts = listInitialParts(list);
  const inStock = parts.filter(({ unit }) => unit.stock > 0);
  return inStock.length > 0 ? inStock : parts;
}

/** What pages show of a list's stock; equal texts look alike. */
export function describeStock(list: CatalogueList): string {
  const parts = listInitialParts(list);
  return [toShownStock(countStock(list, parts)), ...parts.map(({ quantity }) => quantity)].join(' ');
}

/** What cards among products show of a list's stock: by its parts the price, but no number of kits. */
export function describeListedStock(list: CatalogueList): string {
  return [isSoldOut(list), ...listInitialParts(list).map(({ quantity }) => quantity)].join(' ');
}

/** Whether an item ranks behind those that can be bought. What is sold on request is never sold out. */
export function isSoldOut(item: CatalogueItem): boolean {
  const availability = isList(item)
    ? toAvailability(countStock(item, listInitialParts(item)), false)
    : toAvailability(item.defaultUnit.stock, item.onRequest);
  return availability === 'indisponivel';
}
