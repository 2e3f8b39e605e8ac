import { type Accounting, findAccounting } from '#api/orders/merchant/accounting.ts';
import { eachOrder } from '#api/orders/merchant/each-order.ts';
import type { StoredOrder } from '#api/orders/stored/queries.ts';
import { toInstant, toOrder } from '#api/orders/view/wire.ts';
import type { Order } from '#contract/buying/orders.ts';
import { toSaoPauloInstant } from '#rules/calendar-day.ts';
import { formatDocument } from '#rules/document.ts';
import { toReais } from '#rules/money.ts';
import { formatPhone } from '#rules/phone.ts';
import { type Command, CommandError, findText } from './command.ts';
import { type CsvCell, toCsvLine } from './csv-line.ts';
import { getFilter } from './filter.ts';

const formats = ['json', 'csv'] as const;

export const exportOrders: Command = {
  usage: '[--estado pago] [--de 01/11/2026] [--ate 30/11/2026] [--formato json|csv] [--arquivo pedidos.csv]',
  mostWords: 0,
  summary: 'Exporta os pedidos para outro programa: uma linha JSON por pedido, ou CSV com uma linha por item',
  options: ['estado', 'de', 'ate', 'formato', 'arquivo'],
  async run({ database, writeFile, nowMs }, _words, options) {
    const text = findText(options, 'formato') ?? 'json';
    const format = formats.find((name) => name === text);
    if (format === undefined) throw new CommandError('--formato é json ou csv.');
    const rows: string[] = format === 'csv' ? [toCsvLine(columns.map(([name]) => name))] : [];
    let count = 0;
    for await (const stored of eachOrder(database, getFilter(options), 'asc')) {
      if (format === 'json') rows.push(JSON.stringify(toRecord(stored, nowMs)));
      else rows.push(...toCsvRows(stored, await findAccounting(database.kysely, stored), nowMs));
      count += 1;
    }
    const file = findText(options, 'arquivo');
    if (file === undefined) return rows.join('\n');
    // Spreadsheets read a file as UTF-8 by its mark.
    await writeFile(file, `${format === 'csv' ? '\ufeff' : ''}${rows.map((row) => `${row}\n`).join('')}`);
    return `${count} ${count === 1 ? 'pedido exportado' : 'pedidos exportados'} para ${file}. O arquivo tem dados de quem comprou: guarde com cuidado.`;
  },
};

/** The order as its buyer sees it, with what only the merchant may see. */
function toRecord(stored: StoredOrder, nowMs: number) {
  const { order } = stored;
  const { pagamento, contato, ...rest } = toOrder(stored, nowMs);
  const { tipo, estado, valor } = pagamento;
  return {
    ...rest,
    loja: order.shop_id,
    pagoEm: order.paid_at === null ? null : toInstant(order.paid_at),
    contato: { ...contato, documento: order.document },
    pagamento: { tipo, estado, valor, contestado: stored.hold === 'disputed' },
  };
}

const toAmount = (reais: number): CsvCell => ({ value: reais.toFixed(2).replace('.', ',') });
const toCount = (count: number): CsvCell => ({ value: String(count) });
const toTime = (atMs: number | null): CsvCell => (atMs === null ? '' : { value: toSaoPauloInstant(atMs) });
/** `35170458...` in fours, as printed invoices have it: a spreadsheet would round 44 digits. */
const toInvoiceKey = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
/** `33012990` as "3301.29.90" */
const toNcm = (ncm: string): string => ncm.replace(/^(.{4})(.{2})(.{2})$/, '$1.$2.$3');

/** A line of the order in CSV. */
interface ItemRow {
  order: ReturnType<typeof toRecord>;
  stored: StoredOrder['order'];
  item: Order['itens'][number];
  line: StoredOrder['lines'][number];
  accounting: Accounting;
  codes: Accounting['lines'][number] | undefined;
}

/** Other programs read them by position, so that a new one is the last. */
const columns: readonly (readonly [name: string, toCell: (row: ItemRow) => CsvCell])[] = [
  ['pedido', ({ order }) => order.numero],
  ['loja', ({ order }) => order.loja],
  ['estado', ({ order }) => order.estado],
  ['feito_em', ({ stored }) => toTime(stored.placed_at)],
  ['pago_em', ({ stored }) => toTime(stored.paid_at)],
  ['nome', ({ order }) => order.contato.nome],
  ['documento', ({ order }) => formatDocument(order.contato.documento)],
  ['email', ({ order }) => order.contato.email],
  ['celular', ({ order }) => formatPhone(order.contato.celular)],
  ['cep', ({ order }) => order.endereco.cep],
  ['rua', ({ order }) => order.endereco.rua],
  ['numero', ({ order }) => order.endereco.numero],
  ['complemento', ({ order }) => order.endereco.complemento],
  ['bairro', ({ order }) => order.endereco.bairro],
  ['cidade', ({ order }) => order.endereco.cidade],
  ['uf', ({ order }) => order.endereco.uf],
  ['entrega', ({ order }) => order.entrega.label],
  ['frete', ({ stored }) => toAmount(toReais(stored.freight_cents))],
  ['total_pedido', ({ order }) => toAmount(order.totais.total)],
  ['nota', ({ order }) => toInvoiceKey(order.nota?.chave ?? '')],
  ['item', ({ line }) => toCount(line.position + 1)],
  ['sku', ({ item }) => item.sku],
  ['produto', ({ item }) => item.nome],
  ['opcao', ({ item }) => item.opcao],
  ['quantidade', ({ item }) => toCount(item.quantidade)],
  ['preco', ({ item }) => toAmount(item.precoPor)],
  ['total_item', ({ item }) => toAmount(item.total)],
  ['contestado', ({ order }) => (order.pagamento.contestado ? 'sim' : '')],
  ['pagamento', ({ order }) => order.pagamento.tipo],
  ['desconto_item', ({ line }) => toAmount(toReais(line.combination_cents + line.coupon_cents + line.cash_cents))],
  ['ponto_retirada', ({ order }) => order.entrega.pontoRetirada?.nome ?? ''],
  ['recado', ({ order }) => order.presente],
  ['cancelados', ({ line }) => toCount(line.cancelled_quantity)],
  ['devolvidos', ({ line }) => toCount(line.returned_quantity)],
  ['ncm', ({ codes }) => codes?.ncms.map(toNcm).join(' ') ?? ''],
  ['gtin', ({ codes }) => codes?.gtin ?? ''],
  ['devolvido_pedido', ({ accounting }) => toAmount(toReais(accounting.refundedCents))],
  ['devolvido_em', ({ accounting }) => toTime(accounting.refundedAt)],
];

function toCsvRows(stored: StoredOrder, accounting: Accounting, nowMs: number): string[] {
  const order = toRecord(stored, nowMs);
  return stored.lines.flatMap((line, index) => {
    const item = order.itens[index];
    if (!item) return [];
    const row = { order, stored: stored.order, item, line, accounting, codes: accounting.lines[index] };
    return [toCsvLine(columns.map(([, toCell]) => toCell(row)))];
  });
}
