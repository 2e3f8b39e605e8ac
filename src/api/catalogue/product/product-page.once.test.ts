import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Database } from '#database/client.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { createTestApi } from '../../testing/test-api.ts';

const { brands, categories, filterValues, attributeValues } = smallShop;

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      {
        id: 1,
        slug: 'oleo-de-laranja',
        name: 'Óleo de laranja <puro>',
        categoryId: categories.florals,
        priceCents: 3290,
        filterValueIds: [filterValues.citrus],
        values: [
          { id: attributeValues.ml10, priceCents: 3290, stock: 0 },
          { id: attributeValues.ml30, priceCents: 7990, stock: 4 },
        ],
      },
      { id: 2, slug: 'vela-figo', brandId: brands.caszulo, priceCents: 5000, stock: 0 },
      { id: 3, slug: 'vela-cedro', brandId: brands.caszulo, priceCents: 6000, listPriceCents: 8000 },
      { id: 4, slug: 'sob-consulta', onRequest: true, stock: 0 },
      { id: 5, slug: 'acessorio' },
    ]);
    await addBelongings(database);
  },
});
const client = createContractClient(api);

async function addBelongings({ kysely }: Database): Promise<void> {
  await kysely
    .insertInto('pictures')
    .values({ key: 'products/teste-1', hash: '0123456789', width: 1200, height: 1200, color: '#ffffff' })
    .execute();
  await kysely
    .insertInto('product_pictures')
    .values({ product_id: 3, position: 0, picture_key: 'products/teste-1', alternative: 'Vela acesa' })
    .execute();
  const answeredAt = Date.parse('2026-10-02T09:00:00-03:00');
  const reviews = Array.from({ length: 40 }, (_, index) => ({
    product_id: 1,
    list_id: null,
    reviewer: `Pessoa ${index}`,
    email: `pessoa${index}@exemplo.test`,
    stars: index % 2 === 0 ? 5 : 4,
    comment: index < 35 ? `Comentário ${index}` : null,
    recommends: 1 as const,
    created_at: Date.parse('2026-10-01T10:00:00-03:00') + index * 60_000,
    published: index === 0 ? (0 as const) : (1 as const),
    ...(index === 34 && { place: 'Recife, PE', size: '10 ml', answer: 'Obrigada.', answered_at: answeredAt }),
  }));
  await kysely.insertInto('reviews').values(reviews).execute();
  const author = { name: 'Bia', email: 'bia@exemplo.test', created_at: Date.parse('2026-09-01T08:00:00-03:00') };
  await kysely
    .insertInto('questions')
    .values([
      { id: 901, product_id: 1, text: 'Serve no difusor?', published: 1, ...author },
      { id: 902, product_id: 1, text: 'Ainda não aprovada', published: 0, ...author },
    ])
    .execute();
  await kysely
    .insertInto('answers')
    .values([
      { ...author, question_id: 901, by_shop: 1, text: 'Serve.', published: 1 },
      { ...author, question_id: 901, by_shop: 0, text: 'Ainda não aprovada', published: 0 },
    ])
    .execute();
  await kysely
    .insertInto('combinations')
    .values([
      { product_id: 1, other_product_id: 3, discount_kind: 'porcentagem', discount: 10 },
      { product_id: 1, other_product_id: 4, discount_kind: 'valor', discount: 250 },
    ])
    .execute();
  const noFacts = {
    botanical_name: null,
    plant_part: null,
    origin: null,
    extraction: null,
    inci: null,
    dilution: null,
  };
  const unknown = { pregnancy: 'unknown', children: 'unknown', pets: 'unknown', phototoxic: 'unknown', warnings: null };
  await kysely
    .insertInto('product_facts')
    .values([
      {
        ...noFacts,
        ...unknown,
        product_id: 1,
        botanical_name: 'Citrus sinensis',
        allergens_json: '["Limonene","Linalool"]',
        pregnancy: 'avoid',
        pets: 'safe',
        phototoxic: 'yes',
        regulatory_purpose: 'cosmético',
      },
      { ...noFacts, ...unknown, product_id: 5, allergens_json: '[]', regulatory_purpose: 'acessório' },
    ])
    .execute();
  await kysely.insertInto('attributes').values({ id: 2, name: 'Aroma', kind: 'unico' }).execute();
  await kysely
    .insertInto('attribute_values')
    .values([
      { id: 82, attribute_id: 2, label: 'Cedro', position: 1 },
      { id: 81, attribute_id: 2, label: 'Figo', position: 0 },
      { id: 83, attribute_id: 2, label: 'Laranja', position: 2 },
    ])
    .execute();
  await kysely.insertInto('sibling_groups').values({ id: 1, slug: 'velas-da-casa', attribute_id: 2 }).execute();
  await kysely
    .insertInto('product_siblings')
    .values([
      { product_id: 3, group_id: 1, attribute_value_id: 82 },
      { product_id: 2, group_id: 1, attribute_value_id: 81 },
      { product_id: 1, group_id: 1, attribute_value_id: 83 },
    ])
    .execute();
}

const getPage = (url: string) => client.get(calls.productDetail, { url });

it('returns texts, taxonomy and breadcrumbs of a product', async () => {
  const { conteudo, estrutura } = await getPage('/oleo-de-laranja');
  expect(conteudo.categoria.taxonomia.map(({ nome }) => nome)).toEqual(['Óleos', 'Florais']);
  expect(conteudo.descricoes).toMatchObject({ longa: '<p>Texto longo.</p>', opcional1: '<p>Modo de uso.</p>' });
  expect(estrutura.breadcrumb.map(({ label, atual }) => [label, atual])).toEqual([
    ['Início', false],
    ['Óleos', false],
    ['Florais', false],
    ['Óleo de laranja <puro>', true],
  ]);
  expect(estrutura.seo).toMatchObject({ title: 'Óleo de laranja <puro> | Manacá Aromas', indexar: true });
});

it('preselects the first simple value in stock, whose price, stock and payload are the product’s', async () => {
  const { conteudo } = await getPage('/oleo-de-laranja');
  const values = conteudo.atributos.simples?.valores ?? [];
  expect(values.map(({ label, selecionado, estoque }) => [label, selecionado, estoque])).toEqual([
    ['10 ml', false, 0],
    ['30 ml', true, 4],
  ]);
  expect(conteudo).toMatchObject({ status: 'disponivel', estoque: 4 });
  expect(conteudo.precos).toEqual(values[1]?.precos);
  expect(conteudo.carrinho).toEqual(values[1]?.carrinho);
  expect(conteudo.carrinho.hash).toBe(`1-${attributeValues.ml30}-0-0-1`);
});

it('applies 5 % cash discount, rounding half a centavo up, and lists installments from one', async () => {
  const { precos } = (await getPage('/vela-cedro')).conteudo;
  expect(precos).toMatchObject({ de: 80, por: 60, vista: 57, descontoVista: 5 });
  expect(precos.parcelamento.map(({ parcelas }) => parcelas)).toEqual([1, 2, 3, 4]);
  const [tenMl] = (await getPage('/oleo-de-laranja')).conteudo.atributos.simples?.valores ?? [];
  expect(tenMl?.precos.vista).toBe(31.26);
});

it('shows the newest thirty reviews with a comment, and counts all published ratings', async () => {
  const { avaliacao } = (await getPage('/oleo-de-laranja')).conteudo;
  expect(avaliacao).toMatchObject({ quantidade: 39, media: 4.5 });
  expect(avaliacao.avaliacoes).toHaveLength(30);
  expect(avaliacao.avaliacoes?.[0]).toMatchObject({ nome: 'Pessoa 34', comentario: 'Comentário 34', nota: 5 });
  expect(avaliacao.avaliacoes?.[0]).toMatchObject({
    local: 'Recife, PE',
    tamanho: '10 ml',
    resposta: { texto: 'Obrigada.', data: '2026-10-02T09:00:00-03:00' },
  });
  expect(avaliacao.avaliacoes?.[1]).not.toHaveProperty('resposta');
  expect(avaliacao.avaliacoes?.[0]?.produto).toEqual({ id: 1, nome: 'Óleo de laranja <puro>' });
  const dates = avaliacao.avaliacoes?.map(({ data }) => Date.parse(data)) ?? [];
  expect(dates).toEqual(dates.toSorted((first, second) => second - first));
});

it('shows published questions with their answers, without e-mail addresses', async () => {
  const page = await getPage('/oleo-de-laranja');
  expect(page.conteudo.perguntas).toMatchObject([
    { id: 901, nome: 'Bia', pergunta: 'Serve no difusor?', respostas: [{ administrador: true, resposta: 'Serve.' }] },
  ]);
  const { body } = await client.request('/url/product/detail', { url: '/oleo-de-laranja' });
  expect(JSON.stringify(body)).not.toMatch(/@exemplo|não aprovada/);
});

it('states unknown safety facts as unknown', async () => {
  const { caracteristicas } = (await getPage('/oleo-de-laranja')).conteudo;
  const care = caracteristicas.find(({ nome }) => nome === 'Cuidados')?.itens ?? [];
  expect(Object.fromEntries(care.map(({ label, valor }) => [label, valor]))).toEqual({
    'Gestação e amamentação': 'Não use',
    Crianças: 'Sem informação: não use sem orientação profissional',
    'Animais de estimação': 'Pode usar, na diluição indicada',
    Sol: 'Fototóxico: não exponha a pele ao sol por ao menos 12 horas após o uso',
  });
  expect(caracteristicas.map(({ nome }) => nome)).toEqual(['Ficha técnica', 'Composição', 'Cuidados']);
});

it('states no skin facts for an accessory', async () => {
  const { caracteristicas } = (await getPage('/acessorio')).conteudo;
  expect(caracteristicas.map(({ nome }) => nome)).toEqual(['Ficha técnica']);
  expect((await getPage('/sob-consulta')).conteudo.caracteristicas).toEqual([]);
});

it('prices the other product of a pair with its discount, and offers no pair with one on request', async () => {
  const { combinacoes } = (await getPage('/oleo-de-laranja')).conteudo;
  expect(
    combinacoes.map(({ tipoDesconto, desconto, produto }) => [tipoDesconto, desconto, produto.precos]),
  ).toMatchObject([['porcentagem', 10, { por: 60, combinacao: { por: 54 } }]]);
});

it('links the sibling pages in the merchant’s order and selects the current one', async () => {
  const values = (await getPage('/vela-cedro')).conteudo.atributos.unico?.valores ?? [];
  expect(values.map(({ label, selecionado, url }) => [label, selecionado, url])).toEqual([
    ['Figo', false, 'https://loja.test/vela-figo'],
    ['Cedro', true, 'https://loja.test/vela-cedro'],
    ['Laranja', false, 'https://loja.test/oleo-de-laranja'],
  ]);
  expect(values[0]?.produto).toMatchObject({ id: 2, status: 'indisponivel', estoque: 0 });
  expect(values.map(({ produto }) => produto.atributoSimples?.valores)).toEqual([
    undefined,
    undefined,
    [
      { idAtributoValor: attributeValues.ml10, label: '10 ml', estoque: 0, selecionado: false },
      { idAtributoValor: attributeValues.ml30, label: '30 ml', estoque: 4, selecionado: true },
    ],
  ]);
});

it('shows a product as on request whatever its stock', async () => {
  expect((await getPage('/sob-consulta')).conteudo.status).toBe('sobconsulta');
  expect((await getPage('/vela-figo')).conteudo.status).toBe('indisponivel');
});

it('returns four sizes of a picture in the modern and in the original format', async () => {
  const [image] = (await getPage('/vela-cedro')).conteudo.midias.imagens;
  const base = 'https://loja.test/img/products/teste-1.0123456789';
  expect(image).toMatchObject({
    label: 'Vela acesa',
    idAtributoValor: 0,
    arquivos: {
      zoom: `${base}-1200.webp`,
      big: `${base}-960.webp`,
      medium: `${base}-640.webp`,
      small: `${base}-320.webp`,
    },
    arquivosOriginais: { zoom: `${base}-1200.jpg`, small: `${base}-320.jpg` },
  });
});

it('returns no pictures when the catalogue has none', async () => {
  expect((await getPage('/vela-figo')).conteudo.midias).toEqual({ imagens: [], arquivos: [], manuais: [] });
});
