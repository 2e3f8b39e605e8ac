import { expect, it } from 'vitest';
import { deleteExpired } from './retention.ts';
import { createTestApi } from './testing/test-api.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 0 };
const dayMs = 24 * 60 * 60 * 1000;

const shop = await createTestApi({ products: [candle] });
for (const table of ['store_review_keys', 'stock_notices', 'contact_messages', 'content_questions'] as const) {
  await shop.database.kysely.deleteFrom(table).execute();
}

const person = { name: 'Rita', email: 'rita@exemplo.test', phone: '' };
const daysAgo = (days: number) => shop.clock.now.getTime() - days * dayMs;

async function addKey(key_hash: string, createdDaysAgo: number, usedDaysAgo?: number) {
  const used_at = usedDaysAgo === undefined ? null : daysAgo(usedDaysAgo);
  const times = { created_at: daysAgo(createdDaysAgo), expires_at: daysAgo(createdDaysAgo - 90), used_at };
  await shop.database.kysely
    .insertInto('store_review_keys')
    .values({ key_hash, customer_name: 'Rita Prado', email: person.email, ...times })
    .execute();
}

async function addNotice(attribute_value_id: number, createdDaysAgo: number, sentDaysAgo?: number) {
  const notified_at = sentDaysAgo === undefined ? null : daysAgo(sentDaysAgo);
  const notice = {
    product_id: candle.id,
    attribute_value_id,
    shop_id: 'main',
    message: '',
    wants_newsletter: 0 as const,
  };
  await shop.database.kysely
    .insertInto('stock_notices')
    .values({ ...person, ...notice, created_at: daysAgo(createdDaysAgo), notified_at })
    .execute();
}

it('deletes review keys, stock notices, messages and questions after their time, and none before', async () => {
  const { kysely } = shop.database;
  await addKey('open', 119);
  await addKey('expired', 120);
  await addKey('used', 31, 30);
  await addKey('just-used', 31, 29);
  await addNotice(1, 364);
  await addNotice(2, 365);
  await addNotice(3, 100, 90);
  await addNotice(4, 100, 89);
  for (const days of [729, 730]) {
    const created_at = daysAgo(days);
    const message = { kind: 'contact', recipient: '', product_id: null, subject: `${days}`, message: 'Oi' };
    await kysely
      .insertInto('contact_messages')
      .values({ ...person, ...message, created_at })
      .execute();
    const question = { level: 'marca', level_id: 1, text: `${days}` };
    await kysely
      .insertInto('content_questions')
      .values({ ...person, ...question, created_at })
      .execute();
  }
  await deleteExpired(shop.database, shop.clock.now.getTime());
  const keys = await kysely.selectFrom('store_review_keys').select('key_hash').orderBy('key_hash').execute();
  expect(keys.map(({ key_hash: hash }) => hash)).toEqual(['just-used', 'open']);
  const notices = await kysely.selectFrom('stock_notices').select('attribute_value_id').orderBy('id').execute();
  expect(notices.map(({ attribute_value_id: value }) => value)).toEqual([1, 4]);
  expect(await kysely.selectFrom('contact_messages').select('subject').execute()).toEqual([{ subject: '729' }]);
  expect(await kysely.selectFrom('content_questions').select('text').execute()).toEqual([{ text: '729' }]);
});

it('goes on after a table that fails, and names it', async () => {
  const { kysely } = shop.database;
  await addKey('expired', 120);
  await kysely.schema.dropTable('login_failures').execute();
  await expect(deleteExpired(shop.database, shop.clock.now.getTime())).rejects.toThrow(
    'rows of login_failures are still there',
  );
  const keys = await kysely.selectFrom('store_review_keys').select('key_hash').execute();
  expect(keys.map(({ key_hash: hash }) => hash)).not.toContain('expired');
});
