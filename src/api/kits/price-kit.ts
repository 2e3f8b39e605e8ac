import { type KitPrice, toKitPrice } from '#rules/prices/kit.ts';
import { toCashPriceCents } from '#rules/money.ts';
import type { CatalogueList, PriceTable } from '../catalogue/model.ts';
import type { ChosenPart } from './choose-parts.ts';

/** Price of one kit at the prices of this moment. */
export function priceKit(
  prices: Pick<PriceTable, 'priceOf'>,
  { discountPercent }: Pick<CatalogueList, 'discountPercent'>,
  parts: readonly ChosenPart[],
): KitPrice {
  const priced = parts.map(({ product, unit, quantity }) => ({ cents: prices.priceOf(product, unit).cents, quantity }));
  return toKitPrice(priced, discountPercent);
}

export interface PiecesPrice extends KitPrice {
  /** By Pix: of each piece as the cart reckons it, so that both say the same (reading A29). */
  cashCents: number;
}

/** Price of pieces that are bought one by one; the "from" price counts those that have none at what they cost. */
export function pricePieces(
  prices: Pick<PriceTable, 'priceOf'>,
  cashDiscount: number,
  parts: readonly ChosenPart[],
): PiecesPrice {
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
