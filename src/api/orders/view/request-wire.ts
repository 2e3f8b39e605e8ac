import type { OrderRequest, OrderRequestKind } from '#contract/buying/order-requests.ts';
import type { Order } from '#contract/buying/orders.ts';
import {
  listRequestKinds,
  type RequestKind,
  type RequestState,
  type StoredRequestKind,
} from '#rules/orders/order-request.ts';
import { findLastWithdrawalDay } from '#rules/orders/withdrawal.ts';
import { toState } from '../stored/columns.ts';
import { listFreeOf } from '../stored/free-pieces.ts';
import type { StoredOrder } from '../stored/queries.ts';
import type { StoredRequest } from '../stored/request-queries.ts';

const requestNames = {
  withdrawal: 'arrependimento',
  exchange: 'troca',
  defect: 'defeito',
  cancellation: 'cancelamento',
} as const satisfies Record<StoredRequestKind, OrderRequest['tipo']>;

/** Wire names. */
export const requestKindsByName: Readonly<Record<OrderRequestKind, RequestKind>> = {
  arrependimento: 'withdrawal',
  troca: 'exchange',
  defeito: 'defect',
};

const stateNames: Readonly<Record<RequestState, OrderRequest['estado']>> = {
  received: 'recebida',
  approved: 'aprovada',
  'received-back': 'devolvida',
  done: 'concluida',
  refused: 'recusada',
};

export function toOrderRequest(request: StoredRequest): OrderRequest {
  return {
    protocolo: request.protocol,
    tipo: requestNames[request.kind],
    estado: stateNames[request.state],
    feitaEm: new Date(request.received_at).toISOString(),
    prazo: request.due_day,
    itens: request.lines.map(({ position, quantity }) => ({ posicao: position, quantidade: quantity })),
    texto: request.text,
    resposta: request.answer,
    ...(request.replaced_by !== null && { substituidaPor: request.replaced_by }),
  };
}

/** What the buyer may ask for now, and has asked for. */
export function toRights(
  { order, lines, requests }: StoredOrder,
  nowMs: number,
): Pick<Order, 'podeSolicitar' | 'arrependimento' | 'solicitacoes'> {
  const deliveredAt = order.delivered_at;
  const hasPieces = (kind: RequestKind) => listFreeOf({ lines, requests }, kind).some(({ quantity }) => quantity > 0);
  const kinds = listRequestKinds(toState(order), { deliveredAt, nowMs }).filter(hasPieces);
  const lastDay = deliveredAt === null ? {} : { ate: findLastWithdrawalDay(deliveredAt) };
  return {
    podeSolicitar: kinds.map((kind) => requestNames[kind]),
    ...(kinds.includes('withdrawal') && { arrependimento: lastDay }),
    solicitacoes: requests.map(toOrderRequest),
  };
}
