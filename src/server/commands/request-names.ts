// What the merchant's commands call the requests of buyers.

import type { RequestState, StoredRequestKind } from '#rules/orders/order-request.ts';

export const requestKindNames: Readonly<Record<StoredRequestKind, string>> = {
  cancellation: 'cancelamento',
  withdrawal: 'arrependimento',
  exchange: 'troca',
  defect: 'defeito',
};
const stateNames: Readonly<Record<RequestState, string>> = {
  received: 'espera a sua resposta: approve ou refuse',
  approved: 'aprovada, espera o produto voltar: receive-back',
  'received-back': 'o produto voltou: finish quando estiver resolvida',
  done: 'concluída',
  refused: 'recusada',
};

export const toRequestStateName = (kind: StoredRequestKind, state: RequestState): string =>
  kind === 'cancellation' && state === 'received-back'
    ? 'não será enviado: finish quando o valor for devolvido'
    : stateNames[state];
