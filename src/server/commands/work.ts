// Commands for the way of an order: paid, packed, sent, delivered, cancelled.

import { cancelRest } from '#api/orders/merchant/cancel-rest.ts';
import { deliverOrder } from '#api/orders/merchant/deliver-order.ts';
import { packOrder } from '#api/orders/merchant/pack-order.ts';
import { payByHand } from '#api/orders/merchant/pay-by-hand.ts';
import { regainPayment } from '#api/orders/merchant/regain-payment.ts';
import { type ShippedLine, shipOrder } from '#api/orders/merchant/ship-order.ts';
import { closeOrder } from '#api/orders/paying/close-order.ts';
import type { PayOutcome } from '#api/orders/paying/pay-order.ts';
import { loadOrder, type StoredOrder } from '#api/orders/stored/queries.ts';
import { toWord } from '#api/orders/view/wire.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import {
  type Command,
  CommandError,
  type CommandContext,
  findText,
  getOrder,
  toMoney,
  toStateText,
} from './command.ts';

const outcomes: Readonly<Record<PayOutcome, string>> = {
  paid: 'está pago.',
  'paid-late': 'tinha vencido e está pago: os produtos ainda estavam no estoque e foram separados de novo.',
  'already-paid': 'já estava pago. Nada mudou. Se o dinheiro entrou duas vezes, devolva o segundo pelo seu banco.',
  cancelled: 'está cancelado e não volta. Devolva o dinheiro pelo seu banco.',
  'sold-out':
    'venceu, e os produtos já foram vendidos a outra pessoa. Devolva o dinheiro pelo seu banco ou acerte o estoque e tente de novo.',
  unknown: 'não existe.',
};

export const pay: Command = {
  usage: 'NUMERO',
  mostWords: 1,
  summary: 'O dinheiro do pedido entrou: use quando viu o Pix no seu banco',
  async run(context, [number]) {
    const { database, nowMs } = context;
    const { id: orderId, number: code } = await getOrder(database, number);
    const outcome = await payByHand(database, { orderId, nowMs });
    if (outcome === 'played')
      return `Loja de demonstração: o pagamento é de faz de conta. ${await describeState(context, number ?? '')}.`;
    const output = `O pedido ${formatOrderNumber(code)} ${outcomes[outcome]}`;
    return { output, hasFailed: !['paid', 'paid-late', 'already-paid'].includes(outcome) };
  },
};

/** What the order is, after a step or when one is refused. */
async function describeState({ database }: CommandContext, number: string): Promise<string> {
  return describe(await loadOrder(database.kysely, await getOrder(database, number)));
}

const describe = (stored: StoredOrder) =>
  `O pedido ${formatOrderNumber(stored.order.number)} está ${toStateText(toWord(stored))}`;

export const pack: Command = {
  usage: 'NUMERO [NUMERO ...]',
  summary: 'O pedido está sendo embalado; o endereço não muda mais',
  async run(context, numbers) {
    const { database, nowMs } = context;
    if (numbers.length === 0) await getOrder(database, undefined);
    // A wrong number is reported before anything is done.
    const orders = [];
    for (const number of numbers) orders.push(await getOrder(database, number));
    const results = [];
    let hasFailed = false;
    for (const order of orders) {
      const isPacked = await packOrder(database, { orderId: order.id, nowMs });
      const stored = await loadOrder(database.kysely, await getOrder(database, order.number));
      const cannotBePacked = ['aguardando-pagamento', 'cancelado'].includes(toWord(stored));
      hasFailed ||= cannotBePacked;
      const refusal = cannotBePacked ? ' e não pode ser embalado' : ': nada mudou';
      results.push(`${describe(stored)}${isPacked ? '' : refusal}.`);
    }
    return { output: results.join('\n'), hasFailed };
  },
};

export const ship: Command = {
  usage:
    'NUMERO [CODIGO] [--transportadora Jadlog] [--link https://...] [--itens 1:2,3:1] [--mesmo-pacote] [--pagamento-conferido]',
  mostWords: 2,
  summary:
    'Um pacote foi postado, com o código de rastreio; sem --itens leva tudo o que falta. Entrega própria e retirada não precisam de código; de vários pacotes, só um pode não ter: dê um nome aos outros, como PACOTE-2',
  options: ['transportadora', 'link', 'itens', 'mesmo-pacote', 'pagamento-conferido'],
  async run(context, [number, code = ''], options) {
    const { id: orderId } = await getOrder(context.database, number);
    const items = findText(options, 'itens');
    const isNew = await shipOrder(context.database, {
      orderId,
      code,
      carrier: findText(options, 'transportadora'),
      link: findText(options, 'link'),
      lines: items === undefined ? undefined : getLines(items),
      isCodeShared: options['mesmo-pacote'] === true,
      isHoldAccepted: options['pagamento-conferido'] === true,
      nowMs: context.nowMs,
    });
    const state = await describeState(context, number ?? '');
    return isNew ? `${state}.` : `${state}: este pacote já estava registrado.`;
  },
};

/** `1:2,3:1` is two pieces of the first item and one of the third. */
function getLines(text: string): ShippedLine[] {
  return text.split(',').map((part) => {
    const [, item, quantity] = /^\s*(\d{1,4}):(\d{1,4})\s*$/.exec(part) ?? [];
    if (item === undefined) throw new CommandError('Escreva --itens como 1:2,3:1: o número do item e quantas peças.');
    return { position: Number(item) - 1, quantity: Number(quantity) };
  });
}

export const deliver: Command = {
  usage: 'NUMERO [CODIGO]',
  mostWords: 2,
  summary: 'O pacote chegou; sem o código, todos os pacotes do pedido',
  async run(context, [number, code]) {
    const { id: orderId } = await getOrder(context.database, number);
    await deliverOrder(context.database, { orderId, code, nowMs: context.nowMs });
    return `${await describeState(context, number ?? '')}.`;
  },
};

export const regain: Command = {
  usage: 'NUMERO',
  mostWords: 1,
  summary: 'O dinheiro de uma contestação perdida voltou para você: o pedido está pago de novo',
  async run(context, [number]) {
    const { database, nowMs } = context;
    const { id: orderId } = await getOrder(database, number);
    const regained = await regainPayment(database, { orderId, nowMs });
    const state = await describeState(context, number ?? '');
    if (!regained)
      throw new CommandError(`${state} e não tem contestação perdida: nada mudou. Veja com: show ${number}`);
    const { cents, reopened } = regained;
    const next = reopened.length > 0 ? ` Falta devolver de novo: ${reopened.join(', ')} (veja com requests).` : '';
    return `${state}. ${toMoney(cents)} da contestação perdida voltaram: a devolução registrada foi desfeita.${next}`;
  },
};

const disputedText =
  'O pagamento está contestado: não devolva nada até a decisão do Mercado Pago. O valor fica em list --estado a-devolver.';

export const cancel: Command = {
  usage: 'NUMERO [--resto [--resposta "..."]]',
  mostWords: 1,
  summary:
    'Cancela um pedido que ainda não foi postado, ou com --resto o que falta enviar dele; os produtos voltam ao estoque',
  options: ['resto', 'resposta'],
  async run(context, [number], options) {
    const { database, nowMs } = context;
    const { id: orderId } = await getOrder(database, number);
    if (options['resto'] === true) {
      const input = { orderId, actor: 'merchant', answer: findText(options, 'resposta'), nowMs } as const;
      const { protocol, refund_cents: cents } = await cancelRest(database, input);
      const stored = await loadOrder(database.kysely, await getOrder(database, number));
      const due = [
        `A devolver: ${toMoney(cents)}. Depois: finish ${protocol}`,
        ...(stored.payment.refunded_cents > 0
          ? [`Deste pedido já foram devolvidos ${toMoney(stored.payment.refunded_cents)}: confira se foi por isso`]
          : []),
      ].join('. ');
      const next = cents > 0 ? ` ${stored.hold === 'disputed' ? disputedText : due}` : '';
      return `${describe(stored)}: o que faltava enviar foi cancelado.${next}`;
    }
    const input = { orderId, event: 'cancelled-by-merchant', actor: 'merchant', nowMs } as const;
    const isClosed = await closeOrder(database, input);
    const stored = await loadOrder(database.kysely, await getOrder(database, number));
    const state = isClosed ? describe(stored) : `${describe(stored)}: nada mudou`;
    if (!isClosed && toWord(stored) !== 'cancelado')
      throw new CommandError(`${describe(stored)} e não pode ser cancelado.`);
    const { payment } = stored;
    const due = payment.paid_cents - payment.refunded_cents;
    if (due <= 0) return `${state}.`;
    if (stored.hold === 'disputed') return `${state}. ${disputedText}`;
    const command = `refund ${number} ${toMoney(due).slice(3)}`;
    return payment.adapter === 'pix-static'
      ? `${state}. Devolva ${toMoney(due)} pelo seu banco e registre com: ${command}`
      : `${state}. Para devolver ${toMoney(due)}: ${command}`;
  },
};
