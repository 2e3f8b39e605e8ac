import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Database } from '#database/client.ts';
import { insertSmallShopProducts } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertKit } from '../../testing/insert-catalogue.ts';
import { createTestApi } from '../../testing/test-api.ts';

const [balm, soap, oil, blend, mist, stand, plain] = [1, 2, 3, 4, 5, 6, 7];
const [safe, mixed, misty, open, list] = [501, 502, 503, 504, 505];

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      { id: balm, name: 'Bálsamo' },
      { id: soap, name: 'Sabonete' },
      { id: oil, name: 'Óleo' },
      { id: blend, name: 'Sinergia' },
      { id: mist, name: 'Bruma' },
      { id: stand, name: 'Suporte' },
      { id: plain, name: 'Sem dados' },
    ]);
    await insertFacts(database);
    const toParts = (ids: readonly number[]) => ids.map((productId) => ({ productId, quantity: 1 }));
    const insert = (id: number, kind: 'aberta' | 'fechada' | 'lista', ids: readonly number[]) =>
      insertKit(database, { id, name: `Kit ${id}`, kind, parts: toParts(ids) });
    await insert(safe, 'fechada', [balm, soap]);
    await insert(mixed, 'fechada', [balm, oil, blend, mist]);
    await insert(misty, 'fechada', [balm, oil, mist]);
    await insert(open, 'aberta', [balm, stand]);
    await insert(list, 'lista', [balm, blend]);
  },
});
const client = createContractClient(api);

function insertFacts({ kysely }: Database) {
  const noFacts = {
    botanical_name: null,
    plant_part: null,
    origin: null,
    extraction: null,
    inci: null,
    dilution: null,
  };
  const base = { ...noFacts, allergens_json: '[]', children: 'safe', pets: 'unknown', warnings: null };
  const cosmetic = { ...base, regulatory_purpose: 'cosmético', phototoxic: 'no' };
  return kysely
    .insertInto('product_facts')
    .values([
      { ...cosmetic, product_id: balm, pregnancy: 'safe' },
      { ...cosmetic, product_id: soap, pregnancy: 'safe' },
      { ...cosmetic, product_id: oil, pregnancy: 'caution', phototoxic: 'yes' },
      { ...cosmetic, product_id: blend, pregnancy: 'avoid' },
      {
        ...base,
        product_id: mist,
        pregnancy: 'unknown',
        phototoxic: 'unknown',
        regulatory_purpose: 'aromatizante de ambiente',
      },
      { ...base, product_id: stand, pregnancy: 'unknown', phototoxic: 'unknown', regulatory_purpose: 'acessório' },
    ])
    .execute();
}

const getKit = async (id: number) => (await client.get(calls.listDetail, { url: `/lista/kit-${id}` })).conteudo;
const findCare = async (id: number, topic: string) => (await getKit(id)).cuidados?.find(({ tema }) => tema === topic);

describe('the care of a kit', () => {
  it('is the strictest of its parts, with the parts that ask for it', async () => {
    expect(await findCare(mixed, 'gestacao')).toEqual({
      tema: 'gestacao',
      label: 'Gestação e amamentação',
      nivel: 'evitar',
      valor: 'Não use',
      produtos: ['Sinergia'],
    });
    expect(await findCare(mixed, 'sol')).toMatchObject({ nivel: 'evitar', produtos: ['Óleo'] });
  });

  it('is unknown if a part is, rather than that of a part that asks for caution', async () => {
    expect(await findCare(misty, 'gestacao')).toMatchObject({
      nivel: 'desconhecido',
      valor: 'Sem informação: não use sem orientação profissional',
      produtos: ['Bruma'],
    });
  });

  it('names no part where all are safe', async () => {
    expect(await findCare(safe, 'gestacao')).toMatchObject({ nivel: 'livre', produtos: [] });
  });

  it('leaves out accessories, of which nothing needs to be known', async () => {
    expect(await findCare(open, 'gestacao')).toMatchObject({ nivel: 'livre' });
    expect(await findCare(open, 'animais')).toMatchObject({ nivel: 'desconhecido', produtos: ['Bálsamo'] });
  });

  it('is also on its cards, but a curated list has none', async () => {
    const found = (await client.get(calls.search, { busca: 'kit', limit: 50 })).conteudo.produtos;
    const index = (await client.get(calls.listListing, { url: '/lista' })).conteudo.produtos;
    for (const cards of [found, index]) {
      const cares = new Map(cards.map(({ id, cuidados }) => [id, cuidados?.[0]?.nivel]));
      expect([safe, mixed, misty, list].map((id) => cares.get(id))).toEqual([
        'livre',
        'evitar',
        'desconhecido',
        undefined,
      ]);
    }
  });
});

describe('the filter of what is known to be safe in pregnancy', () => {
  const findFilter = async () => {
    const { filtros } = (await client.get(calls.search, { busca: '' })).conteudo.detalhes;
    return filtros.flatMap(({ valores }) => valores).find(({ label }) => label === 'Gestação: sem restrição conhecida');
  };

  it('counts neither what is unknown nor what asks for caution', async () => {
    const filter = await findFilter();
    expect(filter?.quantidade).toBe(2);
    const { conteudo } = await client.get(calls.search, { busca: '', filtro: String(filter?.id) });
    expect(new Set(conteudo.produtos.map(({ id }) => id))).toEqual(new Set([balm, soap]));
  });

  it('lists a kit only if all its parts are known to be safe', async () => {
    const filter = await findFilter();
    const { conteudo } = await client.get(calls.search, { busca: 'kit', filtro: String(filter?.id) });
    expect(conteudo.produtos.map(({ id }) => id)).toEqual([safe]);
  });
});
