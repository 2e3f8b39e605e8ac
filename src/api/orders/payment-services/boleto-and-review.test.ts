import { describe, expect, it } from 'vitest';
import { orderSchema } from '#contract/buying/orders.ts';
import { mailReviews } from '../mails/mail-reviews.ts';
import { createServiceShop, type PlacedOrder } from './testing/service-shop.ts';

const shop = await createServiceShop(['pix', 'card', 'boleto']);
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** The kinds of the mails about an order after it was placed, in their order. */
async function listMails({ numero }: PlacedOrder) {
  const rows = await shop.shop.database.kysely
    .selectFrom('outbox')
    .select(['kind', 'message_id'])
    .orderBy('id')
    .execute();
  const number = numero.replace('-', '');
  return rows
    .filter(({ kind, message_id: id }) => id.includes(number) && !/placed|merchant/.test(kind))
    .map(({ kind }) => kind);
}

describe('a boleto', () => {
  it('has its digits, its sheet and its last day, and is paid when the bank reports it days later', async () => {
    const placed = await shop.place('boleto');
    const order = await shop.started(placed);
    const { pagamento, totais } = await shop.buyers.read(placed);
    expect(pagamento).toMatchObject({
      tipo: 'boleto',
      link: `${shop.service.url}/boleto/${order.id}`,
      demonstracao: false,
    });
    expect(pagamento.codigo).toMatch(/^\d{5}\./);
    expect(totais.descontoPagamento).toBe(0);
    expect(order.amount).toBe(totais.total.toFixed(2));
    const dueEndMs = Date.parse(`${pagamento.vencimento}T23:59:00-03:00`);
    expect(Date.parse(pagamento.venceEm)).toBeGreaterThan(dueEndMs + 24 * hourMs);
    shop.wait(dueEndMs + 24 * hourMs - shop.shop.clock.now.getTime());
    expect((await shop.buyers.read(placed)).estado).toBe('aguardando-pagamento');
    shop.service.pay(order);
    await shop.becomes(placed, 'pago');
  });

  it('is ended at the service when nobody pays it, and its order expires', async () => {
    const placed = await shop.place('boleto');
    const order = await shop.started(placed);
    const { venceEm } = (await shop.buyers.read(placed)).pagamento;
    shop.wait(Date.parse(venceEm) - shop.shop.clock.now.getTime());
    await shop.becomes(placed, 'cancelado');
    expect(order.status).toBe('canceled');
  });

  it('is not chosen for an order once its last day is over', async () => {
    const placed = await shop.place('boleto');
    await shop.started(placed);
    const { vencimento } = (await shop.buyers.read(placed)).pagamento;
    const pay = (tipo: string) => shop.buyers.send('', 'POST', `/order/${placed.numero}/pay`, { tipo }, placed.token);
    shop.wait(Date.parse(`${vencimento}T12:00:00-03:00`) - shop.shop.clock.now.getTime());
    expect((await pay('pix')).status).toBe(200);
    expect((await pay('boleto')).status).toBe(200);
    shop.wait(24 * hourMs);
    expect((await pay('pix')).status).toBe(200);
    expect(await pay('boleto')).toMatchObject({ status: 422 });
  });
});

describe('a card that the bank examines', () => {
  it('keeps its order for two business days, and is paid when the bank approves', async () => {
    const placed = await shop.place('cartao');
    const order = await shop.started(placed);
    const before = (await shop.buyers.read(placed)).pagamento;
    order.status = 'processing';
    order.detail = 'in_process';
    await shop.reads(placed, 'em-analise');
    const { pagamento } = await shop.buyers.read(placed);
    expect(Date.parse(pagamento.venceEm)).toBeGreaterThan(Date.parse(before.venceEm) + 24 * hourMs);
    expect(pagamento).not.toHaveProperty('opcoes');
    shop.wait(24 * hourMs);
    expect((await shop.buyers.read(placed)).pagamento.estado).toBe('em-analise');
    Object.assign(order, { status: 'processed', detail: 'accredited' });
    await shop.becomes(placed, 'pago');
  });

  it('says in how many parts it is charged, with the interest of the service apart from the order [R10.14-20]', async () => {
    const placed = await shop.place('cartao');
    const order = await shop.started(placed);
    const { valor } = (await shop.buyers.read(placed)).pagamento;
    const payer = Math.round(valor * 1.12 * 100) / 100;
    Object.assign(order, { status: 'processed', installments: 2, paidAmount: payer.toFixed(2) });
    await shop.becomes(placed, 'pago');
    expect((await shop.buyers.read(placed)).pagamento).toMatchObject({
      valor,
      recebido: valor,
      parcelamento: { parcelas: 2, valorParcela: Math.floor((payer * 100) / 2) / 100, valorTotal: payer },
    });
  });

  it('waits for another way to pay when the bank refuses', async () => {
    const placed = await shop.place('cartao');
    const order = await shop.started(placed);
    order.status = 'processing';
    await shop.reads(placed, 'em-analise');
    order.status = 'failed';
    await shop.reads(placed, 'recusado');
    const { status, body } = await shop.buyers.send(
      '',
      'POST',
      `/order/${placed.numero}/pay`,
      { tipo: 'pix' },
      placed.token,
    );
    expect(status).toBe(200);
    expect(orderSchema.parse(body).pagamento).toMatchObject({ tipo: 'pix', estado: 'pendente' });
  });

  describe('is mailed', () => {
    /** An order whose card is examined, as the page says by now. */
    const examine = async () => {
      const placed = await shop.place('cartao');
      const order = await shop.started(placed);
      order.status = 'processing';
      await shop.reads(placed, 'em-analise');
      return { placed, order };
    };
    const report = () => mailReviews(shop.shop.database, shop.shop.clock.now.getTime());

    it('once it takes longer than two minutes, once, and then what the bank has decided [R10.17-08]', async () => {
      const { placed, order } = await examine();
      await report();
      expect(await listMails(placed)).toEqual([]);
      shop.wait(2 * minuteMs);
      await Promise.all([report(), report()]);
      expect(await listMails(placed)).toEqual(['payment-in-review']);
      await shop.shop.deliverMail();
      order.status = 'failed';
      await shop.reads(placed, 'recusado');
      await report();
      expect(await listMails(placed)).toEqual(['payment-in-review', 'payment-refused']);
    });

    it('as refused alone when the bank decides at once', async () => {
      const { placed, order } = await examine();
      order.status = 'failed';
      await shop.reads(placed, 'recusado');
      shop.wait(2 * minuteMs);
      await report();
      expect(await listMails(placed)).toEqual(['payment-refused']);
    });

    it('as paid alone while the mail server is away', async () => {
      const { placed, order } = await examine();
      shop.wait(2 * minuteMs);
      await report();
      Object.assign(order, { status: 'processed', detail: 'accredited' });
      await shop.becomes(placed, 'pago');
      expect(await listMails(placed)).toEqual(['payment-confirmed']);
    });

    it('as refused when the service asks for another card, unless nothing was said of the review', async () => {
      const [told, untold] = [await examine(), await examine()];
      untold.order.status = 'action_required';
      await shop.reads(untold.placed, 'pendente');
      shop.wait(2 * minuteMs);
      await report();
      await shop.shop.deliverMail();
      told.order.status = 'action_required';
      await shop.reads(told.placed, 'pendente');
      expect(await listMails(told.placed)).toEqual(['payment-in-review', 'payment-refused']);
      expect(await listMails(untold.placed)).toEqual([]);
    });
  });

  it('says nothing of a Pix that the service prepares', async () => {
    const placed = await shop.place('pix');
    const order = await shop.started(placed);
    order.status = 'processing';
    const countQuestions = () => shop.service.requests.filter(({ path }) => path.endsWith(order.id)).length;
    shop.wait(70_000);
    await expect.poll(countQuestions).toBeGreaterThan(0);
    expect((await shop.buyers.read(placed)).pagamento.estado).toBe('pendente');
  });
});
