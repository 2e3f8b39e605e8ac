// Chargebacks and mediations: the merchant sees them and decides, and nothing is sent or paid back by mistake.

import { describe, expect, it } from 'vitest';
import { createServiceShop } from '#api/orders/payment-services/testing/service-shop.ts';
import { orderRequestSchema } from '#contract/buying/order-requests.ts';
import { runAtShop } from './testing/order-commands.ts';

const shop = await createServiceShop();

const dayMs = 24 * 3_600_000;

const run = (...words: string[]) => runAtShop(shop.shop, ...words);
const show = async (numero: string) => (await run('show', numero)).output;
const listLine = async (numero: string) =>
  (await run('list', '--limite', '500')).output.split('\n').find((line) => line.startsWith(numero));
const countMails = async (numero: string) => {
  const { kysely } = shop.shop.database;
  const id = `merchant-dispute-${numero.replace('-', '')}-%`;
  return (await kysely.selectFrom('outbox').select('id').where('message_id', 'like', id).execute()).length;
};

async function placePaid() {
  const placed = await shop.place('cartao');
  const order = await shop.started(placed);
  shop.service.pay(order);
  await shop.becomes(placed, 'pago');
  return { numero: placed.numero, placed, order };
}

async function placeDisputed(status = 'charged_back', detail = 'in_process') {
  const paid = await placePaid();
  Object.assign(paid.order, { status, detail });
  await shop.notify(paid.order.id);
  await expect.poll(() => show(paid.numero)).toContain('CONTESTADO');
  return paid;
}

describe('a payment that its payer disputes', () => {
  it.each([
    ['charged_back', 'in_process'],
    ['in_mediation', 'pending'],
    ['processed', 'in_mediation'],
  ])('as %s (%s) is shown to the merchant, who is notified once', async (status, detail) => {
    const { numero, order } = await placeDisputed(status, detail);
    expect(await listLine(numero)).toContain('CONTESTADO');
    expect((await run('list', '--estado', 'contestado')).output).toContain(numero);
    expect((await run('export', '--estado', 'contestado')).output).toContain('"contestado":true');
    const before = shop.service.requests.length;
    await shop.notify(order.id);
    await expect.poll(() => shop.service.requests.length).toBeGreaterThan(before);
    expect(await countMails(numero)).toBe(1);
  });

  it('is found by asking within a day when every notice is lost [R10.14-17]', async () => {
    const { numero, order } = await placePaid();
    Object.assign(order, { status: 'charged_back', detail: 'in_process' });
    shop.wait(dayMs + 60_000);
    await expect.poll(() => show(numero)).toContain('CONTESTADO');
  });

  it('is neither packed nor sent nor paid back by mistake [R10.14-18]', async () => {
    const { numero, placed } = await placeDisputed();
    for (const words of [
      ['pack', numero],
      ['ship', numero, 'PACOTE-1'],
      ['refund', numero, '1,00'],
    ]) {
      const { output, hasFailed } = await run(...words);
      expect([output, hasFailed]).toEqual([expect.stringContaining('está contestado no Mercado Pago'), true]);
    }
    expect((await shop.buyers.read(placed)).estado).toBe('pago');
    expect(await run('ship', numero, 'PACOTE-1', '--pagamento-conferido')).toEqual({
      output: `O pedido ${numero} está enviado.`,
    });
  });

  it('is not to be paid back when the buyer cancels the order', async () => {
    const { numero, placed } = await placeDisputed();
    const { status } = await shop.buyers.send('', 'POST', `/order/${numero}/cancel`, {}, placed.token);
    expect(status).toBe(200);
    const mails = (await shop.shop.deliverMail()).filter(({ subject }) => subject.includes(numero));
    const notice = mails.find(({ subject }) => subject.includes('cancelado pelo cliente, com pagamento contestado'));
    expect(notice?.text).toContain('Não devolva nada agora: o pagamento está contestado.');
    expect(mails.some(({ subject }) => subject.includes('devolva'))).toBe(false);
    expect((await run('cancel', numero)).output).toMatch(/nada mudou\. O pagamento está contestado: não devolva nada/);
  });

  it('is over when the shop has won: all is as before', async () => {
    const { numero, order } = await placeDisputed();
    order.detail = 'reimbursed';
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('contestação encerrada');
    expect(await show(numero)).not.toContain('CONTESTADO');
    expect(await listLine(numero)).not.toContain('CONTESTADO');
    expect((await run('list', '--estado', 'contestado')).output).not.toContain(numero);
    expect((await run('pack', numero)).output).toContain('em separação');
  });

  it('and that is lost is paid back already: never again, and its order can only be cancelled [R10.14-19]', async () => {
    const { numero, placed, order } = await placeDisputed();
    order.detail = 'settled';
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('CONTESTAÇÃO PERDIDA');
    expect(await listLine(numero)).toContain('contestação perdida');
    expect(await countMails(numero)).toBe(2);
    const { totais, devolvido } = await shop.buyers.read(placed);
    expect(devolvido).toBe(totais.total);
    expect(await run('refund', numero, '1,00')).toMatchObject({ hasFailed: true });
    expect((await run('pack', numero)).output).toContain('perdeu o pagamento');
    await shop.buyers.send('', 'POST', `/order/${numero}/cancel`, {}, placed.token);
    const notice = (await shop.shop.deliverMail()).find(
      ({ subject }) => subject === `Pedido ${numero}: cancelado pelo cliente`,
    );
    expect(notice?.text).toContain('Não há valor a devolver.');
    expect((await run('cancel', numero)).output).toBe(`O pedido ${numero} está cancelado: nada mudou.`);
    expect((await run('list', '--estado', 'a-devolver')).output).not.toContain(numero);
    expect(order.refunds).toEqual([]);
    // If the money comes back now, it is the buyer's.
    await run('regain', numero);
    expect((await run('list', '--estado', 'a-devolver')).output).toContain(numero);
  });

  it('and is lost takes the place of a refund that the service has not made yet', async () => {
    const { numero, placed, order } = await placePaid();
    shop.service.fault = 'error';
    expect((await run('refund', numero, '10,00')).hasFailed).toBeUndefined();
    expect(await show(numero)).toContain('ainda não feita: R$ 10,00');
    shop.service.fault = undefined;
    Object.assign(order, { status: 'charged_back', detail: 'settled' });
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('CONTESTAÇÃO PERDIDA');
    const { totais, devolvido, devolvendo } = await shop.buyers.read(placed);
    expect([devolvido, devolvendo]).toEqual([totais.total, undefined]);
    expect(await show(numero)).not.toContain('ainda não feita');
    // The service would make it now.
    order.status = 'processed';
    shop.wait(dayMs);
    await shop.becomes(placed, 'pago');
    expect(order.refunds).toEqual([]);
  });

  it('and is lost does not settle what is due for a request, if the money comes back', async () => {
    const { numero, placed, order } = await placePaid();
    await run('ship', numero, 'AA123456785BR');
    await run('deliver', numero);
    const body = { tipo: 'arrependimento' };
    const asked = await shop.buyers.send('', 'POST', `/order/${numero}/request`, body, placed.token);
    const { protocolo: protocol } = orderRequestSchema.parse(asked.body);
    await run('receive-back', protocol);
    Object.assign(order, { status: 'charged_back', detail: 'settled' });
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('CONTESTAÇÃO PERDIDA');
    expect((await run('requests')).output).toMatch(
      new RegExp(`${protocol}[^]*já devolvido: finish com --ja-devolvido`),
    );
    expect((await run('finish', protocol)).output).toContain('conclua com finish e --ja-devolvido');
    expect((await run('finish', protocol, '--ja-devolvido')).output).toContain('concluída');
    expect((await run('regain', numero)).output).toContain(`Falta devolver de novo: ${protocol}`);
    expect((await run('requests')).output).toMatch(new RegExp(`${protocol}[^]*a devolver R\\$`));
    expect((await run('finish', protocol)).output).toContain('registrada');
  });

  it('and is lost leaves nothing to pay back of money that the shop learned of after the order was cancelled', async () => {
    const placed = await shop.place('cartao');
    const order = await shop.started(placed);
    shop.service.pay(order);
    await shop.buyers.send('', 'POST', `/order/${placed.numero}/cancel`, {}, placed.token);
    const listReceipts = async () => (await run('receipts')).output;
    await expect.poll(listReceipts).toContain(placed.numero);
    Object.assign(order, { status: 'charged_back', detail: 'settled' });
    await shop.notify(order.id);
    await expect.poll(() => show(placed.numero)).toContain('CONTESTAÇÃO PERDIDA');
    expect(await listReceipts()).not.toContain(placed.numero);
  });

  it('and was lost counts again when the merchant says that the money came back, whatever the service still reports', async () => {
    const { numero, placed, order } = await placeDisputed();
    order.detail = 'settled';
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('use regain');
    const { totais } = await shop.buyers.read(placed);
    expect((await run('regain', numero)).output).toMatch(
      /^O pedido \S+ está pago\. R\$ [\d,]+ da contestação perdida voltaram/,
    );
    expect(await show(numero)).toContain('o valor da contestação perdida voltou para a loja');
    expect(await show(numero)).not.toContain('CONTESTAÇÃO PERDIDA');
    const again = await run('regain', numero);
    expect([again.output, again.hasFailed]).toEqual([expect.stringContaining('não tem contestação perdida'), true]);
    const before = shop.service.requests.length;
    await shop.notify(order.id);
    await expect.poll(() => shop.service.requests.length).toBeGreaterThan(before);
    expect(await listLine(numero)).not.toContain('contestação');
    expect((await shop.buyers.read(placed)).devolvido).toBeFalsy();
    expect((await run('pack', numero)).output).toContain('em separação');
    expect((await run('refund', numero, String(totais.total).replace('.', ','))).hasFailed).toBeUndefined();
  });

  it('and was lost can be lost again after it was regained', async () => {
    const { numero, placed, order } = await placeDisputed();
    order.detail = 'settled';
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('use regain');
    await run('regain', numero);
    order.detail = 'in_process';
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('CONTESTADO');
    order.detail = 'settled';
    await shop.notify(order.id);
    await expect.poll(() => show(numero)).toContain('CONTESTAÇÃO PERDIDA');
    const { totais, devolvido } = await shop.buyers.read(placed);
    expect(devolvido).toBe(totais.total);
  });
});

describe('money of a closed order', () => {
  it('is listed until the service has paid it back', async () => {
    const { numero, token } = await shop.place('cartao');
    const order = await shop.started({ numero, token });
    shop.service.pay(order);
    await shop.buyers.send('', 'POST', `/order/${numero}/cancel`, {}, token);
    const findId = async () =>
      new RegExp(`^ *(\\d+) .*\\n.*${numero}`, 'm').exec((await run('receipts')).output)?.[1] ?? '';
    await expect.poll(findId).not.toBe('');
    const id = await findId();
    shop.service.fault = 'error';
    expect((await run('refund', '--recebimento', id, '1,00')).output).toContain(`do recebimento ${id} registrada`);
    expect((await run('receipts')).output).toMatch(
      new RegExp(`${numero} · .*\\n +devolução pedida ao Mercado Pago e ainda não feita`),
    );
    shop.service.fault = undefined;
  });
});
