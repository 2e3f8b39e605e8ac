import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { testNow } from '#database/testing/test-now.ts';
import { readStatement } from '../../payments/statements/read-statement.ts';
import { insertReceipts } from './insert-receipts.ts';

const test = await createTestDatabase();
afterAll(() => test.dispose());
const { kysely } = test.database;
beforeEach(() => kysely.deleteFrom('receipts').execute());

const header = 'Data,Valor,Identificador,Descrição';
const toId = (number: number) => `68c49fb1-43dd-4a5e-9f00-00000000000${number}`;
const first = `24/11/2026,115.90,${toId(1)},Pix - FULANA DE TAL - 529.982.247-25`;
const second = `25/11/2026,89.90,${toId(2)},Pix - CICLANA - 111.444.777-35`;
const whole = `${header}\n${first}\n${second}\n`;
/** The text of the second line lacks its last digits. */
const cut = whole.slice(0, -4);

function importFile(text: string): Promise<number> {
  const { entries } = readStatement(new TextEncoder().encode(text));
  return insertReceipts(test.database, { source: 'statement', nowMs: testNow.getTime() }, entries);
}
const listReceipts = () => kysely.selectFrom('receipts').select(['text', 'reason']).orderBy('id').execute();

it('completes a line that the end of an earlier file has cut', async () => {
  expect(await importFile(cut)).toBe(2);
  expect(await listReceipts()).toMatchObject([
    { reason: '' },
    { text: 'Pix - CICLANA - 111.444.777', reason: 'doubtful' },
  ]);
  for (const file of [whole, whole, cut]) {
    expect(await importFile(file)).toBe(0);
    expect(await listReceipts()).toMatchObject([
      { reason: '' },
      { text: 'Pix - CICLANA - 111.444.777-35', reason: '' },
    ]);
  }
});

it('needs no person for a line without a line end once a later file goes on behind it', async () => {
  expect(await importFile(`${header}\n${first}`)).toBe(1);
  expect(await listReceipts()).toMatchObject([{ reason: 'doubtful' }]);
  expect(await importFile(whole)).toBe(1);
  expect(await listReceipts()).toMatchObject([{ reason: '' }, { reason: '' }]);
});

it('leaves what a person has decided about a cut line', async () => {
  await importFile(cut);
  await kysely.updateTable('receipts').set({ state: 'ignored' }).where('reason', '=', 'doubtful').execute();
  const decided = await listReceipts();
  expect(await importFile(whole)).toBe(0);
  expect(await listReceipts()).toEqual(decided);
});

it.each([
  ['another id', second.replace(toId(2), toId(3))],
  ['another day', second.replace('25/11', '26/11')],
  ['another amount', second.replace('89.90', '89.91')],
])('keeps a payment with %s apart', async (_, other) => {
  await importFile(cut);
  expect(await importFile(`${header}\n${other}\n`)).toBe(1);
});

it.each(['0', '', '20261125'])('keeps payments apart that a bank gives the id "%s"', async (id) => {
  await importFile(`${header}\n${second.replace(toId(2), id)}\n`);
  expect(await importFile(`${header}\n${second.replace(toId(2), id).replace('CICLANA', 'BELTRANO')}\n`)).toBe(1);
});
