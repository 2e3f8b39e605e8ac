// The rules of OpenSearch 1.1, which limit what browsers take.

import { expect, it } from 'vitest';
import { sampleShops } from '../../testing/sample-shops.ts';
import { createOpenSearch } from './open-search.server.ts';

const siteUrl = 'https://loja.test';
const read = (xml: string, name: string) => new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

it.each(sampleShops.map((shop) => [shop.id, shop] as const))('describes the search of %s', (_, shop) => {
  const xml = createOpenSearch(shop, siteUrl);
  expect(xml).toContain('<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">');
  expect(read(xml, 'ShortName')).toBe(shop.nome);
  expect(read(xml, 'Description').length).toBeLessThanOrEqual(1024);
  expect(read(xml, 'Image')).toMatch(/^https:\/\/loja\.test\/icone-\w+-192\.png$/);
});

it('searches in the shop', () => {
  const templates = sampleShops.map(
    (shop) => /type="text\/html"[^>]* template="([^"]*)"/.exec(createOpenSearch(shop, siteUrl))?.[1],
  );
  expect(templates).toEqual([
    'https://loja.test/busca?busca={searchTerms}',
    'https://loja.test/busca?loja=caszulo&amp;busca={searchTerms}',
  ]);
});

it('cuts a name that is too long', () => {
  const [shop] = sampleShops;
  expect(read(createOpenSearch({ ...shop, nome: 'Casa das Velas Brasileiras' }, siteUrl), 'ShortName')).toBe(
    'Casa das Velas B',
  );
});
