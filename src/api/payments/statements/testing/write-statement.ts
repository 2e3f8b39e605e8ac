// Writes generated lines as the files of different banks, with their habits.

import { formatDay } from '#rules/calendar-day.ts';
import { formatNumber } from '#rules/money.ts';
import type { GeneratedLine } from './generate-case.ts';

export const formats = ['open-ofx', 'closed-ofx', 'xml-ofx', 'inter', 'nubank'] as const;
export type StatementFormat = (typeof formats)[number];

/** `place` is the number of the line in the case; a file names it where a bank names the account, so that a test can find it again. */
export type PlacedLine = GeneratedLine & { place: number };

export function writeStatement(lines: readonly PlacedLine[], format: StatementFormat): string {
  if (format === 'inter') return writeInter(lines);
  if (format === 'nubank') return writeNubank(lines);
  return writeOfx(lines, format);
}

/** The text of a line in every file. */
function textOf({ text, place }: PlacedLine): string {
  return `${text} Conta: ${place}`;
}

export function findPlace(text: string): number {
  return Number(/Conta: (\d+)/.exec(text)?.[1]);
}

function writeOfx(lines: readonly PlacedLine[], format: StatementFormat): string {
  const isOpen = format === 'open-ofx';
  const lineEnd = isOpen ? '\r\n' : '';
  const field = (name: string, value: string | number) => `<${name}>${value}${isOpen ? ' \r\n' : `</${name}>`}`;
  const header =
    format === 'xml-ofx'
      ? '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n'
      : 'OFXHEADER:100\r\nDATA:OFXSGML\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n';
  const transactions = lines.map((line) => {
    const memo = format === 'xml-ofx' ? textOf(line).replaceAll('&', '&amp;') : textOf(line);
    return [
      '<STMTTRN>',
      lineEnd,
      field('TRNTYPE', 'CREDIT'),
      field('DTPOSTED', `${line.day.replaceAll('-', '')}120000[-3:BRT]`),
      field('TRNAMT', isOpen ? `     ${formatNumber(line.amountCents / 100, 2)}` : (line.amountCents / 100).toFixed(2)),
      field('FITID', isOpen ? 0 : line.place),
      isOpen ? '<NAME>\r\n' : '<NAME></NAME>',
      field('MEMO', memo),
      '</STMTTRN>\n',
    ].join('');
  });
  const balance = `<STMTTRN>${field('TRNTYPE', 'CREDIT')}${field('DTPOSTED', '20261121')}${field('TRNAMT', '   .  ')}${field('MEMO', 'SALDO DIA')}</STMTTRN>`;
  return `${header}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${lineEnd}<BANKACCTFROM>${field('BANKID', '0237')}${field('ACCTID', '1-2')}</BANKACCTFROM><BANKTRANLIST>${transactions.join('')}${balance}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>${lineEnd}`;
}

function writeInter(lines: readonly PlacedLine[]): string {
  let balanceCents = 0;
  const rows = lines.map((line) => {
    balanceCents += line.amountCents;
    const [amount, balance] = [line.amountCents, balanceCents].map((cents) => formatNumber(cents / 100, 2));
    return `${formatDay(line.day)};Pix recebido: "${textOf(line)}";${amount};${balance}`;
  });
  const above = ['Extrato Conta Corrente', 'Conta ;12345678', 'Período ;01/11/2026 a 30/11/2026', 'Saldo: ;0,00', ''];
  return [...above, 'Data Lançamento;Descrição;Valor;Saldo', ...rows, ''].join('\n');
}

function writeNubank(lines: readonly PlacedLine[]): string {
  const rows = lines.map(
    (line) => `${formatDay(line.day)},${(line.amountCents / 100).toFixed(2)},id-${line.place},"${textOf(line)}"`,
  );
  return ['Data,Valor,Identificador,Descrição', '20/11/2026,-20.00,id,Compra no débito', ...rows, ''].join('\n');
}
