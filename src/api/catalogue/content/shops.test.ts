import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { createContractClient, type ContractClient } from '../../testing/contract-client.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { changeSetting } from '../merchant/change-setting.ts';

let api: TestApi;
let client: ContractClient;
beforeAll(async () => {
  api = await createTestApi();
  client = createContractClient(api);
});
afterAll(() => api.close());

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
