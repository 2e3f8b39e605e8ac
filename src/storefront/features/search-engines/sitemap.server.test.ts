import { describe, expect, it } from 'vitest';
import { createSitemapIndex, parseSitemapFile, streamSitemapFile } from './sitemap.server.ts';

/** An API with this many URLs; `calls` counts the requests. */
function anApi(total: number) {
  const calls: { offset: number; limit: number }[] = [];
  const storefrontPaths: string[] = [];
  return {
    calls,
    siteUrl: 'https://loja.test',
    storefrontPaths,
    load: (range: { offset: number; limit: number }) => {
      calls.push(range);
      const { offset, limit } = range;
      const length = Math.max(0, Math.min(limit, total - offset));
      const paginas = Array.from({ length }, (_, index) => ({ path: `/produto-${offset + index}` }));
      return Promise.resolve({ paginas, info: { total, offset, limit } });
    },
  };
}

const readAll = async (file: number, api: ReturnType<typeof anApi>) => {
  const stream = await streamSitemapFile(file, api);
  return stream && new Response(stream).text();
};
const listLocations = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

it('begins the first file with the pages of the storefront', async () => {
  const api = { ...anApi(20_000), storefrontPaths: ['/', '/marcas'] };
  expect(listLocations(await readAll(1, api)).slice(0, 3)).toEqual([
    'https://loja.test/',
    'https://loja.test/marcas',
    'https://loja.test/produto-0',
  ]);
  expect(listLocations(await readAll(2, api))[0]).toBe('https://loja.test/produto-10000');
});

describe('the sitemap of 50,000 products', () => {
  it('is an index of files that together contain every URL once', async () => {
    const api = anApi(50_003);
    const files = listLocations(await createSitemapIndex(api));
    expect(files).toEqual([1, 2, 3, 4, 5, 6].map((file) => `https://loja.test/sitemap/${file}.xml`));
    const found: (string | undefined)[] = [];
    for (const [index] of files.entries()) found.push(...listLocations(await readAll(index + 1, api)));
    expect(found).toHaveLength(50_003);
    expect(new Set(found).size).toBe(50_003);
    expect(Math.max(...api.calls.map(({ limit }) => limit))).toBeLessThanOrEqual(5000);
  });

  it('is streamed while it loads', async () => {
    const api = anApi(50_000);
    const stream = await streamSitemapFile(1, api);
    expect(api.calls).toHaveLength(1);
    await stream?.cancel();
  });

  it('has no file after the last one', async () => {
    expect(await readAll(3, anApi(20_000))).toBeUndefined();
  });
});

it('lists one file even without URLs', async () => {
  expect(listLocations(await createSitemapIndex(anApi(0)))).toEqual(['https://loja.test/sitemap/1.xml']);
});

it('escapes special characters of URLs, and writes the time of the last change', async () => {
  const stream = await streamSitemapFile(1, {
    siteUrl: 'https://loja.test',
    storefrontPaths: [],
    load: () =>
      Promise.resolve({
        paginas: [{ path: "/pagina/a&b<c>'d é", atualizadoEm: '2026-03-01T10:00:00.000-03:00' }],
        info: { total: 1, offset: 0, limit: 5000 },
      }),
  });
  const xml = await new Response(stream).text();
  expect(listLocations(xml)).toEqual(['https://loja.test/pagina/a&amp;b%3Cc%3E&apos;d%20%C3%A9']);
  expect(xml).toContain('<lastmod>2026-03-01T10:00:00.000-03:00</lastmod>');
});

it.each([
  ['1.xml', 1],
  ['12.xml', 12],
  ['0.xml', undefined],
  ['1', undefined],
  ['1.xml.br', undefined],
  ['-1.xml', undefined],
])('parses the file name %s as %s', (name, file) => {
  expect(parseSitemapFile(name)).toBe(file);
});
