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
import { payOrder } from '../paying/pay-order.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { placeOrderOf, type PlacedOrderRow } from '../testing/placed-orders.ts';

const { shop, buyers } = await createOrderShop();
const accounts = createAccounts(shop);
const senha = 'Folha verde de capim 7';
/** Valid CPFs that no customer of the demonstration has. */
const documents = ['15350946056', '39053344705', '86288366757', '71428793860', '87748248800', '45317828791'];

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
    expect(link?.searchParams.get('voltar')).toBe(`/minha-conta/pedidos/${placed.numero}`);
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

  it('is refused for an order that is not paid, and for one of an account', async () => {
    const unpaid = await place();
    expect(await buyers.read(unpaid)).toMatchObject({ podeCriarConta: false });
    expect((await ask(unpaid)).status).toBe(422);
    const placed = await placePaid();
    const { id } = await accounts.create();
    await shop.database.kysely.updateTable('orders').set({ customer_id: id }).where('id', '=', placed.id).execute();
    expect((await ask(placed)).status).toBe(422);
    expect(await listMailKinds(shop, unpaid.email, placed.email)).not.toContain('confirm-registration');
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
