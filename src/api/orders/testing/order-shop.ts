// A shop with freight and Pix, for tests of orders.

import { insertShipmentShop } from '../../delivery/testing/shipment-shop.ts';
import { testPix } from '../../payments/pix/testing/test-pix.ts';
import { insertKit, insertProduct, type TestKit, type TestProduct } from '../../testing/insert-catalogue.ts';
import { createTestApi, type TestApi, type TestApiOptions } from '../../testing/test-api.ts';
import { type Buyers, createBuyers } from './buyers.ts';

interface OrderShopOptions extends TestApiOptions {
  /** Sold besides those of `insertShipmentShop`. */
  products?: readonly TestProduct[];
  kits?: readonly TestKit[];
}

/** Without limits, unless `dependencies` says otherwise. */
export async function createOrderShop(options: OrderShopOptions = {}): Promise<{ shop: TestApi; buyers: Buyers }> {
  const { products = [], kits = [], prepare, dependencies, ...others } = options;
  const shop = await createTestApi({
    ...others,
    dependencies: { pix: testPix, hasLimits: false, ...dependencies },
    async prepare(database) {
      await insertShipmentShop(database);
      for (const product of products) await insertProduct(database, product);
      for (const kit of kits) await insertKit(database, kit);
      await prepare?.(database);
    },
  });
  return { shop, buyers: createBuyers(shop) };
}
