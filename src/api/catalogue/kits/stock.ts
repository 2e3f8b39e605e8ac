// The stock of kits and curated lists follows from that of their parts.

import { countKits, toShownStock } from '#rules/availability.ts';
import type { ChosenPart } from '../kits/choose-parts.ts';
import type { CatalogueList, ListPart } from '../published/model.ts';

/** The initial parts of the page: an open kit omits parts that are not for sale now. */
export function listInitialParts(list: CatalogueList): ChosenPart[] {
  return list.parts.map(({ product, unit, quantity }) => ({
    product,
    unit,
    quantity: list.kind === 'aberta' && !isForSale({ product, unit, quantity }) ? 0 : quantity,
  }));
}

function isForSale({ product, unit, quantity }: ListPart): boolean {
  return !product.onRequest && unit.stock >= quantity;
}

/** The stock in whole kits; for a curated list, whose products are bought one by one, the highest stock of a product. */
export function countStock(list: CatalogueList, parts: readonly ChosenPart[]): number {
  const stocks = parts.map(({ product, unit, quantity }) => ({ stock: product.onRequest ? 0 : unit.stock, quantity }));
  return list.kind === 'lista' ? Math.max(0, ...stocks.map(({ stock }) => stock)) : countKits(stocks);
}

/** What pages show of a list's stock; equal texts look alike. */
export function describeStock(list: CatalogueList): string {
  const parts = listInitialParts(list);
  return [toShownStock(countStock(list, parts)), ...parts.map(({ quantity }) => quantity)].join(' ');
}
