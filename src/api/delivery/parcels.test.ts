import { describe, expect, it } from 'vitest';
import { shipmentSchema } from '#contract/buying/delivery.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createCatalogue } from '../catalogue/assembly/read-model.ts';
import { followStock } from '../inventory/follow-stock.ts';
import { createCartClient, line } from '../testing/cart-client.ts';
import { createTestApi } from '../testing/test-api.ts';
import { toListContents, toProductContents } from './contents.ts';
import { insertShipmentShop, kit } from './testing/shipment-shop.ts';

const [small, big] = [
  { id: 920_051, label: '1 litro', priceCents: 1000, stock: 50 },
  { id: 920_052, label: '5 litros', priceCents: 2000, stock: 50 },
];
const oil = { id: 920_001, name: 'Óleo em dois tamanhos', priceCents: 1000, stock: 0, values: [small, big] };
const unmeasured = { id: 920_002, name: 'Vela sem medidas', priceCents: 1000, stock: 9 };

const shop = await createTestApi({
  dependencies: { hasLimits: false },
  products: [oil, unmeasured],
  async prepare(database) {
    await insertShipmentShop(database);
    const { kysely } = database;
    const size = { height_cm: 8, width_cm: 4, length_cm: 5 };
    await kysely.updateTable('products').set(size).where('id', '=', oil.id).execute();
    await kysely
      .updateTable('products')
      .set({ ...size, width_cm: 0 })
      .where('id', '=', unmeasured.id)
      .execute();
    await kysely
      .updateTable('variants')
      .set({ weight_grams: 5000, height_cm: 30 })
      .where('attribute_value_id', '=', big.id)
      .execute();
  },
});

describe('the contents of a shipment', () => {
  it('have weight and size of each unit, where it has none of its own those of the product', async () => {
    const catalogue = await createCatalogue({
      database: shop.database,
      clock: () => testNow,
      siteUrl: 'https://loja.test',
      nextStock: followStock(shop.database),
    });
    const model = catalogue.current();
    const unitOf = (id: number, valueId: number) => toProductContents(model, id, valueId, 3).units;
    expect(unitOf(oil.id, small.id)).toEqual([
      { grams: 100, size: { heightCm: 8, widthCm: 4, lengthCm: 5 }, cents: 1000, quantity: 3 },
    ]);
    expect(unitOf(oil.id, big.id)).toEqual([
      { grams: 5000, size: { heightCm: 30, widthCm: 4, lengthCm: 5 }, cents: 2000, quantity: 3 },
    ]);
    expect(unitOf(unmeasured.id, 0)).toEqual([{ grams: 100, size: undefined, cents: 1000, quantity: 3 }]);
    expect(toListContents(model, kit.id, '', 2).units).toEqual([
      { grams: 100, size: undefined, cents: 1490, quantity: 20 },
      { grams: 1250, size: undefined, cents: 5000, quantity: 2 },
    ]);
    await catalogue.close();
  });

  it('are weighed by the chosen value, for a product and in the cart', async () => {
    const economy = async (path: string, json: object, session = '') => {
      const response = await shop.send(path, {
        method: 'POST',
        json: { cep: '86010000', ...json },
        headers: { Session: session },
      });
      const { fretes } = shipmentSchema.parse(await response.json());
      return fretes.find(({ label }) => label === 'Econômico')?.valor;
    };
    const ofProduct = (idAtributoValor: number) => economy('/shipment/product', { idProduto: oil.id, idAtributoValor });
    expect([await ofProduct(small.id), await ofProduct(big.id)]).toEqual([13.9, 38.9]);
    const { session } = await createCartClient(shop).add([line(oil.id, 1, big.id)]);
    expect(await economy('/shipment/cart', {}, session)).toBe(38.9);
  });
});
