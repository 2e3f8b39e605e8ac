// Commands for money that came in: what is known of it, and what a person decides.

import type { Selectable } from 'kysely';
import { findPaymentFor } from '#api/orders/receipts/find-payment-for.ts';
import { ignoreReceipt } from '#api/orders/receipts/ignore-receipt.ts';
import { insertReceipts } from '#api/orders/receipts/insert-receipts.ts';
import { listReceipts } from '#api/orders/receipts/list-receipts.ts';
import { type MatchedReceipt, matchUndecided, type OrderCandidate } from '#api/orders/receipts/match-undecided.ts';
import { settleReceipt } from '#api/orders/receipts/settle-receipt.ts';
import type { ReceiptReason } from '#api/orders/stored/receipt-reasons.ts';
import { readStatement } from '#api/payments/statements/read-statement.ts';
import type { ReceiptRow } from '#database/schema/fulfilment.ts';
import { formatDay } from '#rules/calendar-day.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import { type MatchReason, mostCandidates } from '#rules/statements/match.ts';
import { type Command, CommandError, getOrder, getReceiptId, toMoney } from './command.ts';

type Receipt = Selectable<ReceiptRow>;

const reasonTexts: Readonly<Record<ReceiptReason, string>> = {
  doubtful: 'confira no banco antes: o texto de um Pix pode imitar um lançamento',
  document: 'pago: mesmo valor e mesmo CPF ou CNPJ',
  code: 'pago: o texto traz o código do pedido',
  'by-merchant': 'pago: você escolheu',
  told: 'pago',
  confirmed: 'confirma o que você já tinha marcado como pago',
  excess: 'pago a mais: devolva o que sobrou',
  short: 'pago a menos: combine o resto com quem comprou, ou aceite com --aceitar-menos',
  double: 'pago em dobro: devolva este',
  cancelled: 'o pedido está cancelado: devolva',
  'sold-out': 'chegou tarde e os produtos já foram vendidos: devolva',
};
const clueTexts: Readonly<Record<MatchReason, string>> = {
  txid: 'código do pedido',
  'end-to-end-id': 'código do Pix',
  document: 'mesmo CPF ou CNPJ',
  'document-digits': 'CPF parecido',
  name: 'nome parecido',
  'only-amount': 'único com este valor',
  'same-amount': 'mesmo valor',
  'newest-open': 'o mais novo dentro do prazo',
  'other-document': 'outro CPF ou CNPJ',
  'other-amount': 'outro valor',
  'other-day': 'outra data',
};

/** What a payment service or the demonstration reports has no text. */
const toLine = ({ id, day, amount_cents: cents, text, source }: Receipt) =>
  `${String(id).padStart(5)}  ${formatDay(day)}  ${toMoney(cents).padStart(12)}  ${text === '' ? (sourceNames[source] ?? source) : text}`;

const sourceNames: Readonly<Record<string, string>> = {
  statement: '(extrato)',
  demonstration: '(pagamento de faz de conta)',
  'mercado-pago': '(Mercado Pago)',
};

const isReason = (text: string): text is ReceiptReason => Object.hasOwn(reasonTexts, text);

export const receipts: Command = {
  usage: '[--todos]',
  mostWords: 0,
  summary: 'Lista o dinheiro que entrou e espera por você: para escolher o pedido ou para devolver',
  options: ['todos'],
  async run({ database }, _words, options) {
    const found = await listReceipts(database.kysely, options['todos'] === true);
    if (found.length === 0) return 'Nada espera por você.';
    return found
      .map(({ receipt, orderNumber, isRefundUnderWay }) => {
        const order = orderNumber === null ? '' : `pedido ${formatOrderNumber(orderNumber)} · `;
        const left = receipt.amount_cents - receipt.used_cents - receipt.refunded_cents;
        const due = receipt.state === 'refund-due' ? ` (${toMoney(left)})` : '';
        return `${toLine(receipt)}\n       ${order}${toStateText(receipt)}${due}${isRefundUnderWay ? `\n       ${underWayText}` : ''}`;
      })
      .join('\n');
  },
};

const underWayText = 'devolução pedida ao Mercado Pago e ainda não feita';

function toStateText({ state, reason }: Receipt): string {
  if (state === 'ignored') return 'não é de um pedido';
  if (state === 'refunded') return 'devolvido';
  if (isReason(reason)) return reasonTexts[reason];
  return state === 'proposed' ? 'veja os pedidos possíveis com: match' : 'nenhum pedido corresponde a ele';
}

export const match: Command = {
  usage: '[RECEBIMENTO NUMERO [--aceitar-menos] | RECEBIMENTO [RECEBIMENTO ...] nenhum]',
  summary:
    'Diz de que pedido é um recebimento, ou que não é de nenhum; sem nada, procura de novo e mostra os possíveis',
  options: ['aceitar-menos'],
  async run({ database, nowMs }, words, options) {
    const [receipt, number] = words;
    if (receipt === undefined) return describe(await matchUndecided(database, nowMs));
    if (words.at(-1) === 'nenhum') {
      const ids = words.slice(0, -1).map(getReceiptId);
      for (const receiptId of ids)
        if (!(await ignoreReceipt(database, { receiptId, nowMs }))) throw wasDecided(receiptId);
      return `Não ${ids.length === 1 ? 'é' : 'são'} de um pedido: ${ids.join(', ')}.`;
    }
    const receiptId = getReceiptId(receipt);
    const order = await getOrder(database, number);
    const decision = await settleReceipt(database, {
      receiptId,
      paymentId: await findPaymentFor(database.kysely, { receiptId, orderId: order.id }),
      reason: 'by-merchant',
      isShortAccepted: options['aceitar-menos'] === true,
      decidedBy: 'merchant',
      nowMs,
    });
    if (!decision) throw wasDecided(receiptId);
    const own = `Recebimento ${receiptId}, pedido ${formatOrderNumber(order.number)}: ${reasonTexts[decision.reason]}.`;
    // What was ambiguous before may be certain now. No statement was read, so there are no keys of its lines.
    const output = describe(await matchUndecided(database, nowMs, []));
    return { output: `${own}\n${output}`, hasFailed: decision.reason === 'short' };
  },
};

const wasDecided = (id: number) =>
  new CommandError(`O recebimento ${id} não existe ou já foi decidido. Veja com: receipts --todos`);

/** `npm run pix:reconcile FILE`. */
export const reconcile: Command = {
  usage: 'ARQUIVO',
  mostWords: 1,
  summary: 'Lê um extrato do banco (OFX, ou CSV do Inter ou do Nubank) e confirma os pedidos pagos',
  async run(context, [file]) {
    if (file === undefined)
      throw new CommandError('Falta o arquivo do extrato, como: npm run pix:reconcile extrato.ofx');
    const { database, nowMs } = context;
    const { entries, problems } = readStatement(await context.readFile(file));
    const added = await insertReceipts(database, { source: 'statement', nowMs }, entries);
    const keys = entries.map(({ key }) => key);
    const output = describe(await matchUndecided(database, nowMs, keys));
    const known = entries.length - added;
    const read = `${entries.length} recebimentos no extrato: ${added} novos, ${known} que já conhecíamos.`;
    return { output: [...problems, read, output].join('\n'), hasFailed: problems.length > 0 };
  },
};

function describe(results: readonly MatchedReceipt[]): string {
  const decided: string[] = [];
  const open: string[] = [];
  let unknown = 0;
  for (const { receipt, decision, candidates } of results) {
    if (decision) decided.push(`${toLine(receipt)}\n       ${reasonTexts[decision.reason]}`);
    else if (candidates.length > 0) open.push(...listProposals(receipt, candidates));
    else unknown += 1;
  }
  return [
    ...(decided.length > 0 ? ['Decididos agora:', ...decided] : []),
    ...(open.length > 0 ? ['Escolha o pedido:', ...open] : []),
    ...(unknown > 0 ? [`${unknown} sem pedido deste valor: veja com receipts.`] : []),
    ...(results.length === 0 ? ['Nada a decidir.'] : []),
  ].join('\n');
}

function listProposals(receipt: Receipt, candidates: readonly OrderCandidate[]): string[] {
  return [
    toLine(receipt),
    ...(receipt.reason === 'doubtful' ? [`       ${reasonTexts.doubtful}`] : []),
    ...candidates.map((order) => toProposal(receipt, order)),
    ...(candidates.length < mostCandidates
      ? []
      : ['       pode haver outros: list --estado aguardando-pagamento mostra todos']),
  ];
}

function toProposal({ id }: Receipt, { orderNumber, isBacked, reasons }: OrderCandidate): string {
  const clues = reasons.map((reason) => clueTexts[reason]);
  if (isBacked) clues.push('já pago: seria em dobro');
  return `       match ${id} ${orderNumber}  (${clues.join(', ')})`;
}
