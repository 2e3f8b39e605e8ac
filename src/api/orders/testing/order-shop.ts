// A shop with freight and Pix, for tests of orders.

import { insertShipmentShop } from '../../delivery/testing/shipment-shop.ts';
import { testPix } from '../../payments/pix/testing/test-pix.ts';
import { createTestApi, type TestApiOptions } from '../../testing/test-api.ts';
import { createBuyers } from './buyers.ts';

/** Sells those of `insertShipmentShop` besides. Without limits, unless `dependencies` says otherwise. */
export async function createOrderShop({ prepare, dependencies, ...options }: TestApiOptions = {}) {
  const shop = await createTestApi({
    ...options,
    dependencies: { pix: testPix, hasLimits: false, ...dependencies },
    async prepare(database) {
      await insertShipmentShop(database);
      await prepare?.(database);
    },
  });
  return { shop, buyers: createBuyers(shop) };
}
