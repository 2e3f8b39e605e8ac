import { eachOrder } from '#api/orders/merchant/each-order.ts';
import type { StoredOrder } from '#api/orders/stored/queries.ts';
import { toInstant, toOrder } from '#api/orders/view/wire.ts';
import { toSaoPauloInstant } from '#rules/calendar-day.ts';
import { toReais } from '#rules/money.ts';
import { type Command, CommandError, findText } from './command.ts';
import { toCsvLine } from './csv-line.ts';
import { getFilter } from './filter.ts';

const formats = ['json', 'csv'] as const;

/** Other programs read them by position, so that a new one is the last. */
const columns = [
  'pedido',
  'loja',
  'estado',
  'feito_em',
  'pago_em',
  'nome',
  'documento',
  'email',
  'celular',
  'cep',
  'rua',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
  'entrega',
  'frete',
  'total_pedido',
  'nota',
  'item',
  'sku',
  'produto',
  'opcao',
  'quantidade',
  'preco',
  'total_item',
  'contestado',
  'pagamento',
  'desconto_item',
  'ponto_retirada',
  'recado',
  'cancelados',
  'devolvidos',
] as const;

export const exportOrders: Command = {
  usage: '[--estado pago] [--de 01/11/2026] [--ate 30/11/2026] [--formato json|csv] [--arquivo pedidos.csv]',
  mostWords: 0,
  summary: 'Exporta os pedidos para outro programa: uma linha JSON por pedido, ou CSV com uma linha por item',
  options: ['estado', 'de', 'ate', 'formato', 'arquivo'],
  async run({ database, writeFile, nowMs }, _words, options) {
    const text = findText(options, 'formato') ?? 'json';
    const format = formats.find((name) => name === text);
    if (format === undefined) throw new CommandError('--formato é json ou csv.');
    const rows: string[] = format === 'csv' ? [toCsvLine(columns)] : [];
    let count = 0;
    for await (const stored of eachOrder(database, getFilter(options), 'asc')) {
      rows.push(...(format === 'csv' ? toCsvRows(stored, nowMs) : [JSON.stringify(toRecord(stored, nowMs))]));
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
  const { pagamento, contato, ...rest } = toOrder(stored, false, nowMs);
  const { tipo, estado, valor } = pagamento;
  return {
    ...rest,
    loja: order.shop_id,
    pagoEm: order.paid_at === null ? null : toInstant(order.paid_at),
    contato: { ...contato, documento: order.document },
    pagamento: { tipo, estado, valor, contestado: stored.disputes.includes('open') },
  };
}

const toAmount = (reais: number) => reais.toFixed(2).replace('.', ',');

/** What the line costs less than its pieces at their price. */
const toDiscount = (line: StoredOrder['lines'][number] | undefined): number =>
  line ? toReais(line.combination_cents + line.coupon_cents + line.cash_cents) : 0;

function toCsvRows(stored: StoredOrder, nowMs: number): string[] {
  const { loja, contato, endereco, entrega, totais, nota, itens, pagamento, ...order } = toRecord(stored, nowMs);
  return itens.map((item, index) =>
    toCsvLine([
      order.numero,
      loja,
      order.estado,
      toSaoPauloInstant(stored.order.placed_at),
      stored.order.paid_at === null ? '' : toSaoPauloInstant(stored.order.paid_at),
      contato.nome,
      contato.documento,
      contato.email,
      contato.celular,
      endereco.cep,
      endereco.rua,
      endereco.numero,
      endereco.complemento,
      endereco.bairro,
      endereco.cidade,
      endereco.uf,
      entrega.label,
      toAmount(toReais(stored.order.freight_cents)),
      toAmount(totais.total),
      nota?.chave ?? '',
      String(index + 1),
      item.sku,
      item.nome,
      item.opcao,
      String(item.quantidade),
      toAmount(item.precoPor),
      toAmount(item.total),
      pagamento.contestado ? 'sim' : '',
      pagamento.tipo,
      toAmount(toDiscount(stored.lines[index])),
      entrega.pontoRetirada?.nome ?? '',
      order.presente,
      String(stored.lines[index]?.cancelled_quantity ?? 0),
      String(stored.lines[index]?.returned_quantity ?? 0),
    ]),
  );
}
