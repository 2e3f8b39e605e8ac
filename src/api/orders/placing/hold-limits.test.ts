import { afterEach, describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/shared.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createAccounts } from '../../accounts/testing/accounts.ts';
import { testPix } from '../../payments/pix/testing/test-pix.ts';
import { deleteExpired } from '../../retention.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { closeOrder, expireOrders } from '../paying/close-order.ts';
import { payOrder } from '../paying/pay-order.ts';
import type { Buyer } from '../testing/buyers.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const firstId = 925_001;
/** Single pieces, of each more than a guest may hold. */
const rare = Array.from({ length: 30 }, (_, index) => ({
  id: firstId + index,
  name: `Peça Única ${index}`,
  priceCents: 5000,
  stock: 1,
}));
const plenty = { id: 925_101, name: 'Sabonete de Todos', priceCents: 1990, stock: 5000 };

const { shop, buyers } = await createOrderShop({ products: [...rare, plenty], dependencies: { hasLimits: true } });
const accounts = createAccounts(shop);
const { kysely } = shop.database;
const nowMs = testNow.getTime();

async function cancelOpen(): Promise<void> {
  const open = await kysely.selectFrom('orders').select('id').where('money_state', '=', 'awaiting').execute();
  for (const { id } of open)
    await closeOrder(shop.database, { orderId: id, event: 'cancelled-by-buyer', actor: 'buyer', nowMs });
}

afterEach(async () => {
  await cancelOpen();
  // Mailboxes and networks are counted anew.
  await kysely.updateTable('orders').set({ mailbox_hash: null, network_hash: null }).execute();
  shop.clock.now = testNow;
});

/** The n-th valid CPF. */
function toCpf(n: number): string {
  const digits = [...String(100_000_000 + n)].map(Number);
  for (const length of [10, 11]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (length - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

let people = 0;
interface Person {
  email?: string;
  documento?: string;
}

/** A guest with these lines in the cart; without `person` another one than all before. */
async function prepare(items: unknown[], person: Person = {}): Promise<Buyer> {
  people += 1;
  const { session } = await createCartClient(shop).change('POST', { tipo: 'produto', itens: items });
  const own = { email: `pessoa-${people}@exemplo.test`, documento: toCpf(people) };
  await buyers.send(session, 'PUT', '/checkout/contact', { ...buyers.entries.contact, ...own, ...person });
  await buyers.send(session, 'PUT', '/checkout/address', buyers.entries.address);
  return buyers.see(session);
}

let keys = 0;
async function order({ session, resumo }: Buyer, address = '203.0.113.7') {
  keys += 1;
  const json = { chave: `chave-de-reserva-${keys}`, resumo, aceitaTermos: true };
  const headers = { Session: session, 'X-Client-Address': address };
  const response = await shop.send('/checkout/order', { method: 'POST', json, headers });
  const body: unknown = await response.json();
  return response.status === 200 ? 'placed' : `${response.status} ${errorSchema.parse(body).error.slice(0, 30)}`;
}
const orderOne = async (person?: Person, address?: string) => order(await prepare([line(plenty.id)], person), address);
const count = (answers: readonly string[]) => answers.filter((answer) => answer === 'placed').length;

describe('an order of a guest', () => {
  it.each<[string, Person]>([
    ['e-mail', { email: 'rita@exemplo.test' }],
    ['document', { documento: toCpf(900_000) }],
  ])('is refused while three with the same %s and network wait for their payment', async (_what, person) => {
    const answers = [];
    for (let host = 1; host <= 4; host += 1) answers.push(await orderOne(person, `198.51.100.${host}`));
    expect(answers).toEqual(['placed', 'placed', 'placed', '422 Já há pedidos feitos neste apa']);
    expect(await orderOne()).toBe('placed');
  });

  it('is placed while others use the same document elsewhere, whatever they hold', async () => {
    const person = { documento: toCpf(900_001) };
    for (let network = 0; network < 2; network += 1) {
      const items = rare.slice(network * 6, network * 6 + 6).map(({ id }) => line(id));
      expect(await order(await prepare(items, person), `198.51.${network}.1`)).toBe('placed');
    }
    for (const host of [1, 2]) expect(await orderOne(person, `198.51.100.${host}`)).toBe('placed');
    expect(await orderOne(person)).toBe('placed');
  });

  it('is the fourth of a mailbox within an hour however its address is written, also when the others are cancelled', async () => {
    const answers = [];
    for (const [network, email] of [
      'rita@exemplo.test',
      'rita+1@exemplo.test',
      'RITA+2@exemplo.test',
      'rita+3@exemplo.test',
    ].entries()) {
      answers.push(await orderOne({ email }, `198.51.${network}.1`));
      await cancelOpen();
    }
    expect(answers).toEqual(['placed', 'placed', 'placed', '422 Já foram feitos vários pedidos']);
  });

  it('counts for its network for an hour after it was cancelled', async () => {
    for (let person = 0; person < 20; person += 1) expect(await orderOne({}, '192.0.2.8')).toBe('placed');
    await cancelOpen();
    expect(await orderOne({}, '192.0.2.8')).toBe('422 Muitos pedidos da sua rede esp');
    shop.clock.now = new Date(nowMs + 60 * 60_000);
    expect(await orderOne({}, '192.0.2.8')).toBe('placed');
  });

  it('is refused while three of the same session wait for their payment', async () => {
    const buyer = await prepare([line(plenty.id)]);
    const answers = [await order(buyer)];
    for (let again = 1; again <= 3; again += 1) {
      await createCartClient(shop).add([line(plenty.id)], buyer.session);
      people += 1;
      const contact = { ...buyers.entries.contact, email: `outra-${people}@exemplo.test`, documento: toCpf(people) };
      await buyers.send(buyer.session, 'PUT', '/checkout/contact', contact);
      await buyers.send(buyer.session, 'PUT', '/checkout/address', buyers.entries.address);
      answers.push(await order(await buyers.see(buyer.session)));
    }
    expect(count(answers)).toBe(3);
  });

  it('is placed again once one of the three is paid or its hour is over', async () => {
    const person = { email: 'sonia@exemplo.test' };
    for (let placed = 0; placed < 3; placed += 1) expect(await orderOne(person)).toBe('placed');
    const [first] = await kysely.selectFrom('orders').select('id').where('email', '=', person.email).execute();
    await payOrder(shop.database, { orderId: first?.id ?? 0, actor: 'merchant', nowMs });
    expect(await orderOne(person)).toBe('placed');
    expect(await orderOne(person)).toMatch(/^422/);
    const later = nowMs + testPix.minutes * 60_000;
    await expireOrders(shop.database, later);
    shop.clock.now = new Date(later);
    expect(await orderOne(person)).toBe('422 Já foram feitos vários pedidos');
    shop.clock.now = new Date(nowMs + 60 * 60_000);
    expect(await orderOne(person)).toBe('placed');
  });

  it('is one of twenty at most from a network, and others still order', async () => {
    const answers = [];
    for (let person = 0; person < 21; person += 1) answers.push(await orderOne({}, `192.0.2.${person}`));
    expect(count(answers)).toBe(20);
    expect(answers.at(-1)).toBe('422 Muitos pedidos da sua rede esp');
    expect(await orderOne({}, '2001:db8:7::1')).toBe('placed');
    const customer = await accounts.create();
    const orderAs = async (address: string) => {
      await createCartClient(shop).add([line(plenty.id)], customer.session);
      await buyers.send(customer.session, 'PUT', '/checkout/contact', {});
      await buyers.send(customer.session, 'PUT', '/checkout/address', buyers.entries.address);
      return order(await buyers.see(customer.session), address);
    };
    expect(await orderAs('192.0.2.9'), 'a new customer of that network').toBe('422 Muitos pedidos da sua rede esp');
    expect(await orderAs('203.0.113.9')).toBe('placed');
    const { id: orderId } = await kysely
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', customer.id)
      .executeTakeFirstOrThrow();
    await payOrder(shop.database, { orderId, actor: 'merchant', nowMs });
    expect(await orderAs('192.0.2.9'), 'a customer who has paid before').toBe('placed');
  });

  it('takes at most six last pieces, and twelve with others of its network', async () => {
    const takeSome = (from: number, to: number) => prepare(rare.slice(from, to).map(({ id }) => line(id)));
    expect(await order(await takeSome(0, 7))).toBe('422 Antes do pagamento a loja rese');
    expect(await order(await takeSome(0, 6))).toBe('placed');
    expect(await order(await takeSome(6, 11)), 'another guest').toBe('placed');
    expect(await order(await takeSome(11, 13))).toBe('422 Pedidos da sua rede que espera');
    expect(await order(await takeSome(11, 12)), 'the last piece of one more').toBe('placed');
    expect(await order(await takeSome(12, 13), '198.51.100.1'), 'from elsewhere').toBe('placed');
  });

  it('is refused its limit though many are placed at the same time', async () => {
    const same: Buyer[] = [];
    const network: Buyer[] = [];
    for (let person = 0; person < 8; person += 1)
      same.push(await prepare([line(plenty.id)], { email: 'muitas@exemplo.test' }));
    const answers = await Promise.all(same.map((buyer, index) => order(buyer, `198.51.${index}.1`)));
    expect(count(answers)).toBe(3);
    for (let index = 13; index < 28; index += 1) {
      network.push(await prepare([line(firstId + index)]));
    }
    expect(count(await Promise.all(network.map((buyer) => order(buyer, '203.0.113.99'))))).toBe(12);
  });
});

describe('the merchant', () => {
  const listNotices = async () =>
    (await shop.deliverMail()).filter(({ messageId }) => messageId.startsWith('unpaid-orders-'));

  it('is mailed once a day that unpaid orders of others are in the way, and not about a single buyer', async () => {
    await kysely.deleteFrom('outbox').execute();
    shop.mails.length = 0;
    const person = { email: 'zilda@exemplo.test' };
    for (let network = 1; network <= 4; network += 1) await orderOne(person, `198.51.${network}.1`);
    expect(await listNotices()).toEqual([]);
    for (let guest = 0; guest < 23; guest += 1) await orderOne({}, '192.0.2.1');
    expect(await listNotices()).toMatchObject([{ messageId: 'unpaid-orders-2026-11-20' }]);
    expect(shop.failures.at(-1)).toEqual({
      details: { limit: 'network-orders' },
      message: 'an order was refused: unpaid orders hold too much',
    });
  });
});

describe('what is stored about who placed an order', () => {
  const read = (email: string) =>
    kysely
      .selectFrom('orders')
      .select(['id', 'session_hash', 'network_hash', 'mailbox_hash', 'held_share'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const nothingLeft = { session_hash: null, network_hash: null, mailbox_hash: null, held_share: 0 };
  const aHash = expect.stringMatching(/^[\da-f]{64}$/) as unknown;

  it('are hashes while it waits for its payment, and nothing afterwards', async () => {
    await order(await prepare([line(rare.at(-1)?.id ?? 0)], { email: 'guarda@exemplo.test' }), '203.0.113.77');
    const open = await read('guarda@exemplo.test');
    expect(open).toMatchObject({ session_hash: aHash, network_hash: aHash, mailbox_hash: aHash, held_share: 1000 });
    await payOrder(shop.database, { orderId: open.id, actor: 'merchant', nowMs });
    expect(await read('guarda@exemplo.test')).toEqual({ id: open.id, ...nothingLeft });
  });

  it('are those of network and mailbox for a day when it ends unpaid', async () => {
    await orderOne({ email: 'desiste@exemplo.test' });
    await cancelOpen();
    const closed = await read('desiste@exemplo.test');
    expect(closed).toMatchObject({ session_hash: null, network_hash: aHash, mailbox_hash: aHash, held_share: 0 });
    await deleteExpired(shop.database, nowMs + 24 * 60 * 60_000 - 1);
    expect(await read('desiste@exemplo.test')).toEqual(closed);
    await deleteExpired(shop.database, nowMs + 24 * 60 * 60_000);
    expect(await read('desiste@exemplo.test')).toEqual({ id: closed.id, ...nothingLeft });
  });
});
