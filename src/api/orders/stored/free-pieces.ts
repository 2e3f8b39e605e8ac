import { type AskedPieces, listFreePieces, type RequestedLine, type RequestKind } from '#rules/orders/order-request.ts';
import type { StoredOrder } from './queries.ts';
import type { StoredRequest } from './request-queries.ts';

/** The pieces of each line, in their order, that a new request of this kind may be about. */
export function listFreeOf(
  { lines, requests }: Pick<StoredOrder, 'lines' | 'requests'>,
  kind: RequestKind,
): RequestedLine[] {
  return listFreePieces(
    lines.map(({ position, shipped_quantity: shippedQuantity, returned_quantity: returnedQuantity }) => ({
      position,
      shippedQuantity,
      returnedQuantity,
    })),
    requests.map(toAskedPieces),
    kind,
  );
}

export function toAskedPieces<Request extends StoredRequest>(request: Request): Request & AskedPieces {
  return { ...request, refundCents: request.refund_cents };
}
