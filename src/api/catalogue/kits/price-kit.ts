import { toCashPriceCents } from '#rules/money.ts';
import { type KitPrice, toKitPrice } from '#rules/prices/kit.ts';
import type { CatalogueList, ListPart, PriceTable } from '../published/model.ts';
import { requirePrice } from '../published/units.ts';
import { listInitialParts, listPricedPieces } from './stock.ts';

/** Whether a chosen part has no public price, so that the whole has none either. */
export function isOnRequest(parts: readonly ListPart[]): boolean {
  return parts.some(({ product, quantity }) => product.onRequest && quantity > 0);
}

/** Price of one kit at current prices. Throws `refused` for a part that is sold on request; `field` is the wire field of the parts. */
export function priceKit(
  prices: Pick<PriceTable, 'priceOf'>,
  { discountPercent }: Pick<CatalogueList, 'discountPercent'>,
  parts: readonly ListPart[],
  field?: string,
): KitPrice {
  requirePrices(parts, field);
  const priced = parts.map(({ product, unit, quantity }) => ({ cents: prices.priceOf(product, unit).cents, quantity }));
  return toKitPrice(priced, discountPercent);
}

/** In centavos. */
export interface PieceRange {
  cheapest: number;
  dearest: number;
}

/**
 * The prices of the products of a curated list, which are bought one by one; undefined for a kit, which has a price itself, and
 * with a product on request.
 */
export function findPieceRange(prices: Pick<PriceTable, 'priceOf'>, list: CatalogueList): PieceRange | undefined {
  if (list.kind !== 'lista' || isOnRequest(listInitialParts(list))) return undefined;
  const cents = listPricedPieces(list).map((piece) => pricePiece(prices, piece));
  return { cheapest: Math.min(...cents), dearest: Math.max(...cents) };
}

/** One piece of the cheapest product of a curated list: its price is that of the list. Undefined as in `findPieceRange`. */
export function findCheapestPiece(prices: Pick<PriceTable, 'priceOf'>, list: CatalogueList): ListPart | undefined {
  const range = findPieceRange(prices, list);
  const piece = range && listPricedPieces(list).find((part) => pricePiece(prices, part) === range.cheapest);
  return piece && { ...piece, quantity: 1 };
}

const pricePiece = (prices: Pick<PriceTable, 'priceOf'>, { product, unit }: ListPart): number =>
  prices.priceOf(product, unit).cents;

export interface PiecesPrice extends KitPrice {
  /** The cash price, rounded per piece like the cart's, so that both agree (reading A29). */
  cashCents: number;
}

/**
 * Price of pieces that are bought one by one; pieces without a "from" price count with their price in the "from" total. Throws
 * `refused` for a piece that is sold on request.
 */
export function pricePieces(
  prices: Pick<PriceTable, 'priceOf'>,
  cashDiscount: number,
  parts: readonly ListPart[],
): PiecesPrice {
  requirePrices(parts);
  const pieces = parts.map(({ product, unit, quantity }) => ({ ...prices.priceOf(product, unit), quantity }));
  const sum = (ofOne: (piece: (typeof pieces)[number]) => number): number =>
    pieces.reduce((total, piece) => total + ofOne(piece) * piece.quantity, 0);
  const cents = sum((piece) => piece.cents);
  const listCents = sum((piece) => Math.max(piece.listCents, piece.cents));
  return {
    cents,
    listCents: listCents > cents ? listCents : 0,
    cashCents: sum((piece) => toCashPriceCents(piece.cents, cashDiscount)),
  };
}

function requirePrices(parts: readonly ListPart[], field?: string): void {
  for (const { product, quantity } of parts) if (quantity > 0) requirePrice(product, field);
}
