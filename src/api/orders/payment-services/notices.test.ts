import { beforeEach, describe, expect, it } from 'vitest';
import { testSiteUrl } from '../../testing/test-api.ts';
import { createServiceShop } from './testing/service-shop.ts';

const shop = await createServiceShop();
beforeEach(() => {
  shop.shop.failures.length = 0;
});

const countReceipts = async () =>
  (await shop.shop.database.kysely.selectFrom('receipts').select('id').execute()).length;
const countMails = async () => {
  const { kysely } = shop.shop.database;
  return (await kysely.selectFrom('outbox').select('id').where('kind', '=', 'payment-confirmed').execute()).length;
};

/** Resolves once the worker asks about the order again, without the clock moving on. */
async function isAskedAbout(id: string, act: () => Promise<unknown>): Promise<void> {
  const count = () => shop.service.requests.filter(({ path }) => path.endsWith(id)).length;
  const before = count();
  await act();
  await expect.poll(count).toBeGreaterThan(before);
}

const post = async (body: string, headers: Record<string, string> = {}, adapter = 'mercado-pago') => {
  const address = `${testSiteUrl}/api/payments/${adapter}/notice?data.id=ORD01&type=order`;
  const request = new Request(address, { method: 'POST', headers, body });
  return (await shop.shop.fetch(request)).status;
};

describe('a notice of a payment', () => {
  it('pays its order once, at once, however often and late it comes [R10.14-07]', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    shop.service.pay(order);
    const [receipts, mails] = [await countReceipts(), await countMails()];
    for (let time = 0; time < 10; time += 1) expect(await shop.notify(order.id)).toBe(200);
    await expect.poll(async () => (await shop.buyers.read(placed)).estado).toBe('pago');
    shop.wait(24 * 3_600_000);
    for (let time = 0; time < 10; time += 1) expect(await shop.notify(order.id)).toBe(200);
    await shop.becomes(placed, 'pago');
    expect(await countReceipts()).toBe(receipts + 1);
    expect(await countMails()).toBe(mails + 1);
    expect((await shop.buyers.read(placed)).eventos.map(({ tipo }) => tipo)).toEqual(['placed', 'paid']);
  });

  it('may come before, after and between those of others', async () => {
    const placed = await Promise.all(Array.from({ length: 4 }, () => shop.place()));
    const orders = await Promise.all(placed.map((one) => shop.started(one)));
    // Some are about orders that nobody has paid.
    const ids = [...orders, ...orders].map(({ id }) => id).toReversed();
    const [first, , third] = orders;
    for (const [index, id] of ids.entries()) {
      if (index === 3 && first) shop.service.pay(first);
      if (index === 5 && third) shop.service.pay(third);
      await shop.notify(id);
    }
    const listStates = () => Promise.all(placed.map(async (one) => (await shop.buyers.read(one)).estado));
    await expect.poll(listStates).toEqual(['pago', 'aguardando-pagamento', 'pago', 'aguardando-pagamento']);
  });

  it('that claims a payment changes nothing: the service is asked', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    await isAskedAbout(order.id, () => shop.notify(order.id));
    expect((await shop.buyers.read(placed)).estado).toBe('aguardando-pagamento');
  });

  it('about an id that is not known is taken and changes nothing', async () => {
    expect(await shop.notify('ORD01UNKNOWN')).toBe(200);
    expect(await shop.notify("' or 1=1 --")).toBe(200);
    expect(await shop.notify('123', { type: 'payment' })).toBe(200);
    expect(shop.shop.failures).toEqual([]);
  });

  it('that is forged is refused; only the open payments of the last hour are asked about, now and then [R10.14-08]', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    shop.wait(31_000);
    await isAskedAbout(order.id, async () => {
      expect(await shop.notify('ORD01UNKNOWN', { secret: 'outro-segredo' })).toBe(401);
    });
    for (let time = 0; time < 20; time += 1) expect(await shop.notify(order.id, { secret: 'outro-segredo' })).toBe(401);
    expect(shop.shop.failures.map(({ message }) => message)).toEqual(['a notice of a payment has no valid signature']);
    expect(shop.shop.metrics.readWorkMetrics().refusedNotices).toBeGreaterThanOrEqual(21);
  });

  it.each(['pix-static', 'outro', '__proto__'])('of %s, which sends none, is not found', async (adapter) => {
    expect(await post('{}', {}, adapter)).toBe(404);
  });

  it('is read up to 64 kB', async () => {
    const { headers } = shop.service.notice('ORD01');
    expect(await post('x'.repeat(64 * 1024), headers)).toBe(200);
    expect(await post('x'.repeat(64 * 1024 + 1), headers)).toBe(413);
    expect(await post('', { ...headers, 'Content-Length': String(64 * 1024 + 1) })).toBe(413);
  });

  it('needs no App-Token, and nothing else than a notice can be sent there', async () => {
    const address = `${testSiteUrl}/api/payments/mercado-pago/notice`;
    expect((await shop.shop.fetch(new Request(address))).status).toBe(404);
    expect((await shop.shop.fetch(new Request(address, { method: 'POST' }))).status).toBe(401);
  });
});
