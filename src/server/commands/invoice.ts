import { CsvError, parse } from 'csv-parse/sync';
import { invoiceOrder } from '#api/orders/merchant/invoice-order.ts';
import { decodeStatement } from '#api/payments/statements/decode.ts';
import { type Command, type CommandContext, CommandError, type CommandResult, findText, getOrder } from './command.ts';
import { findFailureText } from './failure-text.ts';

export const invoice: Command = {
  usage: 'NUMERO CHAVE [LINK] [--substituir] | --arquivo notas.csv',
  mostWords: 3,
  summary: 'Informa a nota (NF-e) de um pedido, ou de muitos por um arquivo com numero;chave;link em cada linha',
  options: ['arquivo', 'substituir'],
  async run(context, [number, key, link = ''], options) {
    const isReplacing = options['substituir'] === true;
    const file = findText(options, 'arquivo');
    if (file !== undefined) return importInvoices(context, await context.readFile(file), isReplacing);
    if (key === undefined) throw new CommandError('Escreva o pedido e a chave da nota, com 44 caracteres.');
    return (await store(context, { number, key, link, isReplacing }))
      ? `Nota do pedido ${number} guardada.`
      : `O pedido ${number} já tem esta nota: nada mudou.`;
  },
};

interface Row {
  number: string | undefined;
  key: string;
  link: string;
  isReplacing: boolean;
}

async function store({ database, nowMs }: CommandContext, { number, ...row }: Row): Promise<boolean> {
  const { id: orderId } = await getOrder(database, number);
  return invoiceOrder(database, { orderId, ...row, nowMs });
}

/** Every right line is stored, also beside wrong ones: the file can be sent again once it is mended. */
async function importInvoices(
  context: CommandContext,
  bytes: Uint8Array,
  isReplacing: boolean,
): Promise<CommandResult> {
  const problems: string[] = [];
  const counts = { stored: 0, known: 0 };
  for (const { place, cells } of readRows(bytes)) {
    const [number = '', key = '', link = ''] = cells;
    try {
      const isNew = await store(context, { number, key, link, isReplacing });
      counts[isNew ? 'stored' : 'known'] += 1;
    } catch (error) {
      const text = findFailureText(error);
      if (text === undefined) throw error;
      problems.push(`Linha ${place} (${number}): ${text}`);
    }
  }
  const total = `${counts.stored} ${counts.stored === 1 ? 'nota guardada' : 'notas guardadas'}, ${counts.known} já informadas, ${problems.length} com problema.`;
  return { output: [...problems, total].join('\n'), hasFailed: problems.length > 0 };
}

function readRows(bytes: Uint8Array): { place: number; cells: string[] }[] {
  let rows: string[][];
  try {
    rows = parse(decodeStatement(bytes), { delimiter: ';', bom: true, relax_column_count: true, trim: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CommandError('Não entendemos o arquivo. Cada linha deve ser: numero;chave;link');
  }
  return rows
    .map((cells, index) => ({ place: index + 1, cells }))
    .filter(({ cells }) => cells.some(Boolean) && !/^(?:numero|número|pedido)$/i.test(cells[0] ?? ''));
}
