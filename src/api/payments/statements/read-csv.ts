// Reads CSV exports. Each bank has its own columns, so each has a profile; the header is found by the names in it. A row is a line: a
// line end inside a payer's text makes lines that look like the bank's own, and these are doubtful.

import { parseStatementAmount } from '#rules/statements/amount.ts';
import { isRunningBalance } from '#rules/statements/balance.ts';
import { foldText } from '#rules/statements/names.ts';
import { type CsvForm, type CsvRow, splitColumns } from './csv-columns.ts';
import { cutOffFile, type StatementLine, type StatementReading } from './statement-line.ts';

interface CsvProfile extends CsvForm {
  bank: string;
  /** Names of columns in capitals and without accents. */
  day: string;
  amount: string;
  /** Holds the payer's text, the only one in which a delimiter may be a part of it. */
  text: string;
  fitid?: string;
  /** A column that only some exports of the bank have. */
  kind?: string;
  /** The account's balance after the row: the only proof of a row where a text is not quoted. */
  balance?: string;
}

const profiles: CsvProfile[] = [
  {
    bank: 'inter',
    delimiter: ';',
    hasQuotes: false,
    day: 'DATA LANCAMENTO',
    amount: 'VALOR',
    text: 'DESCRICAO',
    kind: 'HISTORICO',
    balance: 'SALDO',
  },
  {
    bank: 'nubank',
    delimiter: ',',
    hasQuotes: true,
    day: 'DATA',
    amount: 'VALOR',
    text: 'DESCRICAO',
    fitid: 'IDENTIFICADOR',
  },
];

interface CsvHeader {
  profile: CsvProfile;
  names: string[];
  /** Counted from 1. */
  line: number;
  account: string;
}

interface PlacedRow extends CsvRow {
  /** Counted from 1, in the file. */
  line: number;
  /** The quotes of an earlier line reach into this one. */
  isInside: boolean;
}

/** Account, period and balance stand above the header. */
const mostLinesAboveHeader = 20;
const accountLine = /^Conta\s*[;,]\s*([\d.-]+)/;

/** The lines, or undefined for a text that is no statement of a bank with a profile. */
export function readCsv(text: string): StatementReading | undefined {
  const textLines = text.split('\n');
  const header = findHeader(textLines.slice(0, mostLinesAboveHeader));
  if (!header) return undefined;
  const rows = listRows(textLines, header);
  const last = rows.at(-1);
  const isCutOff = last?.line === textLines.length && (last.isOpen || last.columns.length < header.names.length);
  return isCutOff ? { lines: [], problems: [cutOffFile] } : readRows(rows, header);
}

function findHeader(lines: string[]): CsvHeader | undefined {
  for (const [index, line] of lines.entries()) {
    for (const profile of profiles) {
      const names = line.split(profile.delimiter).map((name) => foldText(name).replaceAll('"', '').trim());
      const { day, amount, text, fitid = text } = profile;
      if (![day, amount, text, fitid].every((name) => names.includes(name))) continue;
      const account = lines.map((above) => accountLine.exec(above)?.[1]).find((number) => number !== undefined);
      return { profile, names, line: index + 1, account: account ?? '' };
    }
  }
  return undefined;
}

/** Every line below the header that is not blank. */
function listRows(textLines: string[], { profile, line }: CsvHeader): PlacedRow[] {
  const rows: PlacedRow[] = [];
  let isInside = false;
  for (const [index, textLine] of textLines.entries()) {
    if (index < line) continue;
    const row = splitColumns(textLine, profile);
    if (row.columns.some((column) => column.trim() !== '')) rows.push({ ...row, line: index + 1, isInside });
    isInside = isInside ? splitColumns(textLine, profile, true).isOpen : row.isOpen;
  }
  return rows;
}

function readRows(rows: readonly PlacedRow[], header: CsvHeader): StatementReading {
  const { profile, names, account } = header;
  const problems: string[] = [];
  const isProven = profile.balance === undefined || hasRunningBalance(rows, header);
  const lines = rows.flatMap((row): StatementLine[] => {
    const place = `Linha ${row.line}`;
    const { length } = row.columns;
    if (length < names.length) {
      problems.push(
        `${place}: esperávamos ${names.length} colunas e encontramos ${length}. Confira essa linha no banco.`,
      );
      return [];
    }
    const valueOf = createColumnReader(row, header);
    return [
      {
        place,
        bank: profile.bank,
        account,
        day: valueOf(profile.day),
        amount: valueOf(profile.amount),
        fitid: valueOf(profile.fitid),
        text: `${valueOf(profile.kind)} ${valueOf(profile.text)}`,
        isDebit: false,
        isDoubtful: !isProven || row.isInside || row.isOpen,
      },
    ];
  });
  return { lines, problems };
}

/** Reads a row by the names of its columns. More columns than names come from delimiters in the payer's text. */
function createColumnReader({ columns }: CsvRow, { profile, names }: CsvHeader): (name: string | undefined) => string {
  const at = names.indexOf(profile.text);
  const behind = at + 1 + columns.length - names.length;
  const text = columns.slice(at, behind).join(profile.delimiter);
  const values = [...columns.slice(0, at), text, ...columns.slice(behind)];
  return (name) => (name === undefined ? '' : (values[names.indexOf(name)] ?? ''));
}

/** Who writes a row into a text would have to know the balance of the account. */
function hasRunningBalance(rows: readonly PlacedRow[], header: CsvHeader): boolean {
  const { amount, balance } = header.profile;
  const bookings = rows.map((row) => {
    if (row.columns.length < header.names.length) return undefined;
    const valueOf = createColumnReader(row, header);
    const [amountCents, balanceCents] = [valueOf(amount), valueOf(balance)].map(parseStatementAmount);
    return amountCents === undefined || balanceCents === undefined ? undefined : { amountCents, balanceCents };
  });
  const known = bookings.filter((booking) => booking !== undefined);
  return known.length === bookings.length && isRunningBalance(known);
}
