import { describe, expect, it } from 'vitest';
import type { FeedUnit } from '#contract/product-feed.ts';
import { streamProductFeed } from './product-feed.server.ts';

const shop = { nome: 'Loja & Cia', slogan: '' };

const candle: FeedUnit = {
  sku: 'V-1',
  nome: 'Vela',
  descricao: 'Cera de soja.',
  url: 'https://loja.test/vela',
  imagens: ['https://loja.test/img/vela-1.jpg'],
  status: 'disponivel',
  preco: 49.9,
  marca: 'Serra Clara',
  categorias: ['Casa', 'Velas'],
  kit: false,
};

/** An API with these units, `limit` in a response; `offsets` are those that were asked for. */
function anApi(units: readonly FeedUnit[], limit = 500) {
  const offsets: number[] = [];
  return {
    offsets,
    load({ offset }: { offset: number }) {
      offsets.push(offset);
      const info = { total: units.length, offset, limit };
      return Promise.resolve({ unidades: units.slice(offset, offset + limit), info });
    },
  };
}

async function write(units: readonly FeedUnit[], limit?: number): Promise<string> {
  const { load } = anApi(units, limit);
  return new Response(await streamProductFeed({ shop, homeUrl: 'https://loja.test/', load })).text();
}

/** The attributes of the only unit, as lines. */
async function listLines(changes: Partial<FeedUnit>): Promise<string[]> {
  const xml = await write([{ ...candle, ...changes }]);
  return [...xml.matchAll(/<g:\w+>[^<]*<\/g:\w+>/g)].map(([line]) => line);
}

it('is RSS of the shop, also without a unit', async () => {
  expect(await write([])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
      '<title>Loja &amp; Cia</title>\n<link>https://loja.test/</link>\n<description>Loja &amp; Cia</description>\n' +
      '</channel>\n</rss>\n',
  );
});

it('lists every unit once, and loads the next ones when they are read', async () => {
  const units = Array.from({ length: 7 }, (_, index) => ({ ...candle, sku: `V-${index}` }));
  const xml = await write(units, 3);
  expect([...xml.matchAll(/<g:id>([^<]+)/g)].map(([, sku]) => sku)).toEqual(units.map(({ sku }) => sku));
  const api = anApi(units, 3);
  const stream = await streamProductFeed({ shop, homeUrl: 'https://loja.test/', load: api.load });
  expect(api.offsets).toEqual([0]);
  await stream.cancel();
});

it('fails before the first byte while the API does not answer', async () => {
  const load = () => Promise.reject(new Error('away'));
  await expect(streamProductFeed({ shop, homeUrl: 'https://loja.test/', load })).rejects.toThrow('away');
});

describe('a unit', () => {
  it('has what every unit needs', async () => {
    expect(await listLines({})).toEqual([
      '<g:id>V-1</g:id>',
      '<g:title>Vela</g:title>',
      '<g:description>Cera de soja.</g:description>',
      '<g:link>https://loja.test/vela</g:link>',
      '<g:image_link>https://loja.test/img/vela-1.jpg</g:image_link>',
      '<g:availability>in_stock</g:availability>',
      '<g:price>49.90 BRL</g:price>',
      '<g:brand>Serra Clara</g:brand>',
      '<g:identifier_exists>no</g:identifier_exists>',
      '<g:condition>new</g:condition>',
      '<g:product_type>Casa &gt; Velas</g:product_type>',
    ]);
  });

  it('escapes its texts, and leaves out what XML forbids', async () => {
    const [, title] = await listLines({ nome: 'Rosa <b>& "Figo"\u0001' });
    expect(title).toBe('<g:title>Rosa &lt;b&gt;&amp; &quot;Figo&quot;</g:title>');
  });

  it('cuts a long title between words', async () => {
    const [, title = ''] = await listLines({ nome: `${'palavra '.repeat(30)}fim` });
    expect(title).toMatch(/^<g:title>(?:palavra )+palavra<\/g:title>$/);
    expect(title.length).toBeLessThanOrEqual('<g:title></g:title>'.length + 150);
  });

  it('shows a promotion with its time', async () => {
    const promocao = {
      preco: 39.9,
      dataInicial: '2026-11-21T00:00:00-03:00',
      dataFinal: '2026-11-27T23:59:00-03:00',
    };
    expect(await listLines({ promocao })).toEqual(
      expect.arrayContaining([
        '<g:price>49.90 BRL</g:price>',
        '<g:sale_price>39.90 BRL</g:sale_price>',
        '<g:sale_price_effective_date>2026-11-21T00:00-0300/2026-11-27T23:59-0300</g:sale_price_effective_date>',
      ]),
    );
    expect((await listLines({ promocao: { preco: 39.9 } })).join('')).not.toContain('effective_date');
  });

  it('shows installments in their two parts', async () => {
    const xml = await write([{ ...candle, parcelamento: { parcelas: 3, valor: 16.63 } }]);
    expect(xml).toContain(
      '<g:installment>\n<g:months>3</g:months>\n<g:amount>16.63 BRL</g:amount>\n</g:installment>\n',
    );
    expect(await write([candle])).not.toContain('installment');
  });

  it.each([
    ['Volume', 'size'],
    ['Cor', 'color'],
    ['Voltagem', 'size'],
  ])('of a group differs by its %s, the attribute %s', async (nome, attribute) => {
    const lines = await listLines({ grupo: 'produto-1', variacao: { nome, label: 'X' } });
    expect(lines).toContain('<g:item_group_id>produto-1</g:item_group_id>');
    expect(lines).toContain(`<g:${attribute}>X</g:${attribute}>`);
  });

  it('has its measures, its number and its further pictures', async () => {
    const lines = await listLines({
      gtin: '4006381333931',
      pesoGramas: 120,
      medida: { quantidade: 10, unidade: 'ml' },
      imagens: ['https://loja.test/1.jpg', 'https://loja.test/2.jpg'],
      status: 'indisponivel',
      kit: true,
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        '<g:additional_image_link>https://loja.test/2.jpg</g:additional_image_link>',
        '<g:availability>out_of_stock</g:availability>',
        '<g:gtin>4006381333931</g:gtin>',
        '<g:is_bundle>yes</g:is_bundle>',
        '<g:unit_pricing_measure>10 ml</g:unit_pricing_measure>',
        '<g:unit_pricing_base_measure>100 ml</g:unit_pricing_base_measure>',
        '<g:shipping_weight>120 g</g:shipping_weight>',
      ]),
    );
    expect(lines.join('')).not.toContain('identifier_exists');
  });
});
