// Every mail of one purchase through a real SMTP server, from the order to the refund after a withdrawal.

import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import { afterAll, describe, expect, it } from 'vitest';
import { remindPayments } from '#api/orders/mails/remind-payments.ts';
import { finishRequest, receiveBack } from '#api/orders/merchant/decide-request.ts';
import { deliverOrder } from '#api/orders/merchant/deliver-order.ts';
import { shipOrder } from '#api/orders/merchant/ship-order.ts';
import { payOrder } from '#api/orders/paying/pay-order.ts';
import { createOrderShop } from '#api/orders/testing/order-shop.ts';
import { placeOrderOf } from '#api/orders/testing/placed-orders.ts';
import { testPix } from '#api/payments/pix/testing/test-pix.ts';
import { orderRequestSchema } from '#contract/buying/order-requests.ts';
import { testNow } from '#database/testing/test-now.ts';
import { formatReais } from '#rules/money.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { type Received, startMailServer } from './testing/mail-server.ts';
import { envelope } from './testing/sample-mail.ts';

const mist = { id: 922_001, name: 'Bruma de Lavanda “Noite”', priceCents: 2990, stock: 50 };
const nowMs = testNow.getTime();

const server = await startMailServer();
const mailer = createSmtpMailer(server.url, envelope);
const { shop, buyers } = await createOrderShop({
  products: [mist],
  dependencies: { sendMail: (mail) => mailer.send(mail) },
});
afterAll(async () => {
  mailer.close();
  await server.close();
});

const toText = ({ mail }: Received) => (mail.text ?? '').replaceAll('\r\n', '\n').replaceAll('\u00A0', ' ');

/** What arrived since the last look: who got which subject, the buyer first. */
async function takeMails(): Promise<Received[]> {
  await shop.deliverMail();
  return server.received.splice(0).toSorted((one, other) => toRecipient(one).localeCompare(toRecipient(other)));
}
const toRecipient = ({ session }: Received) => session.envelope.rcptTo[0]?.address ?? '';

describe('one purchase', () => {
  it('mails each step to whom it concerns, with the amounts of the order and a code that can be paid', async () => {
    const seen: string[] = [];
    const messageIds: string[] = [];
    const take = async (): Promise<Received[]> => {
      const mails = await takeMails();
      seen.push(...mails.map((one) => `${toRecipient(one)}: ${one.mail.subject}`));
      messageIds.push(...mails.map(({ mail }) => mail.messageId ?? ''));
      return mails;
    };

    const placed = await placeOrderOf(shop, buyers, { productId: mist.id, quantity: 3 });
    const { numero, token, id: orderId } = placed;
    const { totais, pagamento } = await buyers.read(placed);
    const total = formatReais(totais.total).replaceAll('\u00A0', ' ');
    const [confirmation] = await take();
    const text = confirmation ? toText(confirmation) : '';
    const code = text.split('\n').find((each) => each.startsWith('000201'));
    expect(code).toBe(pagamento.codigo);
    expect(getPixPayloadInfo(code ?? '')).toMatchObject({ amount: totais.total });
    expect(text).toContain(`3 × ${mist.name}: R$ 89,70`);
    expect(text).toContain(`Total: ${total}`);
    expect(confirmation?.mail.html).toContain(pagamento.codigo);
    const link = new URL(/https:\S+\/checkout\/pedido\/\S+/.exec(text)?.[0] ?? '');
    expect([link.pathname, link.searchParams.get('t')]).toEqual([`/checkout/pedido/${numero}`, token]);

    await remindPayments(shop.database, nowMs + (testPix.minutes / 2) * 60_000);
    shop.clock.now = new Date(nowMs + (testPix.minutes / 2) * 60_000);
    const [reminder] = await take();
    expect(reminder && toText(reminder).split('\n')).toContain(code);
    await payOrder(shop.database, { orderId, actor: 'merchant', nowMs });
    await take();
    await shipOrder(shop.database, { orderId, code: 'AA123456785BR', nowMs });
    const [parcel] = await take();
    expect(parcel && toText(parcel)).toContain('Código de rastreio: AA123456785BR');
    await deliverOrder(shop.database, { orderId, nowMs });
    await take();
    const asked = await buyers.send('', 'POST', `/order/${numero}/request`, { tipo: 'arrependimento' }, token);
    const { protocolo: protocol } = orderRequestSchema.parse(asked.body);
    const [receipt] = await take();
    expect(receipt && toText(receipt)).toContain(`Protocolo: ${protocol}`);
    await receiveBack(shop.database, { protocol, nowMs });
    await take();
    await finishRequest(shop.database, { protocol, nowMs });
    const [refund] = await take();
    expect(refund && toText(refund)).toContain(`Devolvemos ${total}`);

    const [buyer, merchant] = [buyers.entries.contact.email, 'oi@manaca.example'];
    expect(seen).toEqual([
      `${buyer}: Pedido ${numero}: falta só pagar`,
      `${merchant}: Novo pedido ${numero}: ${total}`,
      `${buyer}: Pedido ${numero}: falta pagar o Pix`,
      `${buyer}: Pedido ${numero}: pagamento confirmado`,
      `${merchant}: Pedido ${numero} pago: ${total}`,
      `${buyer}: Pedido ${numero}: a caminho`,
      `${buyer}: Pedido ${numero} entregue`,
      `${buyer}: Pedido ${numero}: protocolo ${protocol}`,
      `${merchant}: Pedido ${numero}: solicitação ${protocol}`,
      `${buyer}: Pedido ${numero}: os produtos chegaram de volta`,
      `${buyer}: Pedido ${numero}: devolvemos ${total}`,
    ]);
    expect(new Set(messageIds).size).toBe(seen.length);
    expect(shop.failures).toEqual([]);
  });
});
