// Realistic queries, with the expected first hits in the demonstration catalogue.

import { describe, expect, it } from 'vitest';
import { createContractClient } from '#api/testing/contract-client.ts';
import { createTestApi } from '#api/testing/test-api.ts';
import { calls } from '#contract/calls.ts';

const api = await createTestApi({ catalogue: 'demonstration' });
const client = createContractClient(api);

const search = async (busca: string, more = {}) => {
  const { conteudo, info } = await client.get(calls.search, { busca, ...more });
  return { names: conteudo.produtos.map(({ nome }) => nome), products: conteudo.produtos, total: info.total };
};

it.each([
  ['lavanda', 'Óleo essencial de lavanda francesa'],
  ['oleo lavanda', 'Óleo essencial de lavanda francesa'],
  ['ÓLEOS DE LAVANDA', 'Óleo essencial de lavanda francesa'],
  ['óleo essencial de melaleuca', 'Óleo essencial de melaleuca'],
  ['tea tree', 'Óleo essencial de melaleuca'],
  ['arvore do cha', 'Óleo essencial de melaleuca'],
  ['melaleuka', 'Óleo essencial de melaleuca'],
  ['lavnda', 'Óleo essencial de lavanda francesa'],
  ['alfazema', 'Óleo essencial de lavanda francesa'],
  ['alfazma', 'Óleo essencial de lavanda francesa'],
  ['difusor varetas', 'Difusor de varetas Figo e Cassis 250 ml'],
  ['difusores de vareta', 'Difusor de varetas Figo e Cassis 250 ml'],
  ['difusor eletrico', 'Difusor elétrico Bruma Orvalho Areia 120 ml'],
  ['umidificador', 'Difusor elétrico Bruma Orvalho Areia 120 ml'],
  ['difusor para carro', 'Clipe difusor para carro 4 cm'],
  ['refil difusor lavanda', 'Refil para difusor Lavanda e Camomila 250 ml'],
  ['kit sono', 'Kit Sono'],
  ['kits', 'Kit Sono'],
  ['monte seu trio', 'Monte seu trio de óleos'],
  ['banho de flores', 'Kit Banho de Flores'],
  ['kit gestante', 'Kit Doce Espera'],
  ['presente gestante', 'Kit Doce Espera'],
  ['presente para grávida', 'Kit Doce Espera'],
  ['insonia', 'Roll-on de lavanda para dormir 10 ml'],
  ['sabonete alecrim', 'Sabonete vegano de alecrim 90 g'],
  ['sabonetes liquidos hortela', 'Sabonete líquido de hortelã'],
  ['xampu camomila', 'Shampoo sólido de camomila 80 g'],
  ['capim limao', 'Home spray Capim-limão 200 ml'],
  ['capimlimao', 'Home spray Capim-limão 200 ml'],
  ['óleo lemongrass', 'Óleo essencial de capim-limão'],
  ['limao', 'Óleo essencial de limão-siciliano'],
  ['limão siciliano', 'Óleo essencial de limão-siciliano'],
  ['hortelã pimenta', 'Óleo essencial de hortelã-pimenta 10 ml'],
  ['oleo de rosa mosqueta', 'Óleo vegetal de rosa-mosqueta'],
  ['bergamota', 'Óleo essencial de bergamota 10 ml'],
  ['óleo de coco', 'Óleo vegetal de coco extravirgem 120 ml'],
  ['óleo carreador', 'Óleo vegetal de amêndoas-doces'],
  ['manteiga karite', 'Manteiga vegetal de karité bruta'],
  ['argila', 'Argila branca em pó'],
  ['velas aromáticas', 'Vela vegetal de baunilha 180 g'],
  ['velinha de lavanda', 'Vela vegetal de lavanda 180 g'],
  ['homespray lavanda', 'Home spray Lavanda da Serra 120 ml'],
  ['agua de lençol', 'Água de lençóis Lavanda 250 ml'],
  ['creme para as mãos', 'Creme para mãos laranja-doce 60 g'],
  ['protetor labial', 'Bálsamo labial de cacau 5 g'],
  ['ilangue ilangue', 'Óleo essencial de ylang-ylang completo'],
  ['jerânio', 'Manteiga corporal rosa e gerânio'],
  ['repelente', 'Óleo essencial de citronela'],
  ['pernilongo', 'Óleo essencial de citronela'],
  ['bebe', 'Kit Doce Espera'],
  ['incensso', 'Óleo essencial de olíbano'],
  ['lavandula angustifolia', 'Óleo essencial de lavanda francesa'],
  ['bruma', 'Difusor elétrico Bruma Orvalho Areia 120 ml'],
  ['casa neroli', 'Home spray Capim-limão 200 ml'],
  ['OE-LAVF', 'Óleo essencial de lavanda francesa'],
  ['oe lavf', 'Óleo essencial de lavanda francesa'],
  ['ov-coco120', 'Óleo vegetal de coco extravirgem 120 ml'],
  ['lav', 'Óleo essencial de lavanda francesa'],
  ['óleo essencial mel', 'Óleo essencial de melaleuca'],
])('returns for %j %s first', async (text, first) => {
  expect((await search(text)).names[0]).toBe(first);
});

it.each([
  ['rosa mosqueta', /rosa.mosqueta/i, 3],
  ['desodorante', /^Desodorante/, 5],
  ['sabonete líquido', /^Sabonete líquido/, 6],
  ['xampu', /^Shampoo/, 4],
  ['sem perfume', /sem (?:perfume|aroma)/i, 3],
  ['refil', /^Refil/, 4],
  ['roll on', /^Roll-on/, 10],
  ['babosa', /aloe/i, 4],
  ['neroli', /neroli/i, 3],
  ['vanila', /baunilha/i, 1],
])('returns for %j only %s on top', async (text, pattern, count) => {
  const { names } = await search(text);
  expect(names.length).toBeGreaterThanOrEqual(count);
  for (const name of names.slice(0, count)) expect(name).toMatch(pattern);
});

it('lists every product of a brand by its name, in both shops', async () => {
  for (const [text, brand] of [
    ['caszulo', 'Caszulo'],
    ['flor de sal', 'Flor de Sal'],
    ['brasa e cera', 'Brasa & Cera'],
  ]) {
    const { products } = await search(text ?? '', { limit: 8 });
    expect(new Set(products.map(({ marca }) => marca.nome))).toEqual(new Set([brand]));
  }
  const { total } = await search('caszulo', { loja: 'caszulo' });
  expect(total).toBeGreaterThan((await search('caszulo')).total);
});

it.each([
  ['kit sono', 'main', '/lista/kit-sono'],
  ['monte seu trio', 'main', '/lista/monte-seu-trio-de-oleos'],
  ['kit', 'caszulo', '/lista/kit-boas-vindas'],
  ['monte sua gaveta', 'caszulo', '/lista/monte-sua-gaveta'],
])('finds the kit of %j in the shop %s', async (text, loja, path) => {
  expect((await search(text, { loja })).products[0]?.rota.path).toBe(path);
});

it('suggests kits only in the shop that sells them', async () => {
  const suggest = async (loja: string) => {
    const { products } = await search('kit', { loja, offset: 0, limit: 5, order: 'Popularidade' });
    return products.filter(({ tipo }) => tipo !== 'produto').map(({ rota }) => rota.path);
  };
  expect(await suggest('main')).toContain('/lista/kit-sono');
  expect(await suggest('caszulo')).toContain('/lista/kit-boas-vindas');
  expect(await suggest('caszulo')).not.toContain('/lista/kit-sono');
});

it.each(['geladeira', 'kombucha', 'xyzzyq', 'zzzz', 'cachorro', '😀'])('finds nothing for %j', async (text) => {
  expect(await search(text)).toMatchObject({ names: [], total: 0 });
});

it.each([
  'gestante',
  'gestação',
  'grávida',
  'kit gestante',
  'presente para gestante',
  'óleo gestante',
  'creme grávida',
])('finds for %j only what is known to be safe in pregnancy', async (text) => {
  const found = await search(text, { limit: 100 });
  expect(found.total).toBeGreaterThan(0);
  const safe = await search(text, { limit: 100, filtro: '900000001' });
  expect(safe.names).toEqual(found.names);
});

it('does not take a gesture for a pregnancy', async () => {
  const { names } = await search('gestos');
  expect(names).toContain('Kit Sono');
  expect(names).not.toContain('Kit Doce Espera');
});

describe('in stock', () => {
  it.each(['neroli', 'oleo corporal', 'desodorante', 'difusor eletrico'])(
    'sorts sold-out products last of those with %j in their names',
    async (text) => {
      const { products } = await search(text, { limit: 100 });
      const words = text.split(' ');
      const fold = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      const named = products.filter(({ nome }) => words.every((word) => fold(nome).includes(word)));
      const states = named.map(({ status }) => status === 'indisponivel');
      expect(states).toContain(true);
      expect(states).toEqual(states.toSorted((first, second) => Number(first) - Number(second)));
    },
  );
});
