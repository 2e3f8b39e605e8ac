// The department of gifts of the demonstration shops: a landing page, its entries in the menus, and its filters.

import { describe, expect, it } from 'vitest';
import { createContractClient } from '#api/testing/contract-client.ts';
import { createTestApi } from '#api/testing/test-api.ts';
import { calls } from '#contract/calls.ts';
import type { MenuItem } from '#contract/content.ts';

const api = await createTestApi({ catalogue: 'demonstration' });
const client = createContractClient(api);

const url = '/c/presentes';
const list = (query: Record<string, string> = {}) =>
  client.get(calls.landingPageListing, { url, limit: '100', ...query });

async function getGiftsItem(hash: string): Promise<MenuItem> {
  const { menu } = await client.get(calls.menu, { hash });
  const item = menu.find(({ label }) => label === 'Presentes');
  if (!item) throw new Error(`No gifts in ${hash}`);
  return item;
}

it('is at its short address too', async () => {
  expect(await client.get(calls.verify, { url: '/presentes' })).toEqual({
    nivel: 'product/listing/landing-page',
    path: url,
  });
});

describe.each([
  ['menu-principal', {}],
  ['caszulo-menu-principal', { loja: 'caszulo' }],
])('of the shop with the menu %s', (hash, shop: Record<string, string>) => {
  it('lists kits, curated lists and products together', async () => {
    const kinds = new Set((await list(shop)).conteudo.produtos.map(({ tipo }) => tipo));
    expect([...kinds].toSorted()).toEqual(['aberta', 'fechada', 'lista', 'produto']);
  });

  it('is in the menu, with entries that each list a part of it', async () => {
    const item = await getGiftsItem(hash);
    expect(item.rota).toMatchObject({ path: url });
    const entries = item.sub.flatMap(({ sub }) => sub).filter(({ rota }) => 'path' in rota && rota.path === url);
    expect(entries.length).toBeGreaterThan(10);
    const { total } = (await list(shop)).info;
    for (const { label, link } of entries) {
      const { info } = await list(Object.fromEntries(new URL(link).searchParams));
      expect(info.total, label).toBeGreaterThan(1);
      expect(info.total, label).toBeLessThan(total);
    }
  });
});

it('finds a kit below 150 reais of which nothing is known against use in pregnancy', async () => {
  const { sub } = await getGiftsItem('menu-principal');
  const expecting = sub.flatMap((group) => group.sub).find(({ label }) => label === 'Quem espera um bebê');
  const filtro = new URL(expecting?.link ?? '').searchParams.get('filtro') ?? '';
  const { conteudo } = await list({ filtro, preco: '0-150' });
  const active = conteudo.detalhes.filtros.flatMap(({ valores }) => valores).filter(({ ativo }) => ativo);
  expect(active.map(({ label }) => label)).toEqual(['Gestação: sem restrição conhecida']);
  const kits = conteudo.produtos.filter(({ tipo }) => tipo !== 'produto');
  expect(kits.map(({ nome }) => nome)).toEqual(['Kit Doce Espera']);
  expect(kits[0]?.cuidados?.[0]).toMatchObject({ tema: 'gestacao', nivel: 'livre' });
  for (const { rota, tipo } of conteudo.produtos.filter((product) => product.tipo === 'produto')) {
    const { caracteristicas } = (await client.get(calls.productDetail, { url: rota.path })).conteudo;
    const care = caracteristicas.flatMap(({ itens }) => itens).find(({ label }) => label.startsWith('Gestação'));
    expect(care?.valor, tipo + rota.path).toBe('Pode usar, na diluição indicada');
  }
});
