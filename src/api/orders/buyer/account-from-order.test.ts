import { describe, expect, it } from 'vitest';
import { orderListSchema } from '#contract/buying/customer-orders.ts';
import { addressesSchema } from '#contract/customers/address.ts';
import { profileSchema } from '#contract/customers/profile.ts';
import { createAccounts } from '../../accounts/testing/accounts.ts';
import {
  confirmRegistration,
  listConfirmationLinks,
  listMailKinds,
} from '../../accounts/testing/confirm-registration.ts';
import { soap } from '../../delivery/testing/shipment-shop.ts';
import { readSession } from '../../testing/test-api.ts';
import { closeOrder } from '../paying/close-order.ts';
import { payOrder } from '../paying/pay-order.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { placeOrderOf, type PlacedOrderRow } from '../testing/placed-orders.ts';

const { shop, buyers } = await createOrderShop();
const accounts = createAccounts(shop);
const senha = 'Folha verde de capim 7';
/** Valid CPFs that no customer of the demonstration has. */
const documents = [
  '15350946056',
  '39053344705',
  '86288366757',
  '71428793860',
  '87748248800',
  '45317828791',
  '71420358626',
  '25091736425',
  '63847192582',
  '90731524888',
  '31860492703',
  '46270913543',
  '59021864398',
  '84513029633',
];

interface GuestOrder extends PlacedOrderRow {
  email: string;
}

/** An order with the contact of a new guest. */
async function place(
  email = `hospede-${documents.length}@exemplo.test`,
  document = documents.pop(),
): Promise<GuestOrder> {
  const placed = await placeOrderOf(shop, buyers, { productId: soap.id });
  await shop.database.kysely.updateTable('orders').set({ email, document }).where('id', '=', placed.id).execute();
  return { ...placed, email };
}

async function placePaid(...contact: Parameters<typeof place>): Promise<GuestOrder> {
  const placed = await place(...contact);
  await payOrder(shop.database, { orderId: placed.id, actor: 'merchant', nowMs: shop.clock.now.getTime() });
  return placed;
}

const ask = ({ numero, token }: PlacedOrderRow, json: object = { senha }) =>
  shop.send(`/order/${numero}/account`, { method: 'POST', json, headers: { 'Order-Token': token } });
const update = ({ id }: PlacedOrderRow, values: { customer_id?: number; email?: string }) =>
  shop.database.kysely.updateTable('orders').set(values).where('id', '=', id).execute();
const findOwner = async ({ id }: PlacedOrderRow) =>
  (await shop.database.kysely.selectFrom('orders').select('customer_id').where('id', '=', id).executeTakeFirstOrThrow())
    .customer_id;
const read = async (path: string, session: string): Promise<unknown> =>
  (await shop.send(path, { headers: { Session: session } })).json();

describe('an account from the order of a guest', () => {
  it('opens by the mailed link and the password, with contact, address and order', async () => {
    const placed = await placePaid();
    const { email } = placed;
    const other = await placePaid(email);
    expect(await buyers.read(placed)).toMatchObject({ podeCriarConta: true });
    expect((await ask(placed)).status).toBe(200);
    expect(await findOwner(placed)).toBeNull();
    const [link] = await listConfirmationLinks(shop, email);
    expect(link?.searchParams.get('voltar')).toBe('/minha-conta/pedidos');
    const session = readSession(await confirmRegistration(shop, { email, senha })) ?? '';
    const { pedidos } = orderListSchema.parse(await read('/client/orders', session));
    expect(pedidos.map(({ numero }) => numero)).toEqual([placed.numero]);
    expect(profileSchema.parse(await read('/client', session))).toMatchObject({
      nomeRazao: 'Marina Prado',
      email,
      celular: '(41) 99999-0001',
    });
    const { enderecos } = addressesSchema.parse(await read('/client/addresses', session));
    expect(enderecos).toMatchObject([{ rua: 'Rua Sergipe', numero: '120', cidade: 'Londrina', principal: true }]);
    expect(await findOwner(other), 'another order may be of another person').toBeNull();
    expect(await buyers.read(placed)).toMatchObject({ podeCriarConta: false });
  });

  it('needs the password of the order, not that of another sign-up with the address', async () => {
    const placed = await placePaid();
    const { email } = placed;
    await ask(placed);
    const own = 'Sabugueiro na janela 9';
    const form = { nomeRazao: 'Marina Souza', email, documento: documents.pop(), celular: '(41) 98888-7777' };
    await shop.send('/client', { method: 'POST', json: { ...form, senha: own, aceitaTermos: true } });
    const confirmed = await confirmRegistration(shop, { email, senha: own });
    expect(confirmed.status).toBe(200);
    expect(await findOwner(placed)).toBeNull();
  });

  it('has the order also when another sign-up with the same password is confirmed', async () => {
    const placed = await placePaid();
    const { email } = placed;
    await ask(placed);
    const form = { nomeRazao: 'Marina Souza', email, documento: documents.pop(), celular: '(41) 98888-7777' };
    await shop.send('/client', { method: 'POST', json: { ...form, senha, aceitaTermos: true } });
    const session = readSession(await confirmRegistration(shop, { email, senha })) ?? '';
    const { pedidos } = orderListSchema.parse(await read('/client/orders', session));
    expect(pedidos.map(({ numero }) => numero)).toEqual([placed.numero]);
    expect(profileSchema.parse(await read('/client', session))).toMatchObject({ nomeRazao: 'Marina Souza' });
  });

  it('opens without the order if that has become another account’s before the link is opened', async () => {
    const placed = await placePaid();
    await ask(placed);
    const { id } = await accounts.create();
    await update(placed, { customer_id: id });
    const confirmed = await confirmRegistration(shop, { email: placed.email, senha });
    expect(confirmed.status).toBe(200);
    expect(await findOwner(placed)).toBe(id);
  });

  it('is refused for an order of an account, and for one that is not paid, is paid back or has lost its contact', async () => {
    const [unpaid, refunded, owned, erased] = [await place(), await placePaid(), await placePaid(), await placePaid()];
    await closeOrder(shop.database, {
      orderId: refunded.id,
      event: 'cancelled-by-merchant',
      actor: 'merchant',
      nowMs: shop.clock.now.getTime(),
    });
    await update(owned, { customer_id: (await accounts.create()).id });
    await update(erased, { email: '' });
    for (const placed of [unpaid, refunded, owned, erased]) {
      expect(await buyers.read(placed)).toMatchObject({ podeCriarConta: false });
      expect((await ask(placed)).status).toBe(422);
      expect(await listMailKinds(shop, placed.email, '')).not.toContain('confirm-registration');
    }
  });

  it('refuses a weak password beside its field', async () => {
    const response = await ask(await placePaid(), { senha: '12345678' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('"campos":{"senha":"Essa senha é fácil de adivinhar.');
  });
});

describe('a stranger who orders with the address of an account', () => {
  it('gets the same answer as for an unknown address, and changes nothing of it', async () => {
    const unknown = await (await ask(await placePaid())).text();
    const { id, email } = await accounts.create({ email: 'dona@exemplo.test', isProven: true });
    const findAccount = () => shop.database.kysely.selectFrom('customers').selectAll().where('id', '=', id).execute();
    const before = await findAccount();
    const placed = await placePaid(email);
    const response = await ask(placed);
    expect([response.status, await response.text()]).toEqual([200, unknown]);
    expect(await listMailKinds(shop, email)).toContain('account-exists');
    expect(await listConfirmationLinks(shop, email)).toEqual([]);
    expect(await findOwner(placed)).toBeNull();
    expect(await findAccount()).toEqual(before);
  });
});
