// Inserts data of a customer into every table that can have it.

import { hashSecretToken } from '../../http/secret-token.ts';
import { queueMail } from '../../mail/mail.ts';
import type { TestApi } from '../../testing/test-api.ts';
import type { TestAccount } from './accounts.ts';

export const traces = {
  phone: '(41) 98765-4321',
  signature: 'Marina das Ervas',
  street: 'Travessa dos Vestígios',
  review: 'Cheiro de chuva no jardim.',
  question: 'Serve para difusor?',
  publicName: 'Marina E.',
  message: 'Vocês entregam em Ilhabela?',
  voucher: 'BEMVINDA',
};

/** `productId` must be active; the reviews and questions are published. */
export async function leaveTraces(shop: TestApi, account: TestAccount, productId: number): Promise<void> {
  await leaveOnAccount(shop, account, productId);
  await leaveInSession(shop, account, productId);
  await leaveWords(shop, account, productId);
  await leaveRequests(shop, account, productId);
}

async function leaveOnAccount({ database: { kysely } }: TestApi, account: TestAccount, productId: number) {
  const customer_id = account.id;
  const times = { created_at: 1, last_seen_at: 2 };
  const place = {
    street: traces.street,
    number: '7',
    complement: '',
    district: 'Centro',
    city: 'Curitiba',
    state: 'PR',
  };
  await kysely
    .insertInto('addresses')
    .values({ customer_id, label: 'Casa', postal_code: '80010000', country: 'BR', is_main: 1, ...place })
    .execute();
  await kysely.insertInto('favourites').values({ customer_id, product_id: productId, created_at: 1 }).execute();
  await kysely
    .insertInto('consents')
    .values({ customer_id, purpose: 'termos', text_version: '2026-11', granted: 1, created_at: 1 })
    .execute();
  await kysely
    .insertInto('known_devices')
    .values({ token_hash: `device-${customer_id}`, customer_id, ...times })
    .execute();
  await kysely
    .insertInto('password_resets')
    .values({ token_hash: `reset-${customer_id}`, customer_id, expires_at: 9, used_at: null })
    .execute();
  const { id: coupon_id } = await kysely
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', traces.voucher)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('coupon_uses')
    .values({ coupon_id, cart_id: null, customer_id, order_id: 1, expires_at: null, created_at: 1 })
    .execute();
}

async function leaveInSession(shop: TestApi, account: TestAccount, productId: number) {
  const { kysely } = shop.database;
  const headers = { Session: account.session };
  const json = { itens: [{ idProduto: productId, quantidade: 2 }] };
  await shop.send('/checkout/cart', { method: 'POST', json, headers });
  const visit = { kind: 'page', value: '/vela-de-teste', created_at: 1 };
  await kysely
    .insertInto('visits')
    .values({ session_hash: hashSecretToken(account.session), ...visit })
    .execute();
}

async function leaveWords({ database: { kysely } }: TestApi, { email }: TestAccount, product_id: number) {
  const common = { email, published: 1 as const, created_at: 1 };
  const name = traces.signature;
  await kysely
    .insertInto('reviews')
    .values({ ...common, product_id, list_id: null, reviewer: name, stars: 5, comment: traces.review, recommends: 1 })
    .execute();
  const { id: question_id } = await kysely
    .insertInto('questions')
    .values({ ...common, product_id, name, phone: traces.phone, text: traces.question })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('answers')
    .values({ ...common, question_id, name, by_shop: 0, text: 'Serve, sim.' })
    .execute();
  await kysely
    .insertInto('content_questions')
    .values({
      level: 'product/listing/brand',
      level_id: 1,
      name,
      email,
      phone: traces.phone,
      text: 'Há loja?',
      created_at: 1,
    })
    .execute();
}

async function leaveRequests({ database: { kysely } }: TestApi, { email }: TestAccount, product_id: number) {
  const person = { name: traces.signature, email, created_at: 1 };
  const { phone, message } = traces;
  const { id: subscriber_id } = await kysely
    .insertInto('newsletter_subscribers')
    .values({ ...person, segment: 'm', wants_coupon: 1, event_id: 0, details_json: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('newsletter_associates')
    .values({ subscriber_id, name: `Filha de ${person.name}`, gender: '', birth_date: '', details_json: '{}' })
    .execute();
  await kysely
    .insertInto('stock_notices')
    .values({
      ...person,
      shop_id: 'main',
      product_id,
      attribute_value_id: 0,
      phone,
      message,
      wants_newsletter: 0,
      notified_at: null,
    })
    .execute();
  await kysely
    .insertInto('contact_messages')
    .values({ ...person, kind: 'contact', recipient: '', product_id: null, phone, subject: 'Entrega', message })
    .execute();
  await kysely
    .insertInto('store_review_keys')
    .values({ key_hash: `key-${email}`, customer_name: person.name, email, created_at: 1, used_at: null })
    .execute();
  await kysely
    .insertInto('store_reviews')
    .values({
      reviewer: traces.publicName,
      email,
      experience: 5,
      service: 5,
      satisfied: 1,
      may_publish: 1,
      message: 'Chegou rápido.',
      created_at: 1,
    })
    .execute();
  await queueMail(kysely, {
    kind: 'back-in-stock',
    shopId: 'main',
    payload: { to: email, name: person.name, product: 'Vela', priceCents: 4990, link: 'https://loja.test/vela' },
    messageId: `waiting-${email}`.replace('@', '-at-'),
    nowMs: 1,
  });
}
