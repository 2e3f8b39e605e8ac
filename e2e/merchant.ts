// Changes the shop's data by the merchant's verbs, while the shop runs.

import { randomUUID } from 'node:crypto';
import { changePrice } from '#api/catalogue/merchant/change-price.ts';
import { changeSetting } from '#api/catalogue/merchant/change-setting.ts';
import { editBanner } from '#api/catalogue/merchant/edit-banner.ts';
import { editMenu, type MenuEntry } from '#api/catalogue/merchant/edit-menu.ts';
import { editPage } from '#api/catalogue/merchant/edit-page.ts';
import { schedulePrice } from '#api/catalogue/merchant/schedule-price.ts';
import { setPublished } from '#api/catalogue/merchant/set-published.ts';
import { adjustStock } from '#api/inventory/adjust-stock.ts';
import { receiveRequest } from '#api/orders/buyer/receive-request.ts';
import { finishRequest, receiveBack } from '#api/orders/merchant/decide-request.ts';
import { deliverOrder } from '#api/orders/merchant/deliver-order.ts';
import { packOrder } from '#api/orders/merchant/pack-order.ts';
import { shipOrder } from '#api/orders/merchant/ship-order.ts';
import { closeOrder } from '#api/orders/paying/close-order.ts';
import { declinePayment } from '#api/orders/paying/decline-payment.ts';
import { payOrder } from '#api/orders/paying/pay-order.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { recordChange } from '#database/record-change.ts';
import { apiHeaders } from './accounts.ts';
import { expect, test as base } from './fixtures.ts';

interface OrderAt {
  orderId: number;
  nowMs: number;
}

/** Where orders get by time, by a payment service or by several steps. */
const outcomes = {
  expired: (database: Database, order: OrderAt) => closeOrder(database, { ...order, event: 'expired', actor: 'shop' }),
  async declined({ kysely }: Database, { orderId, nowMs }: OrderAt) {
    const payments = await kysely.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();
    for (const payment of payments)
      await inTransaction(kysely, (transaction) => declinePayment(transaction, payment, nowMs));
  },
  /** One of its two pieces. */
  async partlySent(database: Database, order: OrderAt) {
    await payOrder(database, { ...order, actor: 'merchant' });
    await shipOrder(database, {
      ...order,
      code: 'AA123456785BR',
      isCodeShared: true,
      lines: [{ position: 0, quantity: 1 }],
    });
  },
  async returned(database: Database, order: OrderAt) {
    await payOrder(database, { ...order, actor: 'merchant' });
    await shipOrder(database, { ...order, code: 'AA123456785BR', isCodeShared: true });
    await deliverOrder(database, order);
    const { nowMs } = order;
    const { protocol } = await receiveRequest(database, { ...order, kind: 'withdrawal', lines: undefined, text: '' });
    await receiveBack(database, { protocol, nowMs });
    await finishRequest(database, { protocol, nowMs });
  },
};
export type OrderOutcome = keyof typeof outcomes;

const hourMs = 3_600_000;
const orderSteps = ['paid', 'packed', 'shipped', 'delivered'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** The merchant of the shop with this database, which applies each change within a second. Products have no values. */
export async function openMerchant(databaseFile: string) {
  const database = await openDatabase({ file: databaseFile });
  const { kysely } = database;
  const findId = async (table: 'products' | 'banners', column: 'slug' | 'place_hash', text: string) => {
    const row = await kysely.selectFrom(table).select('id').where(column, '=', text).executeTakeFirstOrThrow();
    return row.id;
  };
  const findOrder = async (number: string): Promise<OrderAt> => {
    const orders = kysely.selectFrom('orders').select('id').where('number', '=', number.replace('-', ''));
    return { orderId: (await orders.executeTakeFirstOrThrow()).id, nowMs: Date.now() };
  };
  const findProduct = (slug: string) => findId('products', 'slug', slug);
  return {
    /** Undefined restores the default. */
    setting: (key: string, value: unknown) => changeSetting(database, { key, value }),
    listSettings: () => kysely.selectFrom('settings').selectAll().execute(),
    async price(slug: string, priceCents: number) {
      const productId = await findProduct(slug);
      await changePrice(database, { productId, attributeValueId: 0, priceCents, listPriceCents: null });
    },
    /** In force from now on for an hour. */
    async schedule(slug: string, priceCents: number) {
      const productId = await findProduct(slug);
      const now = Date.now();
      await schedulePrice(database, { productId, name: 'Agora', priceCents, startsAtMs: now, endsAtMs: now + hourMs });
    },
    async stock(slug: string, quantity: number) {
      const unit = { productId: await findProduct(slug), attributeValueId: 0 };
      await adjustStock(database, { ...unit, quantity, cause: 'adjust', reference: randomUUID(), nowMs: Date.now() });
    },
    /** Returns the name before. */
    async rename(slug: string, name: string) {
      const id = await findProduct(slug);
      const before = await kysely.selectFrom('products').select('name').where('id', '=', id).executeTakeFirstOrThrow();
      await kysely.updateTable('products').set({ name }).where('id', '=', id).execute();
      await recordChange(kysely, { kind: 'product', ids: [id] });
      return before.name;
    },
    /** Returns a function that puts them back. */
    async removePictures(slug: string) {
      const id = await findProduct(slug);
      const pictures = await kysely
        .deleteFrom('product_pictures')
        .where('product_id', '=', id)
        .returningAll()
        .execute();
      await recordChange(kysely, { kind: 'product', ids: [id] });
      return async () => {
        await kysely.insertInto('product_pictures').values(pictures).execute();
        await recordChange(kysely, { kind: 'product', ids: [id] });
      };
    },
    /** Makes the street of a CEP known, as a service of postal codes would. */
    street: async (postalCode: string, street: string) => {
      const place = { district: 'Bela Vista', city: 'São Paulo', state: 'SP' };
      const row = { postal_code: postalCode, street, ...place, found_at: Date.now() };
      await kysely
        .insertInto('postal_codes')
        .values(row)
        .onConflict((known) => known.doNothing())
        .execute();
    },
    publish: async (slug: string, isPublished: boolean) => setPublished(database, await findProduct(slug), isPublished),
    page: (slug: string, html: string) => editPage(database, { slug, html, nowMs: Date.now() }),
    /** The first banner of a place. */
    banner: async (place: string, title: string) =>
      editBanner(database, { id: await findId('banners', 'place_hash', place), title }),
    /** Pays, packs, sends and delivers an order, as far as `until`. */
    async order(number: string, until: OrderStep) {
      const step = await findOrder(number);
      const verbs: Record<OrderStep, () => Promise<unknown>> = {
        paid: () => payOrder(database, { ...step, actor: 'merchant' }),
        packed: () => packOrder(database, step),
        shipped: () => shipOrder(database, { ...step, code: 'AA123456785BR', isCodeShared: true }),
        delivered: () => deliverOrder(database, step),
      };
      for (const name of orderSteps.slice(0, orderSteps.indexOf(until) + 1)) await verbs[name]();
    },
    bringOrderTo: async (outcome: OrderOutcome, number: string) => outcomes[outcome](database, await findOrder(number)),
    menu: (hash: string, entries: readonly MenuEntry[]) => editMenu(database, { hash, entries }),
    close: () => database.close(),
  };
}

export interface Merchant {
  /** Changes a setting, or restores its default if `value` is undefined. */
  set: (key: string, value: unknown) => Promise<void>;
  /** Sets the price of a product without values, for the rest of the file. */
  price: (slug: string, cents: number) => Promise<void>;
}

/** A shop that a test may change; its settings are restored after the test. */
export const test = base.extend<{ merchant: Merchant }>({
  merchant: async ({ shop, request }, use) => {
    const { setting, listSettings, price, close } = await openMerchant(shop.databaseFile);
    const before = await listSettings();
    const readSettings = async () => (await request.get('/api/v2/front/settings', { headers: apiHeaders })).text();
    const settings = await readSettings();
    const changed = new Set<string>();
    await use({
      price,
      async set(key, value) {
        changed.add(key);
        await setting(key, value);
      },
    });
    for (const key of changed) {
      const row = before.find((other) => other.key === key);
      await setting(key, row && JSON.parse(row.value_json));
    }
    await close();
    // The next test on this shop must not see the changes.
    await expect.poll(readSettings).toBe(settings);
  },
});
