import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { createTestApi } from '../../testing/test-api.ts';

/** Two attributes of one name share the label "Areia"; a third one is called like a filter. */
const colours = { sand: 81, black: 82, sandToo: 83, moss: 84, fig: 85 };

const api = await createTestApi({
  async prepare(database) {
    const { kysely } = database;
    await kysely
      .insertInto('attributes')
      .values([
        { id: 11, name: 'Cor', kind: 'unico' },
        { id: 12, name: 'cor', kind: 'simples' },
        { id: 13, name: 'Aroma', kind: 'unico' },
      ])
      .execute();
    await kysely
      .insertInto('attribute_values')
      .values([
        { id: colours.sand, attribute_id: 11, label: 'Areia', position: 0 },
        { id: colours.black, attribute_id: 11, label: 'Preta', position: 1 },
        { id: colours.sandToo, attribute_id: 12, label: 'Areia', position: 0 },
        { id: colours.moss, attribute_id: 12, label: 'Musgo', position: 1 },
        { id: colours.fig, attribute_id: 13, label: 'Figo', position: 0 },
      ])
      .execute();
    const products = Object.values(colours).map((value, index) => ({
      id: 21 + index,
      filterValueIds: [smallShop.filterValues.floral],
      values: [{ id: value, priceCents: 1000, stock: 5 }],
    }));
    await insertSmallShopProducts(database, products);
  },
});
const client = createContractClient(api);

const list = (query: Record<string, string>) => client.get(calls.categoryListing, { url: '/oleos', ...query });
const idsOf = async (query: Record<string, string>) =>
  (await list(query)).conteudo.produtos.map(({ id }) => id).toSorted((first, second) => first - second);

it('gives every facet of a listing a name of its own', async () => {
  const { filtros, atributos } = (await list({})).conteudo.detalhes;
  expect(filtros.map(({ nome }) => nome)).toEqual(['Aroma']);
  expect(atributos.map(({ id, nome }) => [id, nome])).toEqual([
    [11, 'Cor'],
    [13, 'Opções de aroma'],
  ]);
});

it('makes values of one label in attributes of one name one value', async () => {
  const [colour] = (await list({})).conteudo.detalhes.atributos;
  expect(colour?.valores.map(({ id, label, quantidade }) => [id, label, quantidade])).toEqual([
    [colours.sand, 'Areia', 2],
    [colours.moss, 'Musgo', 1],
    [colours.black, 'Preta', 1],
  ]);
});

it.each([colours.sand, colours.sandToo, `${colours.sandToo};${colours.sand}`])(
  'keeps the address with atributo=%s, which selects that value',
  async (atributo) => {
    expect(await idsOf({ atributo: String(atributo) })).toEqual([21, 23]);
    const { conteudo, info } = await list({ atributo: String(atributo) });
    expect(info.filtros).toEqual({ atributo: String(colours.sand) });
    const active = conteudo.detalhes.atributos.flatMap(({ valores }) => valores).find(({ ativo }) => ativo);
    expect(active).toMatchObject({ label: 'Areia', url: 'https://loja.test/oleos' });
  },
);

it('lists products with any of the chosen colours, of whichever attribute they are', async () => {
  expect(await idsOf({ atributo: `${colours.black};${colours.moss}` })).toEqual([22, 24]);
});
