// Refunds that are made at the payment service, and states of it that the shop does not know: the merchant decides what is sent.

import { beforeEach, describe, expect, it } from 'vitest';
import { createServiceShop } from '#api/orders/payment-services/testing/service-shop.ts';
import { runAtShop } from './testing/order-commands.ts';

const shop = await createServiceShop();
beforeEach(() => {
  shop.shop.failures.length = 0;
});

const run = (...words: string[]) => runAtShop(shop.shop, ...words);
const show = async (numero: string) => (await run('show', numero)).output;

async function placePaid() {
  const placed = await shop.place();
  const order = await shop.started(placed);
  shop.service.pay(order);
  await shop.becomes(placed, 'pago');
  return { numero: placed.numero, placed, order };
}

/** The next answer of the service is read, and what follows from it is done. */
async function readAnswer(id: string): Promise<void> {
  const count = () => shop.service.requests.filter(({ path }) => path.endsWith(id)).length;
  for (let times = 0; times < 2; times += 1) {
    const before = count();
    await shop.notify(id);
    await expect.poll(count).toBeGreaterThan(before);
  }
}

const listMails = async (numero: string) =>
  (await shop.shop.deliverMail()).filter(({ subject, text }) => (subject + text).includes(numero));

describe('a payment that was refunded at the service', () => {
  it.each([
    ['refunded', 'refunded'],
    ['processed', 'refunded'],
    ['canceled', 'canceled'],
  ])('as a whole, reported as %s (%s), is taken over: shown, mailed, and nothing is sent', async (status, detail) => {
    const { numero, placed, order } = await placePaid();
    Object.assign(order, { status, detail });
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('DEVOLVIDO NO MERCADO PAGO, sem a loja pedir');
    const { totais, devolvido, eventos } = await shop.buyers.read(placed);
    expect(devolvido).toBe(totais.total);
    expect(eventos.map(({ tipo }) => tipo)).toEqual(['placed', 'paid', 'refunded']);
    const subjects = (await listMails(numero)).map(({ subject }) => subject);
    // Mails of one batch are sent at the same time.
    expect(subjects).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`Pedido ${numero}: devolvemos R$`),
        `Pedido ${numero}: pagamento devolvido fora da loja`,
      ]),
    );
    for (const words of [
      ['pack', numero],
      ['ship', numero, 'PACOTE-1'],
    ]) {
      const { output, hasFailed } = await run(...words);
      expect([output, hasFailed]).toEqual([expect.stringContaining('devolveu dinheiro deste pedido'), true]);
    }
    expect((await run('list')).output).toMatch(new RegExp(`${numero}.*DEVOLVIDO NO MERCADO PAGO`));
    expect((await run('list', '--estado', 'a-decidir')).output).toContain(numero);
    // The merchant decides, and owes nothing.
    expect((await run('cancel', numero)).output).toBe(`O pedido ${numero} está cancelado.`);
    expect((await run('list', '--estado', 'a-decidir')).output).not.toContain(numero);
    expect((await run('list', '--estado', 'a-devolver')).output).not.toContain(numero);
  });

  it('in parts is taken over once for each, whatever comes twice or late', async () => {
    const { numero, placed, order } = await placePaid();
    order.refunds.push({ id: 'REF-A', amount: '5.00' });
    order.detail = 'partially_refunded';
    await readAnswer(order.id);
    await readAnswer(order.id);
    await expect.poll(async () => (await shop.buyers.read(placed)).devolvido).toBe(5);
    order.refunds.push({ id: 'REF-B', amount: '5.00' });
    await readAnswer(order.id);
    await expect.poll(async () => (await shop.buyers.read(placed)).devolvido).toBe(10);
    // An answer that is older than what the shop knows changes nothing.
    order.refunds.pop();
    await readAnswer(order.id);
    expect((await shop.buyers.read(placed)).devolvido).toBe(10);
    expect(await show(numero)).toContain('sem a loja pedir: R$ 10,00');
    expect((await run('ship', numero, 'PACOTE-1')).hasFailed).toBe(true);
    expect(await run('ship', numero, 'PACOTE-1', '--pagamento-conferido')).toEqual({
      output: `O pedido ${numero} está enviado.`,
    });
  });

  it('by a refund of the shop holds nothing', async () => {
    const { numero, placed, order } = await placePaid();
    await run('refund', numero, '5,00');
    await expect
      .poll(() => {
        shop.wait(61_000);
        return order.refunds.length;
      })
      .toBe(1);
    await readAnswer(order.id);
    expect((await shop.buyers.read(placed)).devolvido).toBe(5);
    expect((await run('pack', numero)).output).toContain('em separação');
  });

  it('instead of by the shop, which owed it for a cancelled order, is owed no more', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    shop.service.pay(order);
    await shop.buyers.send('', 'POST', `/order/${placed.numero}/cancel`, {}, placed.token);
    const listReceipts = async () => (await run('receipts')).output;
    await expect.poll(listReceipts).toContain(placed.numero);
    order.status = 'refunded';
    await shop.notify(order.id);
    await expect.poll(listReceipts).not.toContain(placed.numero);
    const { sobras } = await shop.buyers.read(placed);
    expect(sobras).toMatchObject([{ motivo: 'tarde', devolvido: sobras[0]?.valor }]);
  });

  it('while its payer disputed it has gone to the payer: the dispute is lost', async () => {
    const { numero, order } = await placePaid();
    Object.assign(order, { status: 'in_mediation', detail: 'pending' });
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('CONTESTADO');
    Object.assign(order, { status: 'refunded', detail: 'refunded' });
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('CONTESTAÇÃO PERDIDA');
    expect(await show(numero)).not.toContain('o valor ficou com a loja');
  });
});

describe('a state that the shop does not know', () => {
  it('is not taken as paid; it is logged, and mailed to the merchant once', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    Object.assign(order, { status: 'settling', detail: 'new_word' });
    await readAnswer(order.id);
    await readAnswer(order.id);
    expect((await shop.buyers.read(placed)).estado).toBe('aguardando-pagamento');
    expect(await show(placed.numero)).toContain('PAGAMENTO A CONFERIR: o Mercado Pago informa “settling/new_word”');
    const isLogged = ({ details }: { details: object }) =>
      'status' in details && details.status === 'settling/new_word';
    expect(shop.shop.failures.filter(isLogged)).toHaveLength(1);
    const subjects = (await listMails(placed.numero)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('pagamento a conferir'))).toHaveLength(1);
    Object.assign(order, { status: 'processed', detail: undefined });
    await shop.becomes(placed, 'pago');
    expect(await show(placed.numero)).not.toContain('A CONFERIR');
  });

  it('holds the parcel of an order that was paid', async () => {
    const { numero, order } = await placePaid();
    Object.assign(order, { status: 'processed', detail: 'reversed' });
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('processed/reversed');
    expect((await run('ship', numero, 'PACOTE-1')).output).toContain('um estado do pagamento que a loja não conhece');
  });
});
