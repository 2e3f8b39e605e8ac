// Generated statements of generated shops through the whole path: nothing is decided wrongly by itself.

import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import type { StatementPayment } from '#rules/statements/payments.ts';
import { readStatement } from '../../payments/statements/read-statement.ts';
import { type CaseOptions, type GeneratedCase, generateCase } from '../../payments/statements/testing/generate-case.ts';
import { createRandom } from '../../payments/statements/testing/random.ts';
import { findPlace, type PlacedLine, writeStatement } from '../../payments/statements/testing/write-statement.ts';
import { insertReceipts } from './insert-receipts.ts';
import { matchUndecided } from './match-undecided.ts';

const toMs = (day: string) => Date.parse(`${day}T12:00:00-03:00`);
const nowMs = toMs('2026-11-25');

const test = await createTestDatabase();
afterAll(() => test.dispose());

/** An order that waits for the payment; returns the payment's id. */
async function insertOrder(payment: StatementPayment, number: string): Promise<number> {
  const { kysely } = test.database;
  const placedAt = toMs(payment.placedDay);
  const { id: orderId } = await kysely
    .insertInto('orders')
    .values({
      number,
      token_hash: `hash-${number}`,
      shop_id: 'main',
      customer_id: null,
      money_state: 'awaiting',
      goods_state: 'held',
      name: payment.payerName ?? '',
      email: 'marina@exemplo.test',
      document: payment.payerDocument ?? '',
      phone: '',
      address_json: JSON.stringify({
        cep: '86010000',
        rua: 'Rua Sergipe',
        numero: '120',
        complemento: '',
        referencia: '',
        bairro: 'Centro',
        cidade: 'Londrina',
        uf: 'PR',
      }),
      delivery_json: JSON.stringify({
        id: '1',
        tipo: 'entrega',
        label: 'Entrega',
        valor: 0,
        prazo: '',
        entregaAgendada: false,
      }),
      gift_note: '',
      coupon_id: null,
      coupon_code: null,
      goods_cents: payment.amountCents,
      combination_cents: 0,
      coupon_cents: 0,
      cash_cents: 0,
      freight_cents: 0,
      total_cents: payment.amountCents,
      payment_kind: 'pix',
      placed_at: placedAt,
      version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await kysely
    .insertInto('payments')
    .values({
      order_id: orderId,
      kind: 'pix',
      state: 'pending',
      amount_cents: payment.amountCents,
      txid: payment.txid ?? null,
      br_code: '',
      expires_at: toMs(payment.expiresDay),
      created_at: placedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertCase({ payments }: GeneratedCase): Promise<Map<number, number>> {
  for (const table of ['receipts', 'orders'] as const) await test.database.kysely.deleteFrom(table).execute();
  const ids = new Map<number, number>();
  for (const [index, payment] of payments.entries()) ids.set(await insertOrder(payment, `N${index}`), payment.id);
  return ids;
}

async function reconcile(lines: readonly PlacedLine[]): Promise<void> {
  const { entries } = readStatement(new TextEncoder().encode(writeStatement(lines, 'nubank')));
  await insertReceipts(test.database, { source: 'statement', nowMs }, entries);
  await matchUndecided(test.database, nowMs);
}

const listDecided = () =>
  test.database.kysely.selectFrom('receipts').selectAll().where('decided_by', '=', 'shop').orderBy('id').execute();

it.each<[string, CaseOptions]>([
  ['as they are', {}],
  ['with equal amounts', { hasSameAmounts: true }],
  ['with masked documents', { isMasked: true }],
])('generated statements %s are decided rightly, nearly completely, and once [R10.11-11]', async (_, options) => {
  const count = { certain: 0, right: 0 };
  for (let seed = 1; seed <= 12; seed += 1) {
    const generated = generateCase(createRandom(seed), options);
    const ids = await insertCase(generated);
    const lines = generated.lines.map((line, place) => ({ ...line, place }));
    await reconcile(lines.slice(0, lines.length / 2));
    await reconcile(lines);
    const decided = await listDecided();
    for (const receipt of decided) {
      const line = lines[findPlace(receipt.text)];
      expect(line?.paymentId, receipt.text).toBe(ids.get(receipt.payment_id ?? 0));
      expect(receipt).toMatchObject({ state: 'matched', used_cents: line?.amountCents });
      if (line?.isCertain) count.right += 1;
    }
    count.certain += lines.filter(({ isCertain }) => isCertain).length;
    await reconcile(lines.toReversed());
    expect(await listDecided()).toEqual(decided);
  }
  expect(count.certain).toBeGreaterThan(80);
  expect(count.right / count.certain).toBeGreaterThanOrEqual(0.95);
});
