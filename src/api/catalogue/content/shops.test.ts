import { describe, expect, it } from 'vitest';
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

describe('what a shop promises', () => {
  const findMain = async () => (await client.get(calls.shops)).lojas[0];

  it('is the law until its merchant says more', async () => {
    const { lojas } = await client.get(calls.shops);
    for (const { promessas, textos } of lojas) {
      expect(promessas.produtos.titulo).toBe('');
      expect(promessas.troca.titulo).toBe('7 dias para desistir');
      expect(textos.marcas).toBe('');
      expect(JSON.stringify([promessas, textos])).not.toMatch(/30 dias|grátis|animais|aroma|lavanda/);
    }
  });

  it('is a setting of the shop, and what that leaves out stays the law', async () => {
    const produtos = { titulo: 'Feito à mão', texto: 'em Curitiba' };
    await changeSetting(api.database, { key: 'loja.promessas', value: { produtos }, shopId: 'main' });
    await expect.poll(async () => (await findMain())?.promessas.produtos).toEqual(produtos);
    expect((await findMain())?.promessas.troca.titulo).toBe('7 dias para desistir');
  });

  it('is refused when a part is missing', async () => {
    const value = { troca: { titulo: '30 dias para trocar' } };
    await expect(changeSetting(api.database, { key: 'loja.promessas', value, shopId: 'main' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

it('describes the page of kits and lists in the words of the shop', async () => {
  const read = async (loja: string) =>
    (await client.get(calls.listListing, { url: '/lista', loja })).estrutura.seo.description;
  expect(await read('')).toBe('Os kits e as listas da loja.');
  const value = { listas: 'Cestas da serra.' };
  await changeSetting(api.database, { key: 'loja.textos', value, shopId: 'main' });
  await expect.poll(() => read('')).toBe('Cestas da serra.');
  expect(await read('caszulo')).toBe('Os kits e as listas da loja.');
});
