// Whatever payers write into their Pix, in whatever form the bank exports it: nothing is added to the statement, and nothing is lost.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCosts } from '#rules/testing/cost.ts';
import { readStatement } from './read-statement.ts';
import {
  type BookedLine,
  type HostileForm,
  type HostileStatement,
  hostileForms,
  hostileStatement,
} from './testing/hostile-statements.ts';

/** `npm run fuzz` reads many more. */
const count = Number(process.env['HOSTILE_STATEMENTS'] ?? 3000);
const read = (file: string) => readStatement(new TextEncoder().encode(file));

/** In which a payer's text cannot be told from the bank's own signs, so that honest lines may be doubtful too. */
const unsure = new Set<HostileForm>([
  'SGML, open, one line',
  'SGML, closed, one line',
  'XML, one line',
  'XML, not escaped, one line',
  'CSV of Inter',
  'CSV of Inter, the payer in Histórico',
  'CSV of Nubank, not quoted, the text alone',
]);

function findFaults({ form, file, booked }: HostileStatement): string[] {
  const { entries } = read(file);
  const isBooked = ({ amountCents, day, fitid }: { amountCents: number; day: string; fitid: string }) =>
    booked.some(
      (line) => line.amountCents === amountCents && line.day === day && (fitid === '' || fitid === line.fitid),
    );
  const forged = entries.filter((entry) => !entry.isDoubtful && !isBooked(entry));
  const honest = booked.filter(({ isHostile }) => !isHostile);
  const find = ({ amountCents }: BookedLine) => entries.find((entry) => entry.amountCents === amountCents);
  const hidden = honest.filter((line) => find(line) === undefined);
  const mayBeCut = (line: BookedLine) => form.startsWith('CSV') && !file.endsWith('\n') && line === booked.at(-1);
  const doubtful = unsure.has(form) ? [] : honest.filter((line) => find(line)?.isDoubtful === true && !mayBeCut(line));
  const moved = unsure.has(form) ? [] : honest.filter((line) => find(line)?.account === '9');
  return [
    ...forged.map(({ amountCents }) => `forged ${amountCents}`),
    ...hidden.map(({ amountCents }) => `hidden ${amountCents}`),
    ...doubtful.map(({ amountCents }) => `doubtful ${amountCents}`),
    ...moved.map(({ amountCents }) => `moved to the account of a text ${amountCents}`),
    ...(new Set(entries.map(({ key }) => key)).size < entries.length ? ['one key for two lines'] : []),
  ];
}

it(`adds no line to ${count} statements with hostile texts and hides none`, () => {
  fc.assert(
    fc.property(hostileStatement, (statement) => {
      expect(findFaults(statement), `${statement.form}\n${statement.file}`).toEqual([]);
    }),
    { numRuns: count },
  );
}, 3_600_000);

it('is tried in every form', () => {
  const seen = new Set(fc.sample(hostileStatement, { numRuns: 500, seed: 1 }).map(({ form }) => form));
  expect([...seen].toSorted()).toEqual(hostileForms.toSorted());
});

describe('ten times the size costs about ten times as much', () => {
  const wrap = (text: string) =>
    `OFXHEADER:100\n<OFX><STMTRS><BANKTRANLIST>\n${text}\n</BANKTRANLIST></STMTRS></OFX>\n`;
  const nubank = (rows: string) => `Data,Valor,Identificador,Descrição\n${rows}`;
  const line = '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261124<TRNAMT>1.00<FITID>1<MEMO>PIX';

  it.each([
    ['openings of comments', (size: number) => wrap('<!--'.repeat(size))],
    ['comments', (size: number) => wrap('<!-- -->'.repeat(size))],
    ['openings of tags', (size: number) => wrap('<'.repeat(size * 5))],
    ['nesting', (size: number) => wrap('<A>'.repeat(size * 2))],
    ['a long name', (size: number) => wrap(`<${'A'.repeat(size * 10)}`)],
    ['openings of transactions on one line', (size: number) => wrap('<STMTTRN><TRNAMT>'.repeat(size / 5))],
    ['openings of transactions on lines', (size: number) => wrap('<STMTTRN>\n'.repeat(size / 5))],
    ['ends of transactions', (size: number) => wrap(`${line}${'</STMTTRN>'.repeat(size)}`)],
    ['ends of texts', (size: number) => wrap(`${line}${'</MEMO>'.repeat(size)}</STMTTRN>`)],
    ['beginnings of texts', (size: number) => wrap(`${line}${'<MEMO>'.repeat(size)}</STMTTRN>`)],
    ['a long text', (size: number) => wrap(`${line}${'x '.repeat(size * 5)}</STMTTRN>`)],
    ['a text of many lines', (size: number) => wrap(`${line}${'x\n'.repeat(size * 2)}</STMTTRN>`)],
    ['a long amount', (size: number) => wrap(`<STMTTRN>\n<TRNAMT>R$${' '.repeat(size * 5)}x\n</STMTTRN>`)],
    ['accounts on one line', (size: number) => wrap(`${line}</STMTTRN><STMTRS>`.repeat(size / 10))],
    ['marks on a letter', (size: number) => wrap(`${line} a${'\u0301\u0323'.repeat(size / 20)}</STMTTRN>`)],
    ['quotes', (size: number) => nubank('24/11/2026,1.00,id,"x\n'.repeat(size / 5))],
    ['quotes behind delimiters', (size: number) => nubank(`24/11/2026,1.00,id,x${',"'.repeat(size * 2)}\n`)],
    ['quoted columns', (size: number) => nubank(`24/11/2026,1.00,id${',""'.repeat(size * 2)}\n`)],
    ['doubled quotes', (size: number) => nubank(`24/11/2026,1.00,id,"${'""'.repeat(size * 5)}\n`)],
    ['delimiters', (size: number) => `Data Lançamento;Descrição;Valor;Saldo\n${';'.repeat(size * 2)}\n`],
  ])('with %s', (_, write) => {
    // A cost that grows with the square would be a hundred times as much.
    expect(compareCosts(read, write(20_000), write(200_000))).toBeLessThan(30);
  });
});
