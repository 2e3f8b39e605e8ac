// Reads OFX, the format that every Brazilian bank exports: SGML of version 1 and XML of version 2. Banks leave closing tags out, and
// write a payer's text as it is, so a text may hold tags. Where a text cannot be told from the bank's own tags, lines are doubtful.

import { parseStatementAmount } from '#rules/statements/amount.ts';
import { isBalanceText, isOpeningBalanceText } from '#rules/statements/balance.ts';
import { parseStatementDay } from '#rules/statements/date.ts';
import { parseOfxTransaction } from './ofx-transaction.ts';
import type { StatementLine, StatementReading } from './statement-line.ts';

const opening = '<STMTTRN>';
const closing = '</STMTTRN>';
/** What counts outside of transactions, where no payer's text stands; comments count only there. */
const outerTag =
  /<!--|<(OFX|[A-Z]*STMTRS|BANKID|ACCTID|DTEND|STMTTRN)>([^<\n]*)|<LEDGERBAL>\s*<BALAMT>([^<\n]*)(?:<\/BALAMT>)?\s*<DTASOF>([^<\n]*)/g;
/** A line that begins so ends a transaction of several lines. "^" would also match after line ends that only Unicode knows. */
const endingLine = /\n[ \t]*<(?:\/?STMTTRN|\/BANKTRANLIST)>/g;

const cutOffFile =
  'O arquivo está incompleto: ele termina no meio. Baixe o extrato de novo no site do banco e envie o arquivo inteiro.';
const noAccount =
  'Este arquivo OFX não tem o extrato de uma conta. Envie o extrato da conta que recebe o Pix, não a fatura do cartão.';
const severalFiles =
  'Este arquivo junta mais de um extrato OFX. Envie os extratos um de cada vez, como o banco os criou.';
const broken = 'o arquivo não traz este lançamento inteiro, ou traz duas vezes um campo dele. Confira no banco.';

interface RawTransaction {
  /** What stands between its tags; undefined if it is not closed. */
  body: string | undefined;
  isDoubtful: boolean;
}

interface Account {
  bank: string;
  number: string;
  lastDay: string;
  balance: string;
  balanceDay: string;
  transactions: RawTransaction[];
}

/** Lines of every account in the file. A credit card's bill in it is left out: no Pix arrives there. */
export function readOfx(text: string): StatementReading {
  const accounts = listAccounts(text);
  if (typeof accounts === 'string') return { lines: [], problems: [accounts] };
  if (accounts.length === 0) return { lines: [], problems: [noAccount] };
  const problems: string[] = [];
  let count = 0;
  const lines = accounts.flatMap((account) => {
    const read = account.transactions.flatMap((transaction) => {
      const place = `Lançamento ${(count += 1)}`;
      const line = toLine(transaction, account, place);
      if (!line) problems.push(`${place}: ${broken}`);
      return line ?? [];
    });
    return isBalanced(account, read) ? read : read.map((line) => ({ ...line, isDoubtful: true }));
  });
  return { lines, problems };
}

/** The accounts with their transactions, or what is wrong with the file. Each character is looked at a bounded number of times. */
function listAccounts(text: string): Account[] | string {
  const accounts: Account[] = [];
  const other: Account = createAccount();
  let account = other;
  let files = 0;
  outerTag.lastIndex = 0;
  for (let tag = outerTag.exec(text); tag; tag = outerTag.exec(text)) {
    const [whole, name = '', value = '', balance = '', balanceDay = ''] = tag;
    if (whole === '<!--') {
      const end = text.indexOf('-->', outerTag.lastIndex);
      if (end === -1) return cutOffFile;
      outerTag.lastIndex = end;
    } else if (name === 'STMTTRN') {
      const end = takeTransactions(text, tag.index, account, accounts);
      if (end === undefined) return cutOffFile;
      outerTag.lastIndex = end;
    } else if (name.endsWith('STMTRS')) {
      account = name === 'STMTRS' ? createAccount() : other;
      if (account !== other) accounts.push(account);
    } else if (name === 'OFX') files += 1;
    else if (name === 'BANKID') account.bank ||= value;
    else if (name === 'ACCTID') account.number ||= value;
    else if (name === 'DTEND') account.lastDay ||= value;
    else {
      account.balance = balance;
      account.balanceDay = balanceDay;
    }
  }
  if (files > 1) return severalFiles;
  return text.lastIndexOf('</OFX>') > text.lastIndexOf(opening) ? accounts : cutOffFile;
}

const createAccount = (): Account => ({
  bank: '',
  number: '',
  lastDay: '',
  balance: '',
  balanceDay: '',
  transactions: [],
});

/**
 * Takes the transactions that begin on the line of `start`, and returns where they end; undefined if the file ends before them. The first
 * one begins before any payer's text. Another begins behind one and may be a part of it, so it is doubtful.
 */
function takeTransactions(text: string, start: number, account: Account, accounts: Account[]): number | undefined {
  const end = findEnd(text, start);
  if (end === undefined) return undefined;
  const [, ...pieces] = text.slice(start, end).split(opening);
  let current = account;
  for (const [index, piece] of pieces.entries()) {
    const close = piece.lastIndexOf(closing);
    // Where a text on its lines holds an opening tag, the closing one is in a later piece.
    const isClosed = close !== -1 || index < pieces.length - 1;
    const amounts = piece.split('<TRNAMT>').length - 1;
    // Without an amount it is no transaction, but a tag in a text.
    if (index === 0 || amounts > 0) {
      const body = isClosed ? piece.slice(0, close === -1 ? undefined : close) : undefined;
      current.transactions.push({ body, isDoubtful: index > 0 || amounts > 1 });
    }
    current = findNextAccount(piece.slice(Math.max(close, 0)), accounts) ?? current;
  }
  return end;
}

/**
 * A transaction whose last line does not close it ends where a line begins with a tag that ends it: inside its lines, a tag may be a part
 * of a payer's text.
 */
function findEnd(text: string, start: number): number | undefined {
  const newline = text.indexOf('\n', start);
  const lineEnd = newline === -1 ? text.length : newline;
  const line = text.slice(start, lineEnd);
  if (line.includes(closing, line.lastIndexOf(opening))) return lineEnd;
  endingLine.lastIndex = lineEnd;
  const ending = endingLine.exec(text);
  return ending?.[0].endsWith(closing) ? endingLine.lastIndex : ending?.index;
}

/** The account that begins behind a transaction in a file of one line. A card's bill there is not left out: it could hide what follows. */
function findNextAccount(behind: string, accounts: Account[]): Account | undefined {
  if (!behind.includes('<STMTRS>')) return undefined;
  const [bank = '', number = ''] = [/<BANKID>([^<]*)/, /<ACCTID>([^<]*)/].map((field) => field.exec(behind)?.[1]);
  const account = { ...createAccount(), bank, number };
  accounts.push(account);
  return account;
}

function toLine({ body, isDoubtful }: RawTransaction, account: Account, place: string): StatementLine | undefined {
  const transaction = body === undefined ? undefined : parseOfxTransaction(body);
  if (!transaction) return undefined;
  const { kind, ...fields } = transaction;
  return { place, bank: account.bank, account: account.number, ...fields, isDebit: kind === 'DEBIT', isDoubtful };
}

/**
 * Whether the amounts lead from the opening balance to the closing one. True where the file does not name both for its own days: many
 * banks write the balance of the day of the export, or 0.
 */
function isBalanced({ lastDay, balance, balanceDay }: Account, lines: readonly StatementLine[]): boolean {
  const [first, ...others] = lines.filter(({ text }) => isOpeningBalanceText(text));
  const [openingCents, closingCents] = [first?.amount ?? '', balance].map(parseStatementAmount);
  const day = parseStatementDay(balanceDay);
  const isTold = day !== undefined && day === parseStatementDay(lastDay) && others.length === 0;
  if (!isTold || openingCents === undefined || closingCents === undefined) return true;
  const amounts = lines.filter(({ text }) => !isBalanceText(text)).map(({ amount }) => parseStatementAmount(amount));
  return amounts.reduce<number>((sum, cents) => sum + (cents ?? Number.NaN), openingCents) === closingCents;
}
