import { toMoment } from '#api/mail/layout/moment.ts';
import { loadOrder, type StoredOrder } from '#api/orders/stored/queries.ts';
import { toInstant, toOrder, toWord } from '#api/orders/view/wire.ts';
import { formatDocument } from '#rules/document.ts';
import { toInstallmentsText } from '#rules/orders/card-installments.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import type { TimelineEvent } from '#rules/orders/order-state.ts';
import { type Command, getOrder, toAddressLines, toMoney, toQuoteLines, toStateText } from './command.ts';
import { requestKindNames, toRequestStateName } from './request-names.ts';

const eventNames: Readonly<Record<TimelineEvent, string>> = {
  placed: 'feito',
  paid: 'pago',
  'paid-late': 'pago depois do prazo',
  'coupon-exceeded': 'cupom usado além do limite',
  expired: 'venceu sem pagamento',
  'cancelled-by-buyer': 'cancelado por quem comprou',
  'cancelled-by-merchant': 'cancelado pela loja',
  'rest-cancelled-by-buyer': 'o que faltava enviar foi cancelado pelo cliente',
  'rest-cancelled-by-merchant': 'o que faltava enviar foi cancelado pela loja',
  'address-corrected': 'endereço corrigido por quem comprou',
  packed: 'em separação',
  shipped: 'enviado',
  delivered: 'entregue',
  returned: 'devolvido',
  invoiced: 'nota informada',
  refunded: 'valor devolvido',
  'dispute-open': 'pagamento contestado por quem pagou',
  'dispute-ended': 'contestação encerrada, o valor ficou com a loja',
  'dispute-lost': 'contestação perdida, o valor voltou a quem pagou',
  'dispute-regained': 'o valor da contestação perdida voltou para a loja',
};

export const show: Command = {
  usage: 'NUMERO',
  mostWords: 1,
  summary: 'Mostra um pedido inteiro, com o endereço para a etiqueta',
  async run({ database, nowMs }, [number]) {
    return toText(await loadOrder(database.kysely, await getOrder(database, number)), nowMs);
  },
};

/** What the merchant has to know and do; the first lines of the payment would say that all is well. */
function findHoldText({ hold, payment }: StoredOrder): string | undefined {
  switch (hold) {
    case 'disputed':
      return `CONTESTADO: quem pagou contestou o pagamento. Não envie e não devolva nada; responda no Mercado Pago. ${anywayText}`;
    case 'dispute-lost':
      return 'CONTESTAÇÃO PERDIDA: o Mercado Pago devolveu o valor a quem pagou. Não devolva de novo; se ainda não enviou, use cancel. Se o dinheiro voltar para você, use regain';
    case 'refunded-outside':
      return `DEVOLVIDO NO MERCADO PAGO, sem a loja pedir: ${toMoney(payment.refunded_outside_cents)}. Não devolva de novo; se ainda não enviou, use cancel. ${anywayText}`;
    case 'payment-unclear':
      return `PAGAMENTO A CONFERIR: o Mercado Pago informa “${payment.unknown_status ?? ''}”, que a loja não conhece. Confira lá se o dinheiro está na sua conta. ${anywayText}`;
    case undefined:
      return undefined;
  }
}

const anywayText = 'Para enviar mesmo assim: ship com --pagamento-conferido';

/** What was paid back, what the service has yet to pay back, and what the shop has to. */
function listRefunds({ order, payment, refundUnderWayCents: underWay, requests: all }: StoredOrder): string[] {
  const { paid_cents: paid, refunded_cents: refunded } = payment;
  const open = all.filter(({ state, refund_cents: cents }) => state === 'received-back' && cents > 0);
  const promised = open.reduce((sum, { refund_cents: cents }) => sum + cents, 0);
  const due = order.money_state === 'refund-due' ? paid - refunded - promised : 0;
  return [
    ...(refunded > underWay ? [`Devolvido: ${toMoney(refunded - underWay)}`] : []),
    ...(underWay > 0 ? [`Devolução pedida ao Mercado Pago, ainda não feita: ${toMoney(underWay)}`] : []),
    ...(due > 0 ? [`A devolver: ${toMoney(due)}`] : []),
    ...open.map(({ protocol, refund_cents: cents }) =>
      refunded < paid
        ? `A devolver por ${protocol}: ${toMoney(cents)}`
        : `${protocol} já está devolvida: conclua com finish ${protocol} --ja-devolvido`,
    ),
  ];
}

const toWhen = (ms: number) => toMoment(toInstant(ms)).replace('\u00a0', ' ');

function toText(stored: StoredOrder, nowMs: number): string {
  const { order, lines, events, payment, requests } = stored;
  const { endereco, entrega, pagamento, rastreios, nota } = toOrder(stored, nowMs);
  const holdText = findHoldText(stored);
  return [
    `Pedido ${formatOrderNumber(order.number)} · ${toStateText(toWord(stored))} · ${toMoney(order.total_cents)}`,
    `Feito em ${toWhen(order.placed_at)}, loja ${order.shop_id}`,
    '',
    `${order.name} · ${formatDocument(order.document)}`,
    `${order.email} · ${order.phone}`,
    ...toAddressLines(endereco),
    `Entrega: ${entrega.label} (${toMoney(order.freight_cents)})`,
    ...(entrega.pontoRetirada ? [`Retirada em: ${entrega.pontoRetirada.nome}`] : []),
    ...(order.gift_note === '' ? [] : ['Presente:', ...toQuoteLines(order.gift_note)]),
    '',
    ...lines.map(
      ({
        position,
        quantity,
        sku,
        name,
        option,
        total_cents: cents,
        shipped_quantity: shipped,
        cancelled_quantity: cancelled,
        returned_quantity: returned,
      }) =>
        `${position + 1}. ${quantity} × ${[name, option, sku].filter(Boolean).join(' · ')}: ${toMoney(cents)}${shipped > 0 ? ` (${shipped} enviado)` : ''}${cancelled > 0 ? ` (${cancelled} cancelado)` : ''}${returned > 0 ? ` (${returned} devolvido)` : ''}`,
    ),
    '',
    `Pagamento: ${payment.state === 'paid' ? `entrou ${toMoney(payment.paid_cents)}` : 'ainda não entrou'}`,
    ...(pagamento.parcelamento ? [`Cartão ${toInstallmentsText(pagamento.parcelamento, pagamento.valor)}`] : []),
    ...(payment.review_started_at === null || payment.state !== 'pending'
      ? []
      : [`O banco analisa o cartão desde ${toWhen(payment.review_started_at)}. Espere a resposta`]),
    ...(payment.claimed_at === null || payment.state !== 'pending'
      ? []
      : [`Quem comprou avisou que pagou: ${toWhen(payment.claimed_at)}. Procure no extrato`]),
    ...(holdText ? [holdText] : []),
    ...listRefunds(stored),
    ...requests.map(
      ({ protocol, kind, state }) =>
        `Solicitação ${protocol}: ${requestKindNames[kind]} · ${toRequestStateName(kind, state)}`,
    ),
    ...rastreios.map(
      ({ transportadora, codigo, link, entregueEm }) =>
        `Pacote: ${[transportadora, codigo, link, entregueEm && 'entregue'].filter(Boolean).join(' · ') || 'sem código'}`,
    ),
    ...(nota ? [`Nota ${nota.numero}: ${nota.chave} ${nota.link}`.trim()] : []),
    '',
    ...events.map(({ kind, created_at: at }) => `${toWhen(at)}  ${eventNames[kind]}`),
  ].join('\n');
}
