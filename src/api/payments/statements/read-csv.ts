// Reads CSV exports. Each bank has its own columns, so each has a profile; the header is found by the names in it.

import { CsvError, parse } from 'csv-parse/sync';
import { foldText } from '#rules/statements/names.ts';
import { cutOffFile, type StatementLine, type StatementReading } from './statement-line.ts';

interface CsvProfile {
  bank: string;
  delimiter: string;
  /** False where quotes are text: Inter writes them inside fields that are not quoted. */
  quote: string | false;
  /** Names of columns in capitals and without accents. */
  day: string;
  amount: string;
  text: string;
  fitid?: string;
  /** A column that only some exports of the bank have. */
  kind?: string;
}

const profiles: CsvProfile[] = [
  {
    bank: 'inter',
    delimiter: ';',
    quote: false,
    day: 'DATA LANCAMENTO',
    amount: 'VALOR',
    text: 'DESCRICAO',
    kind: 'HISTORICO',
  },
  {
    bank: 'nubank',
    delimiter: ',',
    quote: '"',
    day: 'DATA',
    amount: 'VALOR',
    text: 'DESCRICAO',
    fitid: 'IDENTIFICADOR',
  },
];

interface CsvHeader {
  profile: CsvProfile;
  columns: string[];
  /** Counted from 1. */
  line: number;
  account: string;
}

/** Account, period and balance stand above the header. */
const mostLinesAboveHeader = 20;
const accountLine = /^Conta\s*[;,]\s*([\d.-]+)/;

/** The lines, or undefined for a text that is no statement of a bank with a profile. */
export function readCsv(text: string): StatementReading | undefined {
  const textLines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const header = findHeader(textLines.slice(0, mostLinesAboveHeader));
  if (!header) return undefined;
  try {
    const { delimiter, quote } = header.profile;
    const rows = parse(textLines.slice(header.line).join('\n'), {
      delimiter,
      quote,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
    });
    const isLastLineOpen = textLines.at(-1) !== '';
    const isCutOff = isLastLineOpen && (rows.at(-1)?.length ?? 0) < header.columns.length;
    return isCutOff ? { lines: [], problems: [cutOffFile] } : readRows(rows, header);
  } catch (error) {
    // With columns and quotes relaxed, what remains is a quote that the end of the file leaves open.
    if (!(error instanceof CsvError)) throw error;
    return { lines: [], problems: [cutOffFile] };
  }
}

function findHeader(lines: string[]): CsvHeader | undefined {
  for (const [index, line] of lines.entries()) {
    for (const profile of profiles) {
      const columns = line.split(profile.delimiter).map((name) => foldText(name).replaceAll('"', '').trim());
      const { day, amount, text, fitid = text } = profile;
      if (![day, amount, text, fitid].every((name) => columns.includes(name))) continue;
      const account = lines.map((above) => accountLine.exec(above)?.[1]).find((number) => number !== undefined);
      return { profile, columns, line: index + 1, account: account ?? '' };
    }
  }
  return undefined;
}

function readRows(rows: string[][], { profile, columns, line, account }: CsvHeader): StatementReading {
  const lines: StatementLine[] = [];
  const problems: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.every((value) => value.trim() === '')) continue;
    const place = `Linha ${line + index + 1}`;
    const hasOthers = row.slice(columns.length).some((value) => value.trim() !== '');
    if (row.length < columns.length || hasOthers) {
      problems.push(
        `${place}: esperávamos ${columns.length} colunas e encontramos ${row.length}. Confira essa linha no banco.`,
      );
      continue;
    }
    const valueOf = (name: string | undefined) => (name === undefined ? '' : (row[columns.indexOf(name)] ?? ''));
    lines.push({
      place,
      bank: profile.bank,
      account,
      day: valueOf(profile.day),
      amount: valueOf(profile.amount),
      fitid: valueOf(profile.fitid),
      text: `${valueOf(profile.kind)} ${valueOf(profile.text)}`,
      isDebit: false,
    });
  }
  return { lines, problems };
}
