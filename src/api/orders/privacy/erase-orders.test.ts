import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dataExportSchema } from '#contract/customers/privacy.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createAccounts, type TestAccount, testPassword } from '../../accounts/testing/accounts.ts';
import { deleteExpired } from '../../retention.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { finishRequest, receiveBack } from '../merchant/decide-request.ts';
import type { Buyers } from '../testing/buyers.ts';
import { createFulfilment } from '../testing/fulfilment.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { eraseEndedOrders } from './erase-orders.ts';

const mist = { id: 917_001, name: 'Bruma Guardada', priceCents: 2990, stock: 500 };
const address = { cep: '86010-000', rua: 'Rua do Pedido', numero: '9', bairro: 'Centro', cidade: 'Londrina', uf: 'PR' };
const [phone, note] = ['43988887777', 'Para a minha avó Celina'];
const dayMs = 24 * 3_600_000;
const nowMs = testNow.getTime();

type Placed = Awaited<ReturnType<Buyers['place']>>;

const { shop, buyers } = await createOrderShop({ products: [mist] });
const accounts = createAccounts(shop);
const fulfilment = createFulfilment(shop);

async function place({ session }: Pick<TestAccount, 'session'>, contact: object = {}): Promise<Placed> {
  await createCartClient(shop).add([line(mist.id, 2)], session);
  await buyers.send(session, 'PUT', '/checkout/contact', { celular: phone, ...contact });
  await buyers.send(session, 'PUT', '/checkout/address', address);
  await buyers.send(session, 'PUT', '/checkout/gift', { mensagem: note });
  return buyers.place(await buyers.see(session));
}
const cancel = ({ numero, token }: Placed) => buyers.send('', 'POST', `/order/${numero}/cancel`, {}, token);
const erase = ({ session }: TestAccount) =>
  accounts.read(session, '/client/erase', 'POST', { senhaAtual: testPassword, confirmacao: 'APAGAR' });
const findRow = async ({ numero }: Placed) =>
  shop.database.kysely
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', numero.replace('-', ''))
    .executeTakeFirstOrThrow();
const isReachable = async ({ numero, token }: Placed) =>
  (await buyers.send('', 'GET', `/order/${numero}`, undefined, token)).status === 200;

/** The order as the link opens it that is mailed to its buyer on request. */
async function askForLink(placed: Placed, email: string): Promise<Placed> {
  await buyers.send('', 'POST', '/order/link', { pedido: placed.numero, email });
  const findMail = () => shop.mails.find(({ subject }) => subject.startsWith('O link do seu pedido'));
  await expect
    .poll(async () => {
      await shop.deliverMail();
      return findMail();
    })
    .toBeDefined();
  const [, token = ''] = /[?&]t=([\w-]+)/.exec(findMail()?.text ?? '') ?? [];
  return { ...placed, token };
}

/** The tables with the text in any row. */
async function listTablesWith(text: string): Promise<string[]> {
  const { kysely } = shop.database;
  const found: string[] = [];
  for (const { name } of await kysely.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(kysely);
    if (JSON.stringify(rows).includes(text)) found.push(name);
  }
  return found;
}

describe('the export', () => {
  it('has the orders of the account with their requests, and none of others [R10.15-01]', async () => {
    const [customer, other] = [await accounts.create(), await accounts.create()];
    const placed = await place(customer);
    await place(other);
    // An order of a guest with an address of the customer that is not proven.
    await place(await buyers.create([line(mist.id)]), {
      email: customer.email,
      nome: 'Outra Pessoa',
      documento: '12345678909',
    });
    await fulfilment.deliver(placed.numero);
    const asked = { tipo: 'defeito', texto: 'Veio quebrado.' };
    await buyers.send(customer.session, 'POST', `/order/${placed.numero}/request`, asked);
    const { body } = await accounts.ask(customer.session, '/client/export', 'POST', { senhaAtual: testPassword });
    const { pedidos, cliente } = dataExportSchema.parse(body);
    expect(pedidos).toMatchObject([
      {
        numero: placed.numero,
        loja: 'main',
        estado: 'entregue',
        itens: [{ nome: mist.name, quantidade: 2 }],
        contato: { nome: 'Marina Prado', documento: cliente.documento, celular: '(43) 98888-7777' },
        endereco: { rua: 'Rua do Pedido' },
        presente: note,
        solicitacoes: [asked],
        recebimentos: [],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(placed.token);
    expect(JSON.stringify(body)).not.toContain('Outra Pessoa');
  });

  it('has the orders of a guest with the proven address, without the person of another document [R10.15-01]', async () => {
    const customer = await accounts.create({ document: '15350946056', isProven: true });
    const asGuest = async (nome: string, documento: string) =>
      place(await buyers.create([line(mist.id)]), { email: customer.email, nome, documento });
    const own = await asGuest('Marina Prado', customer.document);
    const foreign = await asGuest('Outra Pessoa', '12345678909');
    for (const { numero } of [own, foreign]) await fulfilment.ship(numero);
    const { body } = await accounts.ask(customer.session, '/client/export', 'POST', { senhaAtual: testPassword });
    const { pedidos, cliente } = dataExportSchema.parse(body);
    expect(pedidos.map(({ numero }) => numero)).toEqual([own.numero, foreign.numero]);
    expect(pedidos[0]).toMatchObject({ contato: { documento: cliente.documento }, presente: note });
    expect(Object.keys(pedidos[1] ?? {})).toEqual(['numero', 'estado', 'feitoEm', 'itens', 'totais', 'loja']);
    expect(JSON.stringify(pedidos[1])).not.toMatch(new RegExp(`Outra Pessoa|Rua do Pedido|456\\.789|${note}`));
  });
});

describe('the erasure', () => {
  it('leaves of an ended order what tax law requires, and no way to reach the buyer [R10.15-02]', async () => {
    const customer = await accounts.create({ document: '39053344705', isProven: true });
    const placed = await place(customer);
    const guest = await place(await buyers.create([line(mist.id)]), {
      nome: 'Marina Prado',
      email: customer.email,
      documento: '12345678909',
    });
    const linked = await askForLink(placed, customer.email);
    expect(await isReachable(linked)).toBe(true);
    const before = await findRow(placed);
    const contract = await shop.send(`/order/${placed.numero}/contract`, { headers: { 'Order-Token': placed.token } });
    const copy = await contract.text();
    for (const each of [placed, guest]) await cancel(each);
    await erase(customer);
    const after = await findRow(placed);
    expect(after).toEqual({
      ...before,
      money_state: 'cancelled',
      goods_state: 'released',
      closed_at: after.closed_at,
      version: after.version,
      email: '',
      phone: '',
      gift_note: '',
      token_hash: `erased-${after.id}`,
    });
    expect(after).toMatchObject({ name: 'Marina Prado', document: customer.document, total_cents: before.total_cents });
    expect(JSON.stringify(after)).toContain('Rua do Pedido');
    for (const each of [placed, linked, guest]) expect(await isReachable(each)).toBe(false);
    // Only the last mail, which is not sent yet.
    expect(await listTablesWith(customer.email)).toEqual(['outbox']);
    const { html } = await shop.database.kysely
      .selectFrom('order_contracts')
      .select('html')
      .where('order_id', '=', after.id)
      .executeTakeFirstOrThrow();
    expect(html).toBe(copy);
  });

  it('keeps the contact of an order on its way until a month after its delivery [R10.15-03]', async () => {
    const customer = await accounts.create();
    const placed = await place(customer);
    await fulfilment.ship(placed.numero);
    await erase(customer);
    expect(await findRow(placed)).toMatchObject({ email: customer.email, phone });
    expect(await isReachable(placed)).toBe(true);
    await fulfilment.deliver(placed.numero, nowMs + dayMs);
    await eraseEndedOrders(shop.database, nowMs + 31 * dayMs - 1);
    expect((await findRow(placed)).email).toBe(customer.email);
    await eraseEndedOrders(shop.database, nowMs + 31 * dayMs);
    expect(await findRow(placed)).toMatchObject({ email: '', phone: '', gift_note: '', erasure_asked_at: null });
    expect(await isReachable(placed)).toBe(false);
  });

  it('waits for an open request, and half a year at most [R10.15-04]', async () => {
    const [first, second] = [await accounts.create(), await accounts.create()];
    const [done, forgotten] = [await place(first), await place(second)];
    const protocols: string[] = [];
    for (const [{ numero, token }, { session }] of [
      [done, first],
      [forgotten, second],
    ] as const) {
      await fulfilment.deliver(numero);
      const asked = { tipo: 'arrependimento', texto: 'Não combina com a minha sala.' };
      await buyers.send(session, 'POST', `/order/${numero}/request`, asked, token);
      const order = await buyers.read({ numero, token });
      protocols.push(order.solicitacoes[0]?.protocolo ?? '');
    }
    await Promise.all([erase(first), erase(second)]);
    const protocol = protocols[0] ?? '';
    await receiveBack(shop.database, { protocol, nowMs: nowMs + dayMs });
    await eraseEndedOrders(shop.database, nowMs + 60 * dayMs);
    expect((await findRow(done)).email).toBe(first.email);
    await finishRequest(shop.database, { protocol, nowMs: nowMs + 60 * dayMs });
    await eraseEndedOrders(shop.database, nowMs + 60 * dayMs);
    expect([(await findRow(done)).email, (await findRow(forgotten)).email]).toEqual(['', second.email]);
    await eraseEndedOrders(shop.database, nowMs + 180 * dayMs);
    expect((await findRow(forgotten)).email).toBe('');
    // Mail to the shop, which has no content once it is sent.
    expect(await listTablesWith('Não combina com a minha sala.')).toEqual(['outbox']);
  });
});

it('deletes orders of guests and erased accounts six years later, not those of customers [R10.15-05]', async () => {
  const [customer, erased] = [await accounts.create(), await accounts.create()];
  const [kept, gone] = [await place(customer), await place(erased)];
  await cancel(gone);
  await erase(erased);
  const guest = await buyers.place(await buyers.create([line(mist.id)]));
  const termMs = 6 * 366 * dayMs;
  await deleteExpired(shop.database, nowMs + termMs - 1);
  expect((await findRow(gone)).name).toBe('Marina Prado');
  await deleteExpired(shop.database, nowMs + termMs);
  const left = await shop.database.kysely.selectFrom('orders').select('number').execute();
  const numbers = left.map(({ number }) => number);
  expect(numbers).toContain(kept.numero.replace('-', ''));
  for (const { numero } of [gone, guest]) expect(numbers).not.toContain(numero.replace('-', ''));
});
