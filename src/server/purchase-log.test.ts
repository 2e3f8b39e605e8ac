import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createAccounts } from '#api/accounts/testing/accounts.ts';
import { insertShipmentShop } from '#api/delivery/testing/shipment-shop.ts';
import { createFulfilment } from '#api/orders/testing/fulfilment.ts';
import { testPix } from '#api/payments/pix/testing/test-pix.ts';
import { createTestApi, readSession, toRequest } from '#api/testing/test-api.ts';
import { createApp } from './app.ts';
import { createHealth } from './health.ts';

const mist = { id: 918_001, name: 'Bruma Discreta', priceCents: 2990, stock: 500 };
const contact = {
  nome: 'Josefina Discreta',
  email: 'josefina@exemplo.test',
  documento: '153.509.460-56',
  celular: '(41) 99876-5432',
};
const address = { cep: '86010-000', rua: 'Rua Reservada', numero: '8', bairro: 'Centro', cidade: 'Londrina', uf: 'PR' };
const bodySchema = z.record(z.string(), z.unknown());

const log: string[] = [];
const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) });
const shop = await createTestApi({
  dependencies: { pix: testPix, logger, hasLimits: false },
  products: [mist],
  async prepare(database) {
    await insertShipmentShop(database);
  },
});

it('a whole purchase leaves nothing about the buyer in the log [R10.15-06]', async () => {
  const app = createApp({
    mounts: [
      ['/api/*', (request) => shop.fetch(request)],
      ['*', () => new Response('<p>Pedido</p>', { headers: { 'Content-Type': 'text/html' } })],
    ],
    health: createHealth(async () => true),
    siteUrl: 'https://loja.test',
    allowedOrigins: [],
    logger,
  });
  let session = '';
  let token = '';
  const statuses: number[] = [];
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, json?: object) => {
    const headers = { Session: session, ...(token && { 'Order-Token': token }) };
    const response = await app.request(toRequest(path, { method, headers, ...(json && { json }) }));
    session = readSession(response) ?? session;
    statuses.push(response.status);
    const text = await response.text();
    return text.startsWith('{') ? bodySchema.parse(JSON.parse(text)) : {};
  };

  await send('POST', '/checkout/cart', { tipo: 'produto', itens: [{ idProduto: mist.id, quantidade: 1 }] });
  await send('PUT', '/checkout/contact', contact);
  await send('PUT', '/checkout/contact', { ...contact, documento: '153.509.460-50' });
  await send('PUT', '/checkout/address', address);
  const { resumo } = await send('GET', '/checkout/summary');
  const order = { chave: 'a-chave-de-um-pedido', resumo, aceitaTermos: true };
  const placed = z
    .object({ numero: z.string(), token: z.string() })
    .parse(await send('POST', '/checkout/order', order));
  token = placed.token;
  for (const path of ['', '/status', '/contract']) await send('GET', `/order/${placed.numero}${path}`);
  await createFulfilment(shop).deliver(placed.numero);
  await send('POST', `/order/${placed.numero}/request`, { tipo: 'arrependimento', texto: 'Segredo meu.' });
  await send('POST', '/order/link', { pedido: placed.numero, email: contact.email });
  await send('POST', '/sale/cancel', { pedido: placed.numero });
  await shop.deliverMail();
  for (const path of [`/checkout/pedido/${placed.numero}?t=${token}`, `/minha-conta/pedidos/${placed.numero}.data`])
    statuses.push((await app.request(path)).status);
  // The next order is another buyer's, in the name of an account.
  session = (await createAccounts(shop).create()).session;
  token = '';
  await send('GET', `/order/${placed.numero}`);

  // The wrong document, the late cancellation and the other's order are refused; that is logged too.
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 12 }, () => 200),
    400,
    404,
    422,
  ]);
  expect(log.length).toBeGreaterThanOrEqual(statuses.length);
  const text = log.join('');
  expect(text).toContain('/checkout/order');
  const txid = placed.numero.replace('-', '');
  for (const secret of [placed.token, placed.numero, txid, 'josefina', 'Josefina', 'Reservada', 'Segredo', '86010'])
    expect(text).not.toContain(secret);
  for (const digits of ['15350946056', '153.509.460-56', '15350946050', '98765432', '99876'])
    expect(text).not.toContain(digits);
});
