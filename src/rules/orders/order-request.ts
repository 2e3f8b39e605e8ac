// What a buyer asks of an order that was sent: to withdraw, an exchange, or help with a defect (specification 10.6).

import { readCode } from '../typed-text.ts';
import { createOrderNumber, formatOrderNumber, parseOrderNumber } from './order-number.ts';
import { listBuyerActions, type OrderState } from './order-state.ts';
import { isWithdrawalOpen } from './withdrawal.ts';

export const requestKinds = ['withdrawal', 'exchange', 'defect'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Beside those of buyers: the shop cannot send the rest of an order, and pays it back. */
export type StoredRequestKind = RequestKind | 'cancellation';

export const requestStates = ['received', 'approved', 'received-back', 'done', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

export const requestDecisions = ['approve', 'refuse', 'receive-back', 'finish'] as const;
export type RequestDecision = (typeof requestDecisions)[number];

/** To withdraw is a right: it needs no approval and is not refused. */
export const startOf: Readonly<Record<RequestKind, RequestState>> = {
  withdrawal: 'approved',
  exchange: 'received',
  defect: 'received',
};

const transitions: Readonly<Record<RequestDecision, Partial<Record<RequestState, RequestState>>>> = {
  approve: { received: 'approved' },
  refuse: { received: 'refused' },
  'receive-back': { approved: 'received-back' },
  // Also of goods that the buyer keeps in the end, or need not send back.
  finish: { approved: 'done', 'received-back': 'done' },
};

/** The state after a decision of the shop; undefined when it is not allowed. */
export function nextRequestState(state: RequestState, decision: RequestDecision): RequestState | undefined {
  return transitions[decision][state];
}

/** Requests that wait for a decision of the shop. */
export const unsettledRequestStates = requestStates.filter((state) =>
  requestDecisions.some((decision) => nextRequestState(state, decision)),
);

/** While a request is open, its pieces are in no other one; only a withdrawal takes them over (`listReplaced`). */
export function isOpenRequest(state: RequestState): boolean {
  return state === 'received' || state === 'approved';
}

/** The kinds that the buyer may ask for now; times in epoch milliseconds. */
export function listRequestKinds(
  state: OrderState,
  { deliveredAt, nowMs }: { deliveredAt: number | null; nowMs: number },
): RequestKind[] {
  const actions = listBuyerActions(state);
  const canWithdraw = actions.includes('withdraw') && isWithdrawalOpen(deliveredAt, nowMs);
  const canExchange = actions.includes('exchange');
  return requestKinds.filter((kind) => (kind === 'withdrawal' ? canWithdraw : canExchange));
}

/** Pieces of an order's line by the line's position. */
export interface RequestedLine {
  position: number;
  quantity: number;
}

interface SentLine {
  position: number;
  shippedQuantity: number;
  /** Pieces that came back and are paid back. */
  returnedQuantity: number;
}

export interface AskedPieces {
  kind: StoredRequestKind;
  state: RequestState;
  refundCents: number;
  lines: readonly RequestedLine[];
}

/** A right is not lost by asking for less: a withdrawal replaces an open exchange, or notice of a defect, of the same pieces. */
const isReplaceable = ({ kind, state }: AskedPieces): boolean => kind !== 'withdrawal' && isOpenRequest(state);

/** Open, or its goods are back without being paid back: the shop still owes others for them. */
function isHoldingPieces(request: AskedPieces, asked: RequestKind): boolean {
  if (asked === 'withdrawal' && isReplaceable(request)) return false;
  return isOpenRequest(request.state) || (request.state === 'received-back' && request.refundCents === 0);
}

/**
 * The pieces of each line that a new request of this kind may be about: with the buyer, or on their way there, and in no request
 * that is still to be settled.
 */
export function listFreePieces(
  lines: readonly SentLine[],
  requests: readonly AskedPieces[],
  kind: RequestKind,
): RequestedLine[] {
  const asked = requests.filter((request) => isHoldingPieces(request, kind)).flatMap((request) => request.lines);
  return lines.map(({ position, shippedQuantity, returnedQuantity }) => {
    const inRequests = asked.filter((line) => line.position === position).reduce((sum, line) => sum + line.quantity, 0);
    return { position, quantity: Math.max(0, shippedQuantity - returnedQuantity - inRequests) };
  });
}

/**
 * The lines that each open exchange or notice of a defect keeps once the buyer has withdrawn from pieces: they come from those that
 * are in no request, then from the newest one. `free` are the pieces that an exchange could be about. Requests that keep all are left out.
 */
export function listReplaced<Request extends AskedPieces>(
  withdrawn: readonly RequestedLine[],
  free: readonly RequestedLine[],
  requests: readonly Request[],
): { request: Request; left: RequestedLine[] }[] {
  const missing = new Map(
    withdrawn.map(({ position, quantity }) => {
      const unasked = free.find((line) => line.position === position)?.quantity ?? 0;
      return [position, Math.max(0, quantity - unasked)];
    }),
  );
  return requests
    .filter(isReplaceable)
    .reverse()
    .flatMap((request) => {
      const left = request.lines.map(({ position, quantity }) => {
        const taken = Math.min(quantity, missing.get(position) ?? 0);
        missing.set(position, (missing.get(position) ?? 0) - taken);
        return { position, quantity: quantity - taken };
      });
      const hasLost = left.some(({ quantity }, index) => quantity !== request.lines[index]?.quantity);
      return hasLost ? [{ request, left: left.filter(({ quantity }) => quantity > 0) }] : [];
    });
}

// The initial of "solicitação"; no number has this letter.
const prefix = 'S-';

/** Such as "S-7K4P-94QX", by which people name a request; `randomBelow` as in `createOrderNumber`. */
export function createProtocol(randomBelow: (limit: number) => number): string {
  return `${prefix}${formatOrderNumber(createOrderNumber(randomBelow))}`;
}

/** The protocol as it is stored, from a text as people type it, also without its "S". Undefined when it is none. */
export function parseProtocol(text: string): string | undefined {
  const number = parseOrderNumber(readCode(text, 'protocolo|solicita[cç][aã]o').replace(/^s/i, ''));
  return number && `${prefix}${formatOrderNumber(number)}`;
}
