// A buyer's request about pieces of an order that were sent: once, however often it is sent.

import { randomInt } from 'node:crypto';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { formatDay } from '#rules/calendar-day.ts';
import {
  createProtocol,
  isOpenRequest,
  listReplaced,
  listRequestKinds,
  type RequestedLine,
  type RequestKind,
  startOf,
} from '#rules/orders/order-request.ts';
import { findAnswerDueDay, findLastWithdrawalDay } from '#rules/orders/withdrawal.ts';
import { ApiError } from '../../http/errors.ts';
import { queueRequestMails } from '../mails/queue-order-mail.ts';
import { toState } from '../stored/columns.ts';
import { listFreeOf, toAskedPieces } from '../stored/free-pieces.ts';
import { lockOrder } from '../stored/move-order.ts';
import { loadOrder, type StoredOrder } from '../stored/queries.ts';
import { type StoredRequest, toStoredRequest } from '../stored/request-queries.ts';

export interface NewRequest {
  orderId: number;
  kind: RequestKind;
  /** Undefined for all pieces. */
  lines: readonly RequestedLine[] | undefined;
  text: string;
  nowMs: number;
}

/** How long the same request counts as sent again: a double press, or a network that answered too late. */
const repeatMs = 10 * 60 * 1000;

/** Returns the open request that was sent again, if there is one. Throws `invalid` for unknown lines, `refused` for the rest. */
export function receiveRequest({ kysely }: Database, asked: NewRequest): Promise<StoredRequest> {
  return inTransaction(kysely, async (transaction) => {
    const { orderId, kind, text, nowMs } = asked;
    const order = await lockOrder(transaction, orderId);
    if (!order) throw new ApiError('not-found', 'Não encontramos esse pedido.');
    const stored = await loadOrder(transaction, order);
    const repeated = findRepeated(stored, asked);
    if (repeated) return repeated;
    requireAllowed(stored, kind, nowMs);
    const lines = chooseLines(stored, asked);
    const row = await transaction
      .insertInto('requests')
      .values({
        order_id: orderId,
        kind,
        protocol: createProtocol((limit) => randomInt(limit)),
        state: startOf[kind],
        lines_json: JSON.stringify(lines),
        text,
        answer: '',
        refund_cents: 0,
        received_at: nowMs,
        due_day: findAnswerDueDay(nowMs),
        decided_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (kind === 'withdrawal') await endReplaced(transaction, stored, toStoredRequest(row));
    await queueRequestMails(transaction, { orderId, protocol: row.protocol, nowMs });
    return toStoredRequest(row);
  });
}

/** Takes the pieces of a withdrawal out of what was asked before. */
async function endReplaced(
  transaction: Transaction,
  stored: StoredOrder,
  { protocol, lines, received_at: nowMs }: StoredRequest,
): Promise<void> {
  const free = listFreeOf(stored, 'exchange');
  for (const { request, left } of listReplaced(lines, free, stored.requests.map(toAskedPieces))) {
    await transaction
      .updateTable('requests')
      .set(
        left.length > 0
          ? { lines_json: JSON.stringify(left) }
          : { state: 'done', decided_at: nowMs, replaced_by: protocol },
      )
      .where('id', '=', request.id)
      .execute();
  }
}

/** The open request of the kind about the same pieces. One about other pieces is another one: none of them may be lost. */
function findRepeated({ lines, requests }: StoredOrder, asked: NewRequest): StoredRequest | undefined {
  const open = requests.filter(({ kind, state }) => kind === asked.kind && isOpenRequest(state));
  if (!asked.lines)
    return listFreeOf({ lines, requests }, asked.kind).some(({ quantity }) => quantity > 0) ? undefined : open[0];
  const wanted = toPiecesText(asked.lines);
  return open.find((request) => toPiecesText(request.lines) === wanted && asked.nowMs < request.received_at + repeatMs);
}

/** The same text for the same pieces. */
function toPiecesText(lines: readonly RequestedLine[]): string {
  const pieces = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ position, quantity }) => `${position}:${quantity}`);
  return pieces.toSorted().join(' ');
}

function requireAllowed({ order }: StoredOrder, kind: RequestKind, nowMs: number): void {
  const state = toState(order);
  const deliveredAt = order.delivered_at;
  if (listRequestKinds(state, { deliveredAt, nowMs }).includes(kind)) return;
  if (state.goods === 'held' || state.goods === 'packing')
    throw new ApiError(
      'refused',
      'Este pedido ainda não foi enviado. Em vez de devolver, você pode cancelar o pedido.',
    );
  if (state.goods === 'shipped' && kind !== 'withdrawal')
    throw new ApiError('refused', 'Este pedido ainda não foi entregue. Peça a troca quando ele chegar.', {
      field: 'tipo',
    });
  if (state.goods === 'delivered' && deliveredAt !== null && kind === 'withdrawal') {
    const lastDay = formatDay(findLastWithdrawalDay(deliveredAt));
    throw new ApiError(
      'refused',
      `O prazo para desistir da compra terminou em ${lastDay}. Se algo veio errado ou com defeito, peça uma troca.`,
      { field: 'tipo' },
    );
  }
  throw new ApiError('refused', 'Este pedido não aceita mais essa solicitação. Fale com a gente.');
}

/** The asked pieces, each line once; without any, all that are free. */
function chooseLines(
  { lines, requests }: StoredOrder,
  { kind, lines: asked }: Pick<NewRequest, 'kind' | 'lines'>,
): RequestedLine[] {
  const free = listFreeOf({ lines, requests }, kind).filter(({ quantity }) => quantity > 0);
  if (free.length === 0)
    throw new ApiError('refused', 'Estes produtos já voltaram ou estão em outra solicitação.', { field: 'itens' });
  if (!asked) return free;
  const wanted = asked.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) throw new ApiError('invalid', 'Escolha pelo menos um produto.', { field: 'itens' });
  for (const { position, quantity } of wanted) {
    const { name, shipped_quantity: shipped } = lines.find((line) => line.position === position) ?? {};
    const isTwice = wanted.filter((line) => line.position === position).length > 1;
    if (name === undefined || isTwice) throw new ApiError('invalid', 'Confira os produtos.', { field: 'itens' });
    const left = free.find((line) => line.position === position)?.quantity ?? 0;
    if (quantity <= left) continue;
    if (shipped === 0)
      throw new ApiError('refused', `${name} ainda não foi enviado. Você pode pedir a devolução depois do envio.`, {
        field: 'itens',
      });
    throw new ApiError(
      'refused',
      left === 0
        ? `${name} já voltou ou está em outra solicitação.`
        : `De ${name} você pode escolher no máximo ${left}.`,
      { field: 'itens' },
    );
  }
  return wanted;
}
