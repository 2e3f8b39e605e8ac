import { toSaoPauloTime } from '#rules/calendar-day.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import { loadOrder } from '../../stored/queries.ts';
import { listUnsent } from '../../stored/unsent-pieces.ts';
import { refundOrder } from '../refund-order.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  findText,
  getCents,
  getOrder,
  getReceiptId,
  type Options,
  toMoney,
} from './command.ts';

interface Source {
  from: { paymentId: number } | { receiptId: number };
  name: string;
  /** What can still be paid back. */
  leftCents: number;
}

export const refund: Command = {
  usage: 'NUMERO VALOR | --recebimento ID VALOR  [--motivo "..."] [--chave CHAVE]',
  mostWords: 2,
  summary: 'Registra que você devolveu um valor pelo seu banco: de um pedido, ou de um recebimento que sobrou',
  options: ['recebimento', 'motivo', 'chave'],
  async run(context, words, options) {
    const receipt = findText(options, 'recebimento');
    const amountCents = getCents(words.at(-1));
    const expected = receipt === undefined ? 2 : 1;
    if (words.length !== expected) throw new CommandError('Escreva o pedido e o valor, como: refund 7K4P-94QX 10,50');
    if (receipt === undefined && findText(options, 'chave') === undefined) await requireNoOtherWay(context, words[0]);
    const source = receipt === undefined ? await findPayment(context, words[0]) : await findReceipt(context, receipt);
    const requestKey = findText(options, 'chave') ?? toDailyKey(source, amountCents, context.nowMs);
    if (amountCents > source.leftCents && !(await isKnown(context, requestKey)))
      throw new CommandError(`Do ${source.name} dá para devolver no máximo ${toMoney(source.leftCents)}.`);
    const isNew = await refundOrder(context.database, {
      from: source.from,
      amountCents,
      reason: findText(options, 'motivo') ?? '',
      requestKey,
      actor: 'merchant',
      nowMs: context.nowMs,
    });
    if (isNew) return `Devolução de ${toMoney(amountCents)} do ${source.name} registrada.${remind(options)}`;
    return `Esta devolução de ${toMoney(amountCents)} do ${source.name} já estava registrada: nada mudou. Se você devolveu o mesmo valor mais uma vez, repita com --chave e um nome novo.`;
  },
};

/** What is due for pieces is paid back by their request: recorded here too, it would be owed twice. */
async function requireNoOtherWay({ database }: CommandContext, number: string | undefined): Promise<void> {
  const order = await getOrder(database, number);
  const { requests, lines, payment } = await loadOrder(database.kysely, order);
  const elsewhere = 'Se o valor é por outro motivo, repita com --chave e um nome.';
  const due = requests.find(({ state, refund_cents: cents }) => state === 'received-back' && cents > 0);
  // What is left to pay back is too little for anything else.
  if (payment.refunded_cents >= payment.paid_cents) return;
  if (due)
    throw new CommandError(
      `${toMoney(due.refund_cents)} deste pedido são da solicitação ${due.protocol}: registre com finish ${due.protocol}. ${elsewhere}`,
    );
  const approved = requests.find(({ state, kind }) => state === 'approved' && kind !== 'defect');
  if (approved)
    throw new CommandError(
      `A solicitação ${approved.protocol} espera o produto voltar: quando ele chegar, use receive-back ${approved.protocol} e depois finish. ${elsewhere}`,
    );
  if (order.shipped_at !== null && listUnsent(lines).length > 0)
    throw new CommandError(
      `Uma parte deste pedido ainda não foi enviada: para cancelar e devolver o resto, use cancel ${number} --resto. ${elsewhere}`,
    );
}

const remind = (options: Options) =>
  findText(options, 'motivo') === undefined ? '' : ` Motivo: ${findText(options, 'motivo')}.`;

/** The same amount is paid back once a day unless a key says otherwise: a repeated command must not count twice. */
function toDailyKey({ from }: Source, cents: number, nowMs: number): string {
  const source = 'paymentId' in from ? `payment-${from.paymentId}` : `receipt-${from.receiptId}`;
  return `${source}-${cents}-${toSaoPauloTime(nowMs).day}`;
}

async function isKnown({ database }: CommandContext, requestKey: string): Promise<boolean> {
  const known = await database.kysely
    .selectFrom('refunds')
    .select('id')
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return known !== undefined;
}

async function findPayment({ database }: CommandContext, number: string | undefined): Promise<Source> {
  const order = await getOrder(database, number);
  const { payment } = await loadOrder(database.kysely, order);
  return {
    from: { paymentId: payment.id },
    name: `pedido ${formatOrderNumber(order.number)}`,
    leftCents: payment.paid_cents - payment.refunded_cents,
  };
}

async function findReceipt({ database }: CommandContext, text: string): Promise<Source> {
  const id = getReceiptId(text);
  const receipt = await database.kysely.selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!receipt) throw new CommandError(`Não existe o recebimento ${id}.`);
  const leftCents = receipt.amount_cents - receipt.used_cents - receipt.refunded_cents;
  return { from: { receiptId: id }, name: `recebimento ${id}`, leftCents };
}
