import { listFreePieces, type RequestedLine } from '#rules/orders/order-request.ts';
import type { StoredOrder } from './queries.ts';

/** The pieces of each line, in their order, that a new request may be about. */
export function listFreeOf({ lines, requests }: Pick<StoredOrder, 'lines' | 'requests'>): RequestedLine[] {
  return listFreePieces(
    lines.map(({ position, shipped_quantity: shippedQuantity, returned_quantity: returnedQuantity }) => ({
      position,
      shippedQuantity,
      returnedQuantity,
    })),
    requests.map(({ state, refund_cents: refundCents, lines: asked }) => ({ state, refundCents, lines: asked })),
  );
}
