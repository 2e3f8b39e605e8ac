import { describe, expect, it } from 'vitest';
import { successSchema } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Database } from '#database/client.ts';
import { testNow } from '#database/testing/test-now.ts';
import { hashSecretToken } from '../../http/secret-token.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { anySentence, createTestApi, testSiteUrl } from '../../testing/test-api.ts';
import { inviteToReview } from './invite-to-review.ts';
import { toPublicName } from './wire.ts';

const review = { experiencia: 5, atendimento: 4, satisfacao: true, autorizacao: true, mensagem: 'Chegou rápido.' };
const dayMs = 24 * 60 * 60 * 1000;

const shop = await createTestApi({ prepare: insertReviews });
const client = createContractClient(shop);

/** Twenty reviews of earlier days, five of which may not be published. */
async function insertReviews({ kysely }: Database): Promise<void> {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    reviewer: 'Rita Moura',
    email: null,
    experience: 3 + (index % 3),
    service: 5 - (index % 2),
    satisfied: 1 as const,
    may_publish: index % 4 === 0 ? (0 as const) : (1 as const),
    message: `Mensagem ${index}.`,
    created_at: testNow.getTime() - (index + 1) * dayMs,
  }));
  await kysely.insertInto('store_reviews').values(rows).execute();
}

const check = async (key: string) => (await client.get(calls.checkStoreReviewKey, { key })).sucesso;
const post = (key: string, json: unknown = review, headers: Record<string, string> = {}) =>
  shop.send(`/evaluations/store/add/${key}`, { method: 'POST', json, headers });
const record = async (key: string, json: unknown = review) => {
  const response = await post(key, json);
  expect(response.status).toBe(200);
  return successSchema.parse(await response.json()).sucesso;
};
const countReviews = async () => (await shop.database.kysely.selectFrom('store_reviews').selectAll().execute()).length;

let invitations = 0;

/** Sends an invitation and returns the key from the mail. */
async function invite(customerName = 'Maria Clara Souza', email = 'maria@exemplo.test') {
  const nowMs = shop.clock.now.getTime();
  invitations += 1;
  const messageId = `review-invitation-${invitations}`;
  const frame = { nowMs, siteUrl: testSiteUrl, shopId: 'main', messageId };
  await inviteToReview(shop.database.kysely, { customerName, email, ...frame });
  const mails = await shop.database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute();
  const mail = mails.at(-1);
  return { key: /\?key=([\w-]{43})"/.exec(mail?.payload_json ?? '')?.[1] ?? '', mail };
}

describe('an invitation to review the shop', () => {
  it('is mailed as a link whose key is stored as a hash only', async () => {
    const { key, mail } = await invite();
    expect(mail?.kind).toBe('review-invitation');
    expect(JSON.parse(mail?.payload_json ?? '')).toEqual({
      to: 'maria@exemplo.test',
      name: 'Maria Clara Souza',
      link: `https://loja.test/pagina/avaliacao-da-loja?key=${key}`,
    });
    const rows = await shop.database.kysely.selectFrom('store_review_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(rows.find((row) => row.key_hash === hashSecretToken(key))).toMatchObject({
      used_at: null,
      expires_at: shop.clock.now.getTime() + 90 * dayMs,
    });
    expect((await invite()).key).not.toBe(key);
  });

  it('can be checked any number of times and used once', async () => {
    const { key } = await invite();
    const before = await countReviews();
    expect([await check(key), await check(key), await countReviews()]).toEqual([true, true, before]);
    expect(await record(key)).toBe(true);
    expect([await check(key), await record(key), await countReviews()]).toEqual([false, false, before + 1]);
  });

  it('is used once by twenty concurrent requests', async () => {
    const before = await countReviews();
    const { key } = await invite();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => record(key)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await countReviews()).toBe(before + 1);
  });

  it('is not used up by an invalid review', async () => {
    const { key } = await invite();
    for (const [field, value] of [
      ['experiencia', 0],
      ['experiencia', 6],
      ['experiencia', 3.5],
      ['atendimento', undefined],
      ['atendimento', 'ótimo'],
      ['satisfacao', 'talvez'],
      ['satisfacao', undefined],
      ['autorizacao', null],
      ['mensagem', 'x'.repeat(2001)],
      ['mensagem', ['x']],
    ] as const) {
      const response = await post(key, { ...review, [field]: value });
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: `Confira o campo "${field}".`, campos: { [field]: anySentence } },
      ]);
    }
    expect(await check(key)).toBe(true);
  });

  it('expires after 90 days', async () => {
    const { key } = await invite();
    const started = shop.clock.now;
    shop.clock.now = new Date(started.getTime() + 90 * dayMs - 1);
    expect(await check(key)).toBe(true);
    shop.clock.now = new Date(started.getTime() + 90 * dayMs);
    expect([await check(key), await record(key)]).toEqual([false, false]);
    shop.clock.now = started;
  });

  it('exists in the demonstration data, without expiry', async () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000 * dayMs);
    for (const number of [1, 2, 3]) expect(await check(`demonstracao-avaliacao-${number}`)).toBe(true);
    shop.clock.now = new Date(shop.clock.now.getTime() - 1000 * dayMs);
    expect(await check('demonstracao-avaliacao-4')).toBe(false);
  });

  it.each([
    'x',
    '%20',
    '__proto__',
    '%00',
    '%E0%A4%A',
    '..%2F..',
    'long'.repeat(1000),
    "'; drop table carts; --",
    '🧑‍🚀',
  ])('answers 200 with false when the key is unknown (case %#)', async (key) => {
    const path = `/evaluations/store/add/${encodeURIComponent(key)}`;
    expect((await client.request(path)).body).toEqual({ sucesso: false });
    expect(await record(encodeURIComponent(key))).toBe(false);
  });

  it('cannot be guessed: five attempts an hour of one session', async () => {
    const headers = { 'X-Client-Address': '203.0.113.9', Session: 'a'.repeat(43) };
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await post('palpite', review, headers)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('cannot be used by a page of another site', async () => {
    const { key } = await invite();
    expect((await post(key, review, { Origin: 'https://outro.test' })).status).toBe(403);
    expect(await check(key)).toBe(true);
  });
});

describe('the reviews of the shop', () => {
  it('are the publishable ones, newest first', async () => {
    const first = await client.get(calls.storeReviews, { limit: 100 });
    expect(first.info.total).toBeGreaterThanOrEqual(15);
    expect(first.avaliacoes).toHaveLength(first.info.total);
    const dates = first.avaliacoes.map(({ data }) => data);
    expect(dates).toEqual(dates.toSorted().toReversed());

    const countSettingChanges = async () =>
      (await shop.database.kysely.selectFrom('catalogue_changes').select('id').where('kind', '=', 'setting').execute())
        .length;
    const changes = await countSettingChanges();
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await record((await invite('João Pedro de Almeida')).key, { ...review, mensagem: ' Tudo\tcerto.\r\nVolto! ' });
    await record((await invite('Beatriz Nogueira')).key, { ...review, autorizacao: false, mensagem: 'Só para vocês.' });
    const after = await client.get(calls.storeReviews, { limit: 100 });
    expect(after.info.total).toBe(first.info.total + 1);
    expect(after.avaliacoes[0]).toEqual({
      nome: 'João A.',
      data: '2026-11-20T10:00:01-03:00',
      experiencia: 5,
      atendimento: 4,
      satisfacao: true,
      mensagem: 'Tudo certo.\nVolto!',
    });
    expect(JSON.stringify(after)).not.toMatch(/@|Só para vocês/);
    // The mean in the settings changes with the publishable one alone.
    expect(await countSettingChanges()).toBe(changes + 1);
  });

  it('have the answer of the shop', async () => {
    const answered_at = Date.parse('2026-11-20T09:00:00-03:00');
    await shop.database.kysely.updateTable('store_reviews').set({ answer: 'Obrigada.', answered_at }).execute();
    const { avaliacoes } = await client.get(calls.storeReviews);
    expect(avaliacoes[0]?.resposta).toEqual({ texto: 'Obrigada.', data: '2026-11-20T09:00:00-03:00' });
  });

  it('are paginated for any parameters, with the means of all', async () => {
    const all = await client.get(calls.storeReviews, { limit: 100 });
    const page = await client.get(calls.storeReviews, { offset: 2, limit: 3 });
    expect(page.avaliacoes).toEqual(all.avaliacoes.slice(2, 5));
    expect(page.info).toMatchObject({ offset: 2, limit: 3, exibindo: 3, total: all.info.total });
    expect(page.info.medias).toEqual(all.info.medias);
    const experience = all.avaliacoes.reduce((sum, one) => sum + one.experiencia, 0) / all.info.total;
    expect(all.info.medias.experiencia).toBeCloseTo(experience, 1);
    for (const wrong of [
      { offset: 'abc', limit: 'abc' },
      { offset: -3, limit: 12 },
    ]) {
      expect((await client.get(calls.storeReviews, wrong)).info).toMatchObject({ offset: 0, limit: 12 });
    }
    expect((await client.get(calls.storeReviews, { offset: 100_000 })).avaliacoes).toEqual([]);
  });

  it('have means of 0 while there are none', async () => {
    await shop.database.kysely.deleteFrom('store_reviews').execute();
    expect(await client.get(calls.storeReviews)).toEqual({
      avaliacoes: [],
      info: { offset: 0, limit: 12, exibindo: 0, total: 0, medias: { experiencia: 0, atendimento: 0, satisfacao: 0 } },
    });
  });
});

it.each([
  ['Maria Clara Souza', 'Maria S.'],
  ['  josé  da  silva ', 'josé S.'],
  ['Ângela', 'Ângela'],
  ['Zoë Émile', 'Zoë É.'],
  ['', ''],
])('displays %j as %j', (name, shown) => {
  expect(toPublicName(name)).toBe(shown);
});
