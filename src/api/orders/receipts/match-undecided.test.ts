import { beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { formatNumber } from '#rules/money.ts';
import { countStock, listUnexplainedStock } from '../../inventory/testing/stock-queries.ts';
import { readStatement } from '../../payments/statements/read-statement.ts';
import { deleteExpired } from '../../retention.ts';
import { setStock } from '../../testing/set-stock.ts';
import { closeOrder } from '../paying/close-order.ts';
import { payOrder } from '../paying/pay-order.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { type PlacedOrderRow, placeOrderOf } from '../testing/placed-orders.ts';
import { refundOrder } from '../testing/refund-order.ts';
import { insertReceipts } from './insert-receipts.ts';
import { listReceipts as listWaiting } from './list-receipts.ts';
import { type MatchedReceipt, matchUndecided } from './match-undecided.ts';
import { settleReceipt } from './settle-receipt.ts';

const nowMs = testNow.getTime();
let products = 913_000;
let product: number;
/** The CPF of the buyer of the test. */
let document: string;

/** The CPF with these first nine digits. */
function toCpf(first: number): string {
  const digits = String(first);
  const toCheckDigit = (text: string) =>
    (([...text].reduce((sum, digit, index) => sum + Number(digit) * (text.length + 1 - index), 0) * 10) % 11) % 10;
  const one = toCheckDigit(digits);
  return `${digits}${one}${toCheckDigit(`${digits}${one}`)}`;
}

const mists = Array.from({ length: 19 }, (_, index) => {
  const id = products + index + 1;
  return { id, name: `Bruma ${id}`, priceCents: 2000 + (id % 1000) * 500, stock: 10 };
});
const { shop, buyers } = await createOrderShop({ products: mists });
// Each test has a price and a buyer of its own, so that its orders are not candidates of another's receipts.
beforeEach(() => {
  product = products += 1;
  document = toCpf(100_000_000 + product);
});

async function place(): Promise<PlacedOrderRow> {
  const order = await placeOrderOf(shop, buyers, { productId: product });
  await shop.database.kysely.updateTable('orders').set({ document }).where('id', '=', order.id).execute();
  return order;
}
const expire = ({ id: orderId }: PlacedOrderRow) =>
  closeOrder(shop.database, { orderId, event: 'expired', actor: 'shop', nowMs });

interface Line {
  cents: number;
  text?: string;
  account?: string;
}

/** A statement of Inter, as its bytes come from the bank. */
function writeStatement(lines: readonly Line[], account = '12345678'): Uint8Array {
  let balanceCents = 0;
  const rows = lines.map(({ cents, text = `PIX RECEBIDO ${document}` }) => {
    balanceCents += cents;
    return `26/11/2026;${text};${formatNumber(cents / 100, 2)};${formatNumber(balanceCents / 100, 2)}`;
  });
  return new TextEncoder().encode(
    [`Conta ;${account}`, 'Data Lançamento;Descrição;Valor;Saldo', ...rows, ''].join('\n'),
  );
}

async function reconcile(lines: readonly Line[], account?: string) {
  const { entries, problems } = readStatement(writeStatement(lines, account));
  expect(problems).toEqual([]);
  const added = await insertReceipts(shop.database, { source: 'statement', nowMs }, entries);
  const results = await matchUndecided(shop.database, nowMs);
  return { added, results };
}

const listReceipts = (amount: number) =>
  shop.database.kysely
    .selectFrom('receipts')
    .select(['id', 'state', 'reason', 'payment_id', 'used_cents'])
    .where('amount_cents', '>=', amount - 100)
    .where('amount_cents', '<=', amount + 100)
    .orderBy('id')
    .execute();

const match = (receiptId: number, { paymentId }: PlacedOrderRow, isShortAccepted = false) =>
  settleReceipt(shop.database, {
    receiptId,
    paymentId,
    reason: 'by-merchant',
    isShortAccepted,
    decidedBy: 'merchant',
    nowMs,
  });

describe('money on a statement', () => {
  it('pays the order of its payer, and a second import changes nothing [R10.11-06]', async () => {
    const order = await place();
    const line = { cents: order.totalCents };
    expect((await reconcile([line])).added).toBe(1);
    const stored = await shop.database.kysely.selectFrom('receipts').selectAll().execute();
    const before = await buyers.read(order);
    expect(before).toMatchObject({ estado: 'pago', pagamento: { estado: 'pago' } });
    const second = await reconcile([line]);
    expect(second).toEqual({ added: 0, results: [] });
    expect(await shop.database.kysely.selectFrom('receipts').selectAll().execute()).toEqual(stored);
    expect(await buyers.read(order)).toEqual(before);
    expect(stored.at(-1)).toMatchObject({
      state: 'matched',
      reason: 'document',
      payment_id: order.paymentId,
      used_cents: order.totalCents,
      decided_by: 'shop',
    });
  });

  it('that came late pays an expired order if its products are still there, else it is to be paid back [R10.11-08]', async () => {
    const order = await place();
    await expire(order);
    await reconcile([{ cents: order.totalCents }]);
    expect((await buyers.read(order)).estado).toBe('pago');
    product = products += 1;
    const gone = await place();
    await expire(gone);
    await setStock(shop.database, product, 0);
    await reconcile([{ cents: gone.totalCents }]);
    expect((await buyers.read(gone)).estado).toBe('cancelado');
    expect(await listReceipts(gone.totalCents)).toMatchObject([
      { state: 'refund-due', reason: 'sold-out', payment_id: gone.paymentId, used_cents: 0 },
    ]);
    const due = { motivo: 'tarde', valor: gone.totalCents / 100, devolvido: 0 };
    expect((await buyers.read(gone)).sobras).toEqual([due]);
    expect(await countStock(shop.database, product)).toBe(0);
    expect(await listUnexplainedStock(shop.database)).toEqual([]);
    // The merchant finds another piece and decides anew.
    await setStock(shop.database, product, 1);
    const [receipt] = await listReceipts(gone.totalCents);
    expect(await match(receipt?.id ?? 0, gone)).toMatchObject({ state: 'matched', outcome: 'paid-late' });
    expect(await buyers.read(gone)).toMatchObject({ estado: 'pago', sobras: [] });
  });

  it('for a cancelled order is to be paid back', async () => {
    const order = await place();
    await closeOrder(shop.database, { orderId: order.id, event: 'cancelled-by-buyer', actor: 'buyer', nowMs });
    await reconcile([{ cents: order.totalCents }]);
    expect(await listReceipts(order.totalCents)).toMatchObject([{ state: 'refund-due', reason: 'cancelled' }]);
  });

  it('that came twice pays once: of two in one file a person chooses, the other is to be paid back [R10.11-07]', async () => {
    const order = await place();
    const line = { cents: order.totalCents };
    const { results } = await reconcile([line, line]);
    expect(results.map(({ decision, candidates }) => [decision, candidates.length])).toEqual([
      [undefined, 1],
      [undefined, 1],
    ]);
    expect((await buyers.read(order)).estado).toBe('aguardando-pagamento');
    const [first] = await listReceipts(order.totalCents);
    expect(await match(first?.id ?? 0, order)).toMatchObject({ state: 'matched', outcome: 'paid' });
    expect(await match(first?.id ?? 0, order)).toBeUndefined();
    await matchUndecided(shop.database, nowMs);
    expect(await listReceipts(order.totalCents)).toMatchObject([
      { state: 'matched', reason: 'by-merchant', used_cents: order.totalCents },
      { state: 'refund-due', reason: 'double', payment_id: order.paymentId, used_cents: 0 },
    ]);
  });

  it('that came again in a later file is to be paid back, unless it may be the same money in another export', async () => {
    const order = await place();
    const line = { cents: order.totalCents };
    await reconcile([line]);
    await reconcile([line, line]);
    expect(await listReceipts(order.totalCents)).toMatchObject([
      { state: 'matched' },
      { state: 'refund-due', reason: 'double', payment_id: order.paymentId },
    ]);
    await reconcile([line], '87654321');
    const [, , other] = await listReceipts(order.totalCents);
    expect(other).toMatchObject({ state: 'proposed', payment_id: null });
  });

  it('confirms what the merchant has already called paid, once [R10.11-09]', async () => {
    const order = await place();
    await payOrder(shop.database, { orderId: order.id, actor: 'merchant', nowMs });
    const before = await buyers.read(order);
    await reconcile([{ cents: order.totalCents }]);
    expect(await listReceipts(order.totalCents)).toMatchObject([
      { state: 'matched', reason: 'confirmed', used_cents: order.totalCents },
    ]);
    expect(await buyers.read(order)).toEqual(before);
  });

  it('of too much pays the order when a person says so, and the rest is to be paid back', async () => {
    const order = await place();
    await reconcile([{ cents: order.totalCents + 50 }]);
    const [receipt] = await listReceipts(order.totalCents);
    expect(receipt).toMatchObject({ state: 'proposed' });
    expect(await match(receipt?.id ?? 0, order)).toMatchObject({ state: 'refund-due', reason: 'excess' });
    const excess = { motivo: 'excesso', valor: 0.5, devolvido: 0 };
    expect(await buyers.read(order)).toMatchObject({ estado: 'pago', sobras: [excess] });
    const from = { receiptId: receipt?.id ?? 0 };
    const refund = (amountCents: number) =>
      refundOrder(shop.database, {
        from,
        amountCents,
        reason: '',
        requestKey: `excess-${from.receiptId}-${amountCents}`,
        actor: 'merchant',
        nowMs,
      });
    const findWaiting = async () => {
      const waiting = await listWaiting(shop.database.kysely, false);
      return waiting.find(({ receipt: { id } }) => id === from.receiptId)?.receipt;
    };
    expect(await findWaiting()).toMatchObject({ reason: 'excess', refunded_cents: 0 });
    await refund(20);
    expect(await findWaiting()).toMatchObject({ state: 'refund-due', refunded_cents: 20 });
    expect((await buyers.read(order)).sobras).toEqual([{ ...excess, devolvido: 0.2 }]);
    await refund(30);
    expect(await findWaiting()).toBeUndefined();
    expect((await buyers.read(order)).sobras).toEqual([{ ...excess, devolvido: 0.5 }]);
    expect(await listReceipts(order.totalCents)).toMatchObject([{ used_cents: order.totalCents }]);
  });

  it('of too little waits for a person, who may be content with it', async () => {
    const order = await place();
    await reconcile([{ cents: order.totalCents - 1 }]);
    const [receipt] = await listReceipts(order.totalCents);
    expect(receipt).toMatchObject({ state: 'proposed' });
    expect(await match(receipt?.id ?? 0, order)).toMatchObject({ state: 'proposed', reason: 'short' });
    expect((await buyers.read(order)).estado).toBe('aguardando-pagamento');
    await matchUndecided(shop.database, nowMs);
    expect(await listReceipts(order.totalCents)).toMatchObject([{ state: 'proposed', reason: 'short' }]);
    expect(await match(receipt?.id ?? 0, order, true)).toMatchObject({ state: 'matched', outcome: 'paid' });
    const payment = await shop.database.kysely
      .selectFrom('payments')
      .select('paid_cents')
      .where('id', '=', order.paymentId)
      .executeTakeFirst();
    expect(payment).toEqual({ paid_cents: order.totalCents - 1 });
  });

  it('of somebody else is left alone, or proposed for its amount', async () => {
    const order = await place();
    await reconcile([
      { cents: order.totalCents, text: 'PIX RECEBIDO ANA COSTA' },
      { cents: order.totalCents + 7, text: 'ALUGUEL' },
    ]);
    expect(await listReceipts(order.totalCents)).toMatchObject([
      { state: 'proposed', payment_id: null },
      { state: 'unmatched', payment_id: null },
    ]);
    expect((await buyers.read(order)).estado).toBe('aguardando-pagamento');
  });

  it('of somebody else is kept without a name after half a year, and is still known', async () => {
    const halfYearMs = 180 * 24 * 3_600_000;
    const order = await place();
    const lines = [{ cents: order.totalCents + 90, text: 'PIX RECEBIDO ANA COSTA' }, { cents: order.totalCents }];
    await reconcile(lines);
    const listTexts = async () => {
      const rows = await shop.database.kysely.selectFrom('receipts').select('text').orderBy('id').execute();
      return rows.slice(-2).map(({ text }) => text);
    };
    await deleteExpired(shop.database, nowMs + halfYearMs - 1);
    expect(await listTexts()).toEqual(['PIX RECEBIDO ANA COSTA', `PIX RECEBIDO ${document}`]);
    await deleteExpired(shop.database, nowMs + halfYearMs);
    expect(await listTexts()).toEqual(['', `PIX RECEBIDO ${document}`]);
    expect((await reconcile(lines)).added).toBe(0);
  });

  it('is looked at again only if it competes with a new statement for a payment', async () => {
    const order = await place();
    const other = Array.from({ length: 300 }, (_, index) => ({ cents: 1 + index, text: `PIX DE OUTRO ${index}` }));
    await reconcile([...other, { cents: order.totalCents, text: 'PIX DE ALGUEM' }]);
    const lines = writeStatement([{ cents: order.totalCents, text: 'PIX DE OUTRA PESSOA' }]);
    const { entries } = readStatement(lines);
    await insertReceipts(shop.database, { source: 'statement', nowMs }, entries);
    const keys = entries.map(({ key }) => key);
    const listTexts = async (found: Promise<MatchedReceipt[]>) => (await found).map(({ receipt }) => receipt.text);
    const competing = await listTexts(matchUndecided(shop.database, nowMs, keys));
    expect(competing).toContain('PIX DE OUTRA PESSOA');
    expect(competing).toContain('PIX DE ALGUEM');
    expect(competing.filter((text) => text.startsWith('PIX DE OUTRO'))).toEqual([]);
    // Half a year later an undecided receipt is left to a person: a repeated import looks only at its own lines.
    const later = nowMs + 180 * 24 * 3_600_000;
    expect(await listTexts(matchUndecided(shop.database, later, []))).toEqual([]);
    expect(await listTexts(matchUndecided(shop.database, later, keys))).toContain('PIX DE OUTRA PESSOA');
    expect((await listTexts(matchUndecided(shop.database, nowMs))).length).toBeGreaterThan(300);
  });

  it('is decided once by imports at the same time', async () => {
    const order = await place();
    const line = { cents: order.totalCents };
    await Promise.all(Array.from({ length: 5 }, () => reconcile([line])));
    expect(await listReceipts(order.totalCents)).toMatchObject([{ state: 'matched', used_cents: order.totalCents }]);
    expect((await buyers.read(order)).eventos.map(({ tipo }) => tipo)).toEqual(['placed', 'paid']);
  });
});
