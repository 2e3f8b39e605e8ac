// Reads CSV exports. Each bank has its own columns, so each has a profile; the header is found by the names in it. A row is a line: a
// line end inside a payer's text makes lines that look like the bank's own, and these are doubtful.

import { parseStatementAmount } from '#rules/statements/amount.ts';
import { isRunningBalance } from '#rules/statements/balance.ts';
import { foldText } from '#rules/statements/names.ts';
import { type CsvForm, type CsvRow, splitColumns } from './csv-columns.ts';
import type { StatementLine, StatementReading } from './statement-line.ts';

interface CsvProfile extends CsvForm {
  bank: string;
  /** How many lines the bank writes above the header at most, blank ones at the top aside. A header further down is a payer's text. */
  linesAbove: number;
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
    // Account, period and balance.
    linesAbove: 20,
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
    linesAbove: 0,
    delimiter: ',',
    hasQuotes: true,
    day: 'DATA',
    amount: 'VALOR',
    text: 'DESCRICAO',
    fitid: 'IDENTIFICADOR',
  },
];

const mostLinesAbove = Math.max(...profiles.map(({ linesAbove }) => linesAbove));

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
  /** No line end follows it. */
  isUnended: boolean;
}

const accountLine = /^Conta\s*[;,]\s*([\d.-]+)/;

/** The lines, or undefined for a text that is no statement of a bank with a profile. */
export function readCsv(text: string): StatementReading | undefined {
  const textLines = text.split('\n');
  const header = findHeader(textLines);
  return header && readRows(listRows(textLines, header), header);
}

function findHeader(lines: string[]): CsvHeader | undefined {
  const top = lines.findIndex((line) => line.trim() !== '');
  for (const [index, line] of lines.slice(0, top + mostLinesAbove + 1).entries()) {
    for (const profile of profiles) {
      if (index > top + profile.linesAbove) continue;
      const names = line.split(profile.delimiter).map((name) => foldText(name).replaceAll('"', '').trim());
      const { day, amount, text, fitid = text } = profile;
      if (![day, amount, text, fitid].every((name) => names.includes(name))) continue;
      const above = lines.slice(0, index).map((title) => accountLine.exec(title)?.[1]);
      return { profile, names, line: index + 1, account: above.find((number) => number !== undefined) ?? '' };
    }
  }
  return undefined;
}

/** Every line below the header that is not blank. */
function listRows(textLines: string[], { profile, names, line }: CsvHeader): PlacedRow[] {
  const rows: PlacedRow[] = [];
  const named = names.length;
  let isInside = false;
  for (const [index, textLine] of textLines.entries()) {
    if (index < line) continue;
    const row = splitColumns(textLine, profile, { named });
    const isUnended = index === textLines.length - 1;
    if (row.columns.some((column) => column.trim() !== '')) rows.push({ ...row, line: index + 1, isInside, isUnended });
    isInside = isInside ? splitColumns(textLine, profile, { named, isInside }).isOpen : row.isOpen;
  }
  return rows;
}

function readRows(rows: readonly PlacedRow[], header: CsvHeader): StatementReading {
  const { profile, account } = header;
  const problems: string[] = [];
  const wholeRows = rows.filter((row) => !isCutOff(row, header));
  const isProven = profile.balance === undefined || hasRunningBalance(wholeRows, header);
  const lines = rows.flatMap((row): StatementLine[] => {
    const place = `Linha ${row.line}`;
    const problem = findProblem(row, header);
    if (problem !== undefined) {
      problems.push(`${place}: ${problem}`);
      return [];
    }
    const valueOf = createColumnReader(row, header);
    const mayBeCut = row.isUnended && profile.balance === undefined;
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
        isDoubtful: !isProven || row.isInside || row.isOpen || mayBeCut,
      },
    ];
  });
  return { lines, problems };
}

function findProblem(row: PlacedRow, header: CsvHeader): string | undefined {
  const [named, found] = [header.names.length, row.columns.length];
  if (isCutOff(row, header))
    return 'o arquivo termina no meio desta linha. Baixe o extrato de novo no site do banco e envie o arquivo inteiro.';
  return found < named
    ? `esperávamos ${named} colunas e encontramos ${found}. Confira essa linha no banco.`
    : undefined;
}

/** Whether the end of the file certainly cuts the row: it lacks columns, a quote, or the centavos of a balance in its last column. */
function isCutOff(row: PlacedRow, header: CsvHeader): boolean {
  if (!row.isUnended || row.isInside) return false;
  const { profile, names } = header;
  if (row.isOpen || row.columns.length < names.length) return true;
  return names.at(-1) === profile.balance && !/,\d{2}\s*$/.test(row.columns.at(-1) ?? '');
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
