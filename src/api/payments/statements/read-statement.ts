// Bank statements: what came into the merchant's account, read from the file that the bank exports.

import { createHash } from 'node:crypto';
import { mostCents } from '#rules/money.ts';
import { parseStatementAmount } from '#rules/statements/amount.ts';
import { isBalanceText } from '#rules/statements/balance.ts';
import { parseStatementDay } from '#rules/statements/date.ts';
import type { StatementReceipt } from '#rules/statements/match.ts';
import { removeInvisible, toUnicodeForm } from '#rules/typed-text.ts';
import { decodeStatement } from './decode.ts';
import { readCsv } from './read-csv.ts';
import { readOfx } from './read-ofx.ts';
import type { StatementLine } from './statement-line.ts';

export interface Receipt extends StatementReceipt {
  bank: string;
  account: string;
}

export interface Statement {
  /** Credits only, in the order of the file. */
  entries: Receipt[];
  /** Sentences for the merchant about what could not be read. */
  problems: string[];
}

const emptyFile = 'O arquivo está vazio. Baixe o extrato de novo no site do banco e envie o arquivo que ele criar.';
const unknownFile =
  'Não reconhecemos este arquivo como um extrato. Envie o extrato em OFX, de qualquer banco, ou em CSV do Inter ou do Nubank.';

/**
 * Reads an OFX file or a CSV file of a bank with a profile; its beginning says which. The same line has the same key in every export, so
 * importing it again changes nothing. An OFX file that is cut off gives no entries. Of a CSV file only the line in which it ends is left
 * out, or is doubtful where no balance proves that its text is whole: half a line has another key than the whole one.
 */
export function readStatement(bytes: Uint8Array): Statement {
  const text = unifyLineEnds(decodeStatement(bytes));
  if (text.trim() === '') return { entries: [], problems: [emptyFile] };
  const reading = isOfx(text) ? readOfx(text) : readCsv(text);
  if (!reading) return { entries: [], problems: [unknownFile] };
  const entries: Receipt[] = [];
  const problems = [...reading.problems];
  const counts = new Map<string, number>();
  for (const line of reading.lines) {
    const result = readLine(line);
    if (typeof result === 'string') problems.push(result);
    else if (result) entries.push({ key: toKey(result, counts), ...result });
  }
  return { entries, problems };
}

/** By its beginning: a payer can write "<OFX>" into a line of any file. */
function isOfx(text: string): boolean {
  return /^\s*OFXHEADER/.test(text) || (/^\s*</.test(text) && text.includes('<OFX>'));
}

/** A carriage return alone ends a line only in a file that ends all of its lines so; elsewhere a payer's text may hold one. */
function unifyLineEnds(text: string): string {
  return text.includes('\n') ? text.replaceAll('\r\n', '\n').replaceAll('\r', ' ') : text.replaceAll('\r', '\n');
}

/** The credit of a line; undefined for a debit, a balance or nothing at all; a sentence if it cannot be read. */
function readLine(line: StatementLine): Omit<Receipt, 'key'> | string | undefined {
  const text = tidy(line.text);
  if (isBalanceText(text)) return undefined;
  const name = text === '' ? line.place : `${line.place} (${shorten(text)})`;
  const amountCents = parseStatementAmount(line.amount);
  if (amountCents === undefined)
    return `${name}: não entendemos o valor “${shorten(tidy(line.amount))}”. Confira no banco.`;
  if (amountCents <= 0) return undefined;
  if (amountCents > mostCents) return `${name}: o valor é maior que o de qualquer pedido, e não foi guardado.`;
  if (line.isDebit) return `${name}: o banco marca como débito, mas o valor é positivo. Confira no banco.`;
  const day = parseStatementDay(line.day);
  if (day === undefined) return `${name}: não entendemos a data “${shorten(tidy(line.day))}”. Confira no banco.`;
  const [bank, account, fitid] = [tidy(line.bank), tidy(line.account), tidy(line.fitid)];
  return { bank, account, day, amountCents, fitid, text, isDoubtful: line.isDoubtful };
}

const mostCharactersShown = 80;

function shorten(text: string): string {
  return text.length > mostCharactersShown ? `${text.slice(0, mostCharactersShown)}…` : text;
}

/** Exports of one line may differ in padding and in how they compose accents. */
function tidy(text: string): string {
  return toUnicodeForm(removeInvisible(text), 'NFC').replaceAll(/\s+/g, ' ').trim();
}

/**
 * Banks give lines no id, "0", or one id for two lines. So a line is known by all that it says, and equal lines by their number:
 * two payments of one amount by one person on one day stay two.
 */
function toKey({ bank, account, day, amountCents, fitid, text }: Omit<Receipt, 'key'>, counts: Map<string, number>) {
  const content = [bank, account, day, amountCents, fitid, text].join('|');
  const number = (counts.get(content) ?? 0) + 1;
  counts.set(content, number);
  return createHash('sha256').update(`${content}|${number}`).digest('hex');
}
