import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSetting } from '#api/catalogue/merchant/change-setting.ts';
import { createContractClient } from '#api/testing/contract-client.ts';
import { createTestApi, readSession, type SendOptions } from '#api/testing/test-api.ts';
import { successSchema } from '#contract/call.ts';
import { moduleCalls } from '#contract/platform.ts';
import { errorSchema } from '#contract/shared.ts';

let session: string;
const shop = await createTestApi({ catalogue: 'demonstration' });
const client = createContractClient(shop);
beforeEach(async () => {
  const first = await shop.send('/checkout/cart', { method: 'POST', json: { itens: [{ idProduto: 103 }] } });
  session = readSession(first) ?? '';
  await shop.database.kysely.deleteFrom('visits').execute();
});

async function callApi(path: string, options: SendOptions = {}) {
  const response = await shop.send(path, options);
  const body: unknown = await response.json();
  return response.status === 200 ? successSchema.parse(body).sucesso : [response.status, errorSchema.parse(body).error];
}

const post = (path: string, json: unknown, token = session) =>
  callApi(path, { method: 'POST', json, headers: { Session: token } });
const recordVisit = (url: unknown, token = session) => post('/browsing-history/lavanda', { url }, token);

async function listVisits() {
  const rows = await shop.database.kysely.selectFrom('visits').selectAll().orderBy('id', 'desc').execute();
  return rows.map(({ kind, value }) => [kind, value]);
}

const listPages = async () => (await listVisits()).map(([, value]) => value);

describe('the health call', () => {
  it('responds with success', async () => {
    expect(await client.get(moduleCalls.ping)).toEqual({ sucesso: true });
  });
});

describe('the browsing history', () => {
  it('stores the canonical path of a page for any form of its address', async () => {
    for (const url of ['/oleos-essenciais', 'https://loja.test/Oleos-Essenciais/?marca=3#topo', 'oleos-essenciais']) {
      expect(await recordVisit(url)).toBe(true);
    }
    expect(await listVisits()).toEqual(Array(3).fill(['page', '/oleos-essenciais']));
  });

  it.each([
    '/',
    '/lista/kit-sono',
    '/busca?busca=rosa',
    '/pagina',
    '/loja-caszulo',
    '/oleo-essencial-de-lavanda-francesa',
  ])('accepts %s', async (url) => {
    expect(await recordVisit(url)).toBe(true);
  });

  it.each([
    '/nao-existe',
    'https://evil.test/oleos-essenciais',
    '//evil.test/oleos-essenciais',
    'javascript:alert(1)',
    'http://169.254.169.254/',
    '/checkout/carrinho',
    `/${'x'.repeat(2000)}`,
  ])('accepts only pages of this shop: %s', async (url) => {
    expect(await recordVisit(url)).toEqual([404, 'Endereço não encontrado.']);
    expect(await listVisits()).toEqual([]);
  });

  it.each([undefined, '', null, 7, [], 'x'.repeat(2049)])('refuses the address %j', async (url) => {
    expect(await recordVisit(url)).toEqual([400, 'Confira o campo "url".']);
  });

  it('does not interpret its name, which may be a level with a slash', async () => {
    const names = ['product/detail', 'lavanda', '%00', encodeURIComponent("'; drop table visits; --")];
    for (const name of names) expect(await post(`/browsing-history/${name}`, { url: '/' })).toBe(true);
    const tooLong = [400, 'O nome da página é longo demais.'];
    expect(await post(`/browsing-history/${'x'.repeat(301)}`, { url: '/' })).toEqual(tooLong);
  });

  it('stores nothing without a session and creates none', async () => {
    for (const token of ['', 'unknown', 'A'.repeat(43)]) {
      const json = { url: '/' };
      const response = await shop.send('/browsing-history/home', { method: 'POST', json, headers: { Session: token } });
      expect([response.headers.getSetCookie(), await response.json()]).toEqual([[], { sucesso: false }]);
    }
    expect(await listVisits()).toEqual([]);
  });

  it('stores the newest fifty', async () => {
    await recordVisit('/lista/kit-sono');
    for (let visit = 0; visit < 49; visit += 1) await recordVisit('/');
    expect((await listPages()).at(-1)).toBe('/lista/kit-sono');
    await recordVisit('/ofertas');
    const pages = await listPages();
    expect([pages.length, pages[0], pages.includes('/lista/kit-sono')]).toEqual([50, '/ofertas', false]);
  });

  it('stores fifty after eighty concurrent visits, and does not affect other sessions', async () => {
    await shop.send('/checkout/cart', { method: 'POST', json: { itens: [{ idProduto: 103 }] } }).then(async (other) => {
      await recordVisit('/lista/kit-sono', readSession(other));
    });
    const responses = await Promise.all(Array.from({ length: 80 }, () => recordVisit('/')));
    expect(new Set(responses)).toEqual(new Set([true]));
    const pages = await listPages();
    expect(pages.filter((page) => page === '/')).toHaveLength(50);
    expect(pages.at(-1)).toBe('/lista/kit-sono');
    expect(shop.failures).toEqual([]);
  });

  it('is deleted with its session', async () => {
    await recordVisit('/');
    await shop.database.kysely.deleteFrom('sessions').execute();
    expect(await listVisits()).toEqual([]);
  });
});

describe('the tracking parameters', () => {
  const campaign = { utm_source: 'boletim', utm_campaign: 'dia-das-mães', utm_medium: 'e-mail' };

  it('are stored with the session, without other fields', async () => {
    expect(await post('/tracking-parameters', { ...campaign, email: 'ana@exemplo.test' })).toBe(true);
    expect(await post('/tracking-parameters', { utm_source: ' rádio ', utm_medium: null })).toBe(true);
    expect((await listVisits()).map(([kind, value]) => [kind, JSON.parse(value ?? '') as unknown])).toEqual([
      ['utm', { utm_source: 'rádio', utm_campaign: '', utm_medium: '' }],
      ['utm', campaign],
    ]);
  });

  it('do not displace pages of the history', async () => {
    await recordVisit('/');
    for (let visit = 0; visit < 51; visit += 1) await post('/tracking-parameters', campaign);
    const kinds = (await listVisits()).map(([kind]) => kind);
    expect([kinds.length, kinds.at(-1)]).toEqual([51, 'page']);
  });

  it('are not stored when they are empty, or without a session', async () => {
    expect(await post('/tracking-parameters', {})).toBe(false);
    expect(await post('/tracking-parameters', { utm_source: ' ' })).toBe(false);
    expect(await post('/tracking-parameters', campaign, '')).toBe(false);
    expect(await listVisits()).toEqual([]);
  });

  it('are refused when they are too long or not strings', async () => {
    for (const value of ['x'.repeat(201), 7, {}, []]) {
      const refused = [400, 'Confira o campo "utm_medium".'];
      expect(await post('/tracking-parameters', { ...campaign, utm_medium: value })).toEqual(refused);
    }
  });
});

describe('data that the shop does not have', () => {
  it.each([
    [moduleCalls.salesChannel, {}],
    [moduleCalls.representative, {}],
    [moduleCalls.productPresets, { predefinicoes: [] }],
    [moduleCalls.instagram, { publicacoes: [] }],
  ])('is empty: $path', async (entry, expected) => {
    expect(await client.get<unknown>(entry)).toEqual(expected);
  });

  it('is deleted successfully', async () => {
    expect(await callApi('/categories/compatibility/actual', { method: 'DELETE' })).toBe(true);
  });

  it('includes the parts of a product; an unknown product is not found', async () => {
    expect(await client.get<unknown>(moduleCalls.productComponents, { id: 103 })).toEqual({ componentes: [] });
    for (const id of ['0', '899999', 'x', '1e3', '99999999999999999999', '%00']) {
      expect(await callApi(`/product/component/${id}`)).toEqual([404, 'Produto não encontrado.']);
    }
  });
});

describe('a module that the shop does not have', () => {
  it.each([
    ['PUT', '/sales-channel/actual', 'Esta loja tem um só canal de venda.'],
    ['PUT', '/representative/abc', 'Esta loja não trabalha com representantes.'],
    ['POST', '/client/reseller', 'O cadastro para revenda não é feito por aqui.'],
    [
      'POST',
      '/checkout/shop',
      'A compra rápida não está disponível nesta loja. Coloque o produto na sacola para comprar.',
    ],
    ['GET', '/marketplace/product/103', 'A venda por outros lojistas não está disponível nesta loja.'],
    ['GET', '/gifts-list/type', 'A lista de presentes não está disponível nesta loja.'],
    ['DELETE', '/gifts-list/actual', 'A lista de presentes não está disponível nesta loja.'],
  ] as const)('is refused with a message: %s %s', async (method, path, sentence) => {
    const bodies = method === 'GET' ? [undefined] : [undefined, '', '{"id":1}', '{broken'];
    for (const body of bodies) {
      expect(await callApi(path, { method, ...(body !== undefined && { body }) })).toEqual([422, sentence]);
    }
  });
});

describe('a module that the merchant enables', () => {
  beforeAll(async () => {
    const isOn = { listaPresente: true, marketplace: true, revendedor: true, canalVenda: true, representante: true };
    const isOff = { exibirEstoque: false, vitrineVistos: false, manutencao: false };
    await changeSetting(shop.database, { key: 'modulos', value: { ...isOn, ...isOff } });
    await shop.restart();
  });

  it('is empty', async () => {
    expect(await client.get<unknown>(moduleCalls.giftListTypes)).toEqual({ tipos: [] });
    expect(await client.get<unknown>(moduleCalls.marketplaceOffers, { idProduto: 103 })).toEqual({ ofertas: [] });
    expect(await callApi('/gifts-list/actual', { method: 'DELETE' })).toBe(true);
    expect(await callApi('/marketplace/product/899999')).toEqual([404, 'Produto não encontrado.']);
  });

  it('has no representative to choose', async () => {
    const choose = (path: string, json?: unknown) => callApi(path, { method: 'PUT', json });
    expect(await choose('/sales-channel/actual', { id: '1' })).toEqual([404, 'Canal de venda não encontrado.']);
    const response = await shop.send('/sales-channel/actual', { method: 'PUT', json: { id: '1' } });
    expect(errorSchema.parse(await response.json()).campos).toEqual({ id: 'Canal de venda não encontrado.' });
    expect(await choose('/sales-channel/actual', { id: 'x' })).toEqual([400, 'Confira o campo "id".']);
    expect(await choose('/representative/abc')).toEqual([404, 'Representante não encontrado.']);
    expect(await post('/client/reseller', { newsletter: 's', sms: false })).toBe(false);
  });

  it('depends only on its own setting', async () => {
    const allOff = { listaPresente: false, marketplace: false, exibirEstoque: false, vitrineVistos: false };
    const value = { ...allOff, manutencao: false, representante: true };
    await changeSetting(shop.database, { key: 'modulos', value });
    await shop.restart();
    expect(await callApi('/representative/abc', { method: 'PUT' })).toEqual([404, 'Representante não encontrado.']);
    expect(await callApi('/client/reseller', { method: 'POST', json: {} })).toEqual([
      422,
      'O cadastro para revenda não é feito por aqui.',
    ]);
  });
});
