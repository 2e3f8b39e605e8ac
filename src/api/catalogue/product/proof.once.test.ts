import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Database } from '#database/client.ts';
import { insertSmallShopProducts } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertDevices } from '../../testing/insert-catalogue.ts';
import { createTestApi } from '../../testing/test-api.ts';

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      { id: 1, slug: 'oleo' },
      { id: 2, slug: 'mistura' },
      { id: 3, slug: 'difusor' },
      { id: 4, slug: 'nebulizador' },
    ]);
    await addProof(database);
    await addContents(database);
  },
});

async function addProof(database: Database): Promise<void> {
  const lot = { best_before: '2028-07', report_name: 'Cromatografia gasosa' };
  const report_json = '[["Limoneno",94.8],["Mirceno",2]]';
  await database.kysely
    .insertInto('product_lots')
    .values([
      {
        ...lot,
        product_id: 1,
        code: 'LARD-2607',
        harvested: '2026-07',
        certificate: 'Natural, nº 12',
        report_json,
        laboratory: 'Laboratório Aroma',
        analysed_on: '2026-08-14',
      },
      { ...lot, product_id: 2, code: 'NOIT-2608', harvested: null, certificate: null, report_json: '[]' },
    ])
    .execute();
  const size = { height_mm: 142, width_mm: 108, depth_mm: 100 };
  const known = { ...size, hours: 1, pulsed_hours: 8, area_m2: 15, power_w: 10, noise_db: 22, voltage: 'Bivolt' };
  await insertDevices(database, [
    { ...known, product_id: 3, capacity_ml: 2000, guarantee_months: 24 },
    { product_id: 4, capacity_ml: 15, width_mm: 90, depth_mm: 90, guarantee_months: 18 },
  ]);
}

async function addContents({ kysely }: Database): Promise<void> {
  await kysely
    .insertInto('box_contents')
    .values([
      { product_id: 4, position: 1, quantity: 3, name: 'Disco de feltro' },
      { product_id: 4, position: 0, quantity: 1, name: 'Cabo USB-C' },
    ])
    .execute();
}

async function listFacts(slug: string) {
  const response = await createContractClient(api).get(calls.productDetail, { url: `/${slug}` });
  return response.conteudo.caracteristicas.map(({ nome, itens }) => [
    nome,
    itens.map(({ label, valor }) => [label, valor]),
  ]);
}

it('states lot, harvest, validity, certificate and report of an oil, with its laboratory and day', async () => {
  expect(await listFacts('oleo')).toEqual([
    [
      'Lote e laudo',
      [
        ['Lote', 'LARD-2607'],
        ['Colheita', 'julho de 2026'],
        ['Validade', 'julho de 2028'],
        ['Certificado', 'Natural, nº 12'],
        ['Laudo', 'Cromatografia gasosa deste lote, com os principais componentes'],
        ['Laboratório', 'Laboratório Aroma'],
        ['Data da análise', '14/08/2026'],
        ['Limoneno', '94,8%'],
        ['Mirceno', '2%'],
      ],
    ],
  ]);
});

it('states no harvest of a blend and no certificate that it does not have', async () => {
  const [[, lines = []] = []] = await listFacts('mistura');
  expect(lines).toEqual([
    ['Lote', 'NOIT-2608'],
    ['Validade', 'julho de 2028'],
    ['Laudo', expect.any(String)],
  ]);
});

it('states the facts of an electric device with their units', async () => {
  expect(await listFacts('difusor')).toEqual([
    [
      'Ficha técnica',
      [
        ['Capacidade', '2 litros'],
        ['Duração contínua', '1 hora'],
        ['Duração com pausas', '8 horas'],
        ['Ambiente', 'até 15 m²'],
        ['Potência', '10 W'],
        ['Ruído', '22 dB a um metro'],
        ['Voltagem', 'Bivolt'],
        ['Medidas', '14,2 × 10,8 × 10 cm (altura, largura, profundidade)'],
        ['Garantia', '2 anos'],
      ],
    ],
  ]);
});

it('omits what the maker does not state of a device', async () => {
  expect(await listFacts('nebulizador')).toEqual([
    [
      'Ficha técnica',
      [
        ['Capacidade', '15 ml'],
        ['Garantia', '18 meses'],
      ],
    ],
    expect.anything(),
  ]);
});

it('lists what comes in the box, in its order and with quantities', async () => {
  expect((await listFacts('nebulizador')).at(-1)).toEqual([
    'O que vem na caixa',
    [
      ['Cabo USB-C', '1 unidade'],
      ['Disco de feltro', '3 unidades'],
    ],
  ]);
});
