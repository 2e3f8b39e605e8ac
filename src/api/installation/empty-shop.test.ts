// What a shop says that has just begun empty.

import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { changeSetting } from '../catalogue/merchant/change-setting.ts';
import { editPage } from '../catalogue/merchant/edit-page.ts';
import { testPix } from '../payments/pix/testing/test-pix.ts';
import { createContractClient } from '../testing/contract-client.ts';
import { createTestApi, openTestApi } from '../testing/test-api.ts';
import { beginEmptyShop, findInstallation, hasDemonstration } from './installation.ts';

// A shop without a payment method takes no orders either.
const shop = await createTestApi({ catalogue: 'empty', dependencies: { pix: testPix } });
const client = createContractClient(shop);

const menus = ['menu-principal', 'pitchbar-topo', 'links-rodape'];

describe('an empty shop', () => {
  it('knows that it was begun empty, and is begun once', async () => {
    expect(await findInstallation(shop.database.kysely)).toMatchObject({ begun_as: 'empty', rows_marked: 1 });
    expect(await beginEmptyShop(shop.database, Date.now())).toBe(false);
    expect(await hasDemonstration(shop.database)).toBe(false);
  });

  it('takes no order, and names no company', async () => {
    const { sistema } = await client.get(calls.settings);
    expect(sistema.checkout.aberto).toBe(false);
    expect(sistema.geral.site).toMatchObject({ razaoSocial: '', cnpj: '', endereco: '' });
  });

  it.each(['', 'caszulo'])('has the menus of the shop "%s"', async (loja) => {
    for (const hash of menus) {
      const query = loja === '' ? '' : `?loja=${loja}`;
      const response = await shop.send(`/struct/menus/${loja === '' ? hash : `${loja}-${hash}`}${query}`);
      expect.soft(response.status, hash).toBe(200);
    }
  });

  it('has pages that say in brackets what its owner fills in, and that no search engine lists', async () => {
    const terms = await client.get(calls.page, { url: '/pagina/termos' });
    expect(JSON.stringify(terms)).toContain('CNPJ [número]');
    expect(terms.estrutura.seo.indexar).toBe(false);
    const { paginas } = await client.get(calls.sitemap, {});
    expect(paginas.filter(({ path }) => path.startsWith('/pagina/'))).toEqual([]);
  });

  it('keeps indexes and offers from search engines while they are empty', async () => {
    const [brands, pages] = await Promise.all(['/marcas', '/pagina'].map((url) => client.get(calls.page, { url })));
    const lists = await client.get(calls.listListing, { url: '/lista' });
    const offers = await client.get(calls.categoryListing, { url: '/ofertas' });
    const responses = [brands, pages, lists, offers];
    expect(responses.map((response) => response?.estrutura.seo.indexar)).toEqual([false, false, false, false]);
    expect((await client.get(calls.sitemap, {})).paginas).toEqual([]);
  });

  it('lists a page once its owner has written it, and keeps it as hers', async () => {
    await editPage(shop.database, { slug: 'sobre', html: '<p>Somos três.</p>', nowMs: Date.now() });
    await shop.restart();
    const { paginas } = await client.get(calls.sitemap, {});
    expect(paginas.map(({ path }) => path)).toEqual(['/pagina', '/pagina/sobre']);
    const page = shop.database.kysely.selectFrom('pages').select(['origin', 'indexable']).where('slug', '=', 'sobre');
    expect(await page.execute()).toEqual([{ origin: 'own', indexable: 1 }]);
  });

  it.each(['', 'caszulo'])('promises neither discount nor free shipping on the home of the shop "%s"', async (loja) => {
    const { estrutura, conteudo } = await client.get(calls.home, { loja });
    expect(conteudo.vazia).toBe(true);
    const { lojas } = await client.get(calls.shops);
    const shown = lojas.find((each) => each.loja === loja);
    expect(estrutura.seo).toMatchObject({ title: shown?.nome, description: '' });
  });

  it('lists and finds nothing', async () => {
    const offers = await client.get(calls.categoryListing, { url: '/ofertas' });
    expect(offers.conteudo.produtos).toEqual([]);
    const found = await client.get(calls.search, { busca: 'lavanda' });
    expect(found.conteudo.produtos).toEqual([]);
  });

  it('is described by the slogan that its owner writes', async () => {
    const change = { key: 'loja.identidade', value: { slogan: 'Cheiros da serra.' }, shopId: 'main' };
    await changeSetting(shop.database, change);
    const readDescription = async () => (await client.get(calls.home)).estrutura.seo.description;
    await expect.poll(readDescription).toBe('Cheiros da serra.');
  });
});

describe('a shop that has begun', () => {
  it('is not empty while all its products are sold out or it has only a kit, and its sitemap has the indexes of the main shop', async () => {
    const soldOut = { id: 901, name: 'Vela', priceCents: 1000, stock: 0, shops: ['main'] };
    const kit = {
      id: 902,
      name: 'Kit',
      kind: 'fechada' as const,
      shops: ['caszulo'],
      parts: [{ productId: 901, quantity: 2 }],
    };
    const begun = await openTestApi({ products: [soldOut], kits: [kit] });
    const { get } = createContractClient(begun);
    for (const loja of ['', 'caszulo']) {
      expect.soft((await get(calls.home, { loja })).conteudo.vazia, loja).toBe(false);
    }
    const { paginas } = await get(calls.sitemap, {});
    const indexes = paginas.filter(({ path }) => ['/marcas', '/lista', '/pagina', '/ofertas'].includes(path));
    expect(indexes.map(({ path }) => path)).toEqual(['/marcas']);
    await begun.close();
  });
});
