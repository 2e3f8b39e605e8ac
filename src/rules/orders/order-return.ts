// What the buyer gets back for pieces that returned (specification 10.7).

import { toShare } from '../money.ts';
import type { RequestedLine } from './order-request.ts';

export interface ReturnableLine {
  position: number;
  quantity: number;
  /** Pieces that came back or will not be sent. */
  returnedQuantity: number;
  /** Centavos of the whole line. */
  totalCents: number;
}

/**
 * Centavos to be paid back: the share of each line, so that the shares of all its pieces are its total, however they return; and
 * with the last piece the freight.
 */
export function toRefundCents(
  { lines, freightCents }: { lines: readonly ReturnableLine[]; freightCents: number },
  returning: readonly RequestedLine[],
): number {
  const goods = lines.map((line) => {
    const after = line.returnedQuantity + countReturning(returning, line.position);
    return toLineShare(line, after) - toLineShare(line, line.returnedQuantity);
  });
  const freight = isWholeReturn(lines, returning) ? freightCents : 0;
  return goods.reduce((sum, cents) => sum + cents, freight);
}

/** Whether nothing is left with the buyer afterwards. */
export function isWholeReturn(
  lines: readonly Omit<ReturnableLine, 'totalCents'>[],
  returning: readonly RequestedLine[],
): boolean {
  return lines.every(
    ({ position, quantity, returnedQuantity }) => returnedQuantity + countReturning(returning, position) >= quantity,
  );
}

function countReturning(returning: readonly RequestedLine[], position: number): number {
  return returning.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0);
}

function toLineShare({ totalCents, quantity }: ReturnableLine, pieces: number): number {
  return toShare(totalCents, Math.min(pieces, quantity), quantity);
}
