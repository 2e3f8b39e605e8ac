import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#database/testing/test-database.ts';
import { deleteOldSearchMisses, listSearchMisses } from './queries.ts';
import { createSearchMisses, type SearchMisses, toCountedText } from './search-misses.ts';

let test: TestDatabase;
let misses: SearchMisses;
let now = 1000;
let warnings: string[] = [];

const createMisses = (): SearchMisses =>
  createSearchMisses({
    database: test.database,
    clock: () => new Date(now),
    logger: { info: () => undefined, error: () => undefined, warn: (_, message) => void warnings.push(message) },
  });

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.dispose());
beforeEach(async () => {
  await test.database.kysely.deleteFrom('search_misses').execute();
  warnings = [];
  now = 1000;
  misses = createMisses();
});
afterEach(() => misses.close());

const list = () => listSearchMisses(test.database);

it('counts spellings of the same text as one, with the time of the last search', async () => {
  misses.note('Kombucha');
  now = 2000;
  misses.note('  KOMBUCHÁ! ');
  misses.note('cuia de chimarrão');
  expect(await list()).toEqual([]);
  await misses.flush();
  expect(await list()).toEqual([
    { text: 'kombucha', searches: 2, firstAt: 1000, lastAt: 2000 },
    { text: 'cuia de chimarrao', searches: 1, firstAt: 2000, lastAt: 2000 },
  ]);
});

it('adds to earlier counts, also those that another process writes concurrently', async () => {
  const other = createMisses();
  for (const text of ['kombucha', 'incenso', 'cristal']) misses.note(text);
  for (const text of ['cristal', 'incenso', 'kombucha']) other.note(text);
  now = 2000;
  other.note('kombucha');
  await Promise.all([misses.flush(), other.flush()]);
  now = 3000;
  misses.note('kombucha');
  await misses.flush();
  await other.close();
  expect(await list()).toMatchObject([
    { text: 'kombucha', searches: 4, firstAt: 1000, lastAt: 3000 },
    { text: 'cristal', searches: 2 },
    { text: 'incenso', searches: 2 },
  ]);
});

it('counts concurrent searches for the same text once', async () => {
  misses.note('kombucha');
  now = 1999;
  misses.note('Kombucha');
  now = 2000;
  misses.note('kombucha');
  await misses.flush();
  expect(await list()).toMatchObject([{ text: 'kombucha', searches: 2 }]);
});

it('writes the remaining counts when it is closed', async () => {
  misses.note('kombucha');
  await misses.close();
  expect(await list()).toHaveLength(1);
});

it('counts a bounded number of different texts between two writes', async () => {
  for (let number = 0; number < 700; number += 1) misses.note(`nada ${number}`);
  now = 2000;
  misses.note('nada 0');
  await misses.flush();
  const all = await listSearchMisses(test.database, 1000);
  expect(all).toHaveLength(500);
  expect(all[0]).toMatchObject({ text: 'nada 0', searches: 2 });
  misses.note('outra');
  await misses.flush();
  expect(await listSearchMisses(test.database, 1000)).toHaveLength(501);
});

it('deletes the texts with the oldest last search', async () => {
  for (const text of ['primeira', 'segunda', 'terceira']) {
    now += 1000;
    misses.note(text);
  }
  await misses.flush();
  await deleteOldSearchMisses(test.database, 2);
  expect((await list()).map(({ text }) => text)).toEqual(['terceira', 'segunda']);
  await deleteOldSearchMisses(test.database, 2);
  expect(await list()).toHaveLength(2);
});

it('logs database failures and continues', async () => {
  await test.database.kysely.schema.alterTable('search_misses').renameTo('elsewhere').execute();
  misses.note('kombucha');
  await misses.flush();
  expect(warnings).toEqual(['search misses were not written']);
  await test.database.kysely.schema.alterTable('elsewhere').renameTo('search_misses').execute();
  misses.note('incenso');
  await misses.flush();
  expect(await list()).toMatchObject([{ text: 'incenso' }]);
});

it.each([
  ['', ''],
  ['ab', ''],
  ['%%%', ''],
  ['香水', ''],
  ['maria@exemplo.com', ''],
  ['presente para maria @ exemplo', ''],
  ['(11) 98765-4321', ''],
  ['cpf 123.456.789-09', ''],
  ['meu pedido 123456', ''],
  ['vela 180 g', 'vela 180 g'],
  ['Óleo de COCO\u0000', 'oleo de coco'],
  [`a\uD800bc'; --`, 'a bc'],
  [`sabão ${'x'.repeat(300)}`, `sabao ${'x'.repeat(74)}`],
])('converts %j to the text %j', (text, counted) => {
  expect(toCountedText(text)).toBe(counted);
});
