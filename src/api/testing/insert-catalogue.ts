import type { Database } from '#database/client.ts';
import type { DeviceFactsRow } from '#database/schema/product-proof.ts';
import { insertSmallShopProduct } from '#database/testing/small-shop.ts';

export interface TestProduct {
  id: number;
  name: string;
  priceCents: number;
  listPriceCents?: number;
  stock: number;
  onRequest?: boolean;
  shops?: readonly string[];
  /** Simple values of the attribute "Medida"; price and stock are then those of the first. */
  values?: readonly { id: number; label: string; priceCents: number; stock: number }[];
}

export interface TestKit {
  id: number;
  name: string;
  kind: 'aberta' | 'fechada' | 'lista';
  shortText?: string;
  popularity?: number;
  discountPercent?: number;
  canChooseValue?: boolean;
  shops?: readonly string[];
  parts: readonly { productId: number; valueId?: number; quantity: number }[];
}

/** Id of the attribute "Medida" that `insertProduct` gives to products with values. */
const measureId = 90_000;

/** Adds a product to the seed, so that a test does not depend on the demonstration data. */
export async function insertProduct({ kysely }: Database, product: TestProduct): Promise<void> {
  const { id: brandId } = await kysely.selectFrom('brands').select('id').orderBy('id').executeTakeFirstOrThrow();
  const { id: categoryId } = await kysely.selectFrom('categories').select('id').orderBy('id').executeTakeFirstOrThrow();
  for (const [position, value] of (product.values ?? []).entries()) {
    await kysely
      .insertInto('attributes')
      .values({ id: measureId, name: 'Medida', kind: 'simples' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await kysely
      .insertInto('attribute_values')
      .values({ id: value.id, attribute_id: measureId, label: value.label, position })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await insertSmallShopProduct(kysely, { ...product, brandId, categoryId, popularity: 1 });
  await kysely.insertInto('product_categories').values({ product_id: product.id, category_id: categoryId }).execute();
}

export async function insertKit({ kysely }: Database, kit: TestKit): Promise<void> {
  await kysely
    .insertInto('lists')
    .values({
      id: kit.id,
      slug: `kit-${kit.id}`,
      name: kit.name,
      sku: `KIT-${kit.id}`,
      kind: kit.kind,
      short_text: kit.shortText ?? '',
      long_html: '',
      discount_percent: kit.discountPercent ?? 0,
      can_choose_value: kit.canChooseValue ? 1 : 0,
      picture_key: null,
      popularity: kit.popularity ?? 1,
      active: 1,
    })
    .execute();
  for (const shop of kit.shops ?? ['main']) {
    await kysely.insertInto('list_shops').values({ list_id: kit.id, shop_id: shop }).execute();
  }
  for (const [position, part] of kit.parts.entries()) {
    await kysely
      .insertInto('list_parts')
      .values({
        list_id: kit.id,
        product_id: part.productId,
        attribute_value_id: part.valueId ?? null,
        quantity: part.quantity,
        position,
      })
      .execute();
  }
}

const unknownFacts = {
  hours: null,
  pulsed_hours: null,
  area_m2: null,
  power_w: null,
  noise_db: null,
  voltage: null,
  height_mm: null,
  width_mm: null,
  depth_mm: null,
  guarantee_months: null,
};

type TestDevice = Partial<DeviceFactsRow> & Pick<DeviceFactsRow, 'product_id' | 'capacity_ml'>;

/** The facts of electric devices; those that are not given are unknown. */
export async function insertDevices({ kysely }: Database, devices: readonly TestDevice[]): Promise<void> {
  await kysely
    .insertInto('device_facts')
    .values(devices.map((device) => ({ ...unknownFacts, ...device })))
    .execute();
}
