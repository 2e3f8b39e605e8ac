import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { changeSetting } from '../merchant/change-setting.ts';

const api = await createTestApi();
const client = createContractClient(api);

it('answers both shops of the specification, the main one first', async () => {
  const { lojas } = await client.get(calls.shops);
  expect(lojas.map(({ id, loja, path }) => [id, loja, path])).toEqual([
    ['main', '', '/'],
    ['caszulo', 'caszulo', '/loja-caszulo'],
  ]);
});

it('shows a word that a merchant changes without a new start', async () => {
  const value = { titulo: 'Cartas da serra', texto: 'Duas por ano.' };
  await changeSetting(api.database, { key: 'loja.newsletter', value, shopId: 'main' });
  await expect.poll(async () => (await client.get(calls.shops)).lojas[0]?.newsletter).toEqual(value);
});
