import { describe, expect, it } from 'vitest';
import { type Checkout, checkoutSchema } from '#contract/buying/checkout.ts';
import { savedAddressSchema } from '#contract/customers/address.ts';
import { errorSchema } from '#contract/shared.ts';
import { listenToStatements } from '#database/testing/record-statements.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createAccounts } from '../accounts/testing/accounts.ts';
import { changeSetting } from '../catalogue/merchant/change-setting.ts';
import { insertShipmentShop, sheetMist, soap } from '../delivery/testing/shipment-shop.ts';
import { testPix } from '../payments/pix/testing/test-pix.ts';
import { deleteExpired } from '../retention.ts';
import { createCartClient, line } from '../testing/cart-client.ts';
import { createTestApi } from '../testing/test-api.ts';

const contact = {
  nome: 'Marina  Prado',
  email: 'Marina@Exemplo.test',
  documento: '529.982.247-25',
  celular: '(41) 99999-0001',
};
const address = {
  cep: '86010-000',
  rua: 'Rua Sergipe',
  numero: '120',
  bairro: 'Centro',
  cidade: 'Londrina',
  uf: 'pr',
};

/** How often a checkout was computed: each time reads what was entered once. */
let computed = 0;

const shop = await createTestApi({
  dependencies: { pix: testPix },
  async prepare(database) {
    await insertShipmentShop(database);
    listenToStatements(database.kysely, ({ sql }) => {
      if (/^select [^()]* from "checkouts"/.test(sql)) computed += 1;
    });
  },
});
const accounts = createAccounts(shop);

async function ask(session: string, path: string, json?: unknown) {
  const method = json === undefined ? 'GET' : 'PUT';
  const response = await shop.send(`/checkout/${path}`, { method, json, headers: { Session: session } });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function read(session: string, path = 'summary', json?: unknown): Promise<Checkout> {
  const { status, body } = await ask(session, path, json);
  expect([status, body]).toEqual([200, body]);
  return checkoutSchema.parse(body);
}

async function refuse(session: string, path: string, json: unknown) {
  const { status, body } = await ask(session, path, json);
  const { error, campos } = errorSchema.parse(body);
  return { status, error, campos };
}

const fillCart = async (session = '', query = '', product = soap) =>
  (await createCartClient(shop).add([line(product.id, 2)], session, query)).session;

describe('the checkout of a visitor', () => {
  it('starts with what is missing', async () => {
    expect(await read('')).toMatchObject({ itens: [], faltam: ['itens', 'contato', 'endereco', 'entrega'] });
    const session = await fillCart();
    expect(await read(session)).toMatchObject({
      itens: [{ nome: soap.name, quantidade: 2 }],
      fretes: [],
      pagamento: 'pix',
      totais: { subtotal: 29.8, descontoPagamento: 1.48, total: 28.32 },
      faltam: ['contato', 'endereco', 'entrega'],
    });
  });

  it('keeps each section, cleaned as in an account, and counts the freight of the cheapest delivery', async () => {
    const session = await fillCart();
    await read(session, 'contact', contact);
    await read(session, 'address', address);
    const whole = await read(session, 'gift', { mensagem: ' Para a  Ana,\ncom carinho ' });
    expect(whole).toMatchObject({
      contato: { nome: 'Marina Prado', email: 'marina@exemplo.test', documento: '52998224725', celular: '41999990001' },
      endereco: { cep: '86010-000', rua: 'Rua Sergipe', complemento: '', uf: 'PR' },
      horarioCorte: 12,
      presente: 'Para a  Ana,\ncom carinho',
      faltam: [],
    });
    const cheapest = whole.fretes.find(({ tipo }) => tipo !== 'retirada');
    expect(whole.entrega).toEqual(cheapest);
    expect(whole.totais.total).toBeCloseTo(28.32 + (cheapest?.valor ?? 0), 2);
    expect(whole.pagamentos).toEqual([{ tipo: 'pix', label: 'Pix', porcentagem: 5, total: whole.totais.total }]);
    expect(await read(session)).toEqual(whole);
  });

  it('changes the delivery, and takes the cheapest again where the chosen one does not go', async () => {
    const session = await fillCart();
    const { fretes } = await read(session, 'address', address);
    const dearest = fretes.at(-1);
    const chosen = await read(session, 'delivery', { idFrete: dearest?.id });
    expect(chosen.entrega?.id).toBe(dearest?.id);
    expect(chosen.totais.frete).toBe(dearest?.valor);
    expect(await refuse(session, 'delivery', { idFrete: 999_999 })).toMatchObject({
      status: 422,
      campos: { idFrete: 'Essa entrega não serve para este endereço. Escolha outra.' },
    });
  });

  it('saves the note of a gift with the delivery, and keeps the note where none is sent', async () => {
    const session = await fillCart();
    const { fretes } = await read(session, 'address', address);
    const [idFrete, otherId] = [fretes.at(-1)?.id, fretes[0]?.id];
    expect(await read(session, 'delivery', { idFrete, mensagem: ' Para a  Ana ' })).toMatchObject({
      entrega: { id: idFrete },
      presente: 'Para a  Ana',
    });
    expect(await read(session, 'delivery', { idFrete: otherId })).toMatchObject({
      entrega: { id: otherId },
      presente: 'Para a  Ana',
    });
    expect((await read(session, 'delivery', { idFrete, mensagem: '' })).presente).toBe('');
    expect(await refuse(session, 'delivery', { idFrete, mensagem: 'a'.repeat(241) })).toMatchObject({
      status: 400,
      campos: { mensagem: 'O recado pode ter até 240 caracteres.' },
    });
  });

  it('computes the whole once a call, and answers what a later look shows', async () => {
    const session = await fillCart();
    const saveOnce = async (path: string, json: object) => {
      const before = computed;
      const answer = await read(session, path, json);
      expect([path, computed - before]).toEqual([path, 1]);
      expect(await read(session)).toEqual(answer);
      return answer;
    };
    await saveOnce('contact', contact);
    const { fretes } = await saveOnce('address', address);
    await saveOnce('delivery', { idFrete: fretes.at(-1)?.id, mensagem: 'Para a Ana' });
    await saveOnce('gift', { mensagem: '' });
    await saveOnce('payment', { tipo: 'pix' });
  });

  it('quotes the CEP of the visit until an address is entered [R10.18-03]', async () => {
    const session = await fillCart();
    await shop.send('/checkout/zipcode', { method: 'POST', json: { cep: '86010000' }, headers: { Session: session } });
    const before = await read(session);
    expect(before).toMatchObject({ cep: '86010-000', faltam: ['contato', 'endereco'] });
    expect(before.entrega).toBeDefined();
    expect(before.totais.total).toBeCloseTo(28.32 + (before.totais.frete ?? Number.NaN), 2);
    expect(await read(session, 'address', { ...address, cep: '80010-000' })).toMatchObject({ cep: '80010-000' });
  });

  it('says why an address cannot be reached', async () => {
    const session = await fillCart();
    const nowhere = await read(session, 'address', { ...address, cep: '00000-001' });
    expect(nowhere.fretes).toEqual([]);
    expect(nowhere.restricaoEntrega).toContain('CEP');
    expect(nowhere.faltam).toContain('entrega');
  });

  it('is one per shop', async () => {
    const session = await fillCart();
    await fillCart(session, '?loja=caszulo', sheetMist);
    await read(session, 'contact', contact);
    expect((await read(session, 'summary?loja=caszulo')).contato).toBeUndefined();
  });

  it('follows the settings of its shop', async () => {
    const value = { alerta: false, status: true, valor: 20, valorSulSudeste: 20, inclusivo: true };
    await changeSetting(shop.database, { key: 'carrinho.freteGratis', value, shopId: 'caszulo' });
    await shop.restart();
    const session = await fillCart();
    await fillCart(session, '?loja=caszulo', sheetMist);
    const readFreight = async (query: string) => (await read(session, `address${query}`, address)).entrega?.valor;
    expect([await readFreight(''), await readFreight('?loja=caszulo')]).toEqual([13.9, 0]);
  });

  it('refuses incomplete or wrong entries beside their fields', async () => {
    const session = await fillCart();
    expect(await refuse(session, 'contact', { nome: 'Marina Prado' })).toMatchObject({
      status: 400,
      campos: {
        email: 'Escreva o seu e-mail.',
        documento: 'Escreva o seu CPF ou CNPJ.',
        celular: 'Escreva o seu celular.',
      },
    });
    expect(await refuse(session, 'contact', { ...contact, documento: '529.982.247-26' })).toMatchObject({
      status: 400,
      campos: { documento: 'Confira o CPF ou o CNPJ. Algum número não está certo.' },
    });
    expect((await refuse(session, 'address', { ...address, rua: '' })).status).toBe(400);
    expect(await refuse(session, 'address', { ...address, uf: 'SP' })).toMatchObject({
      status: 400,
      campos: { uf: 'Este CEP é de PR; confira o estado.' },
    });
    expect(await refuse(session, 'gift', { mensagem: 'a'.repeat(241) })).toMatchObject({
      status: 400,
      campos: { mensagem: 'O recado pode ter até 240 caracteres.' },
    });
    expect(await refuse('', 'contact', contact)).toMatchObject({ status: 422, error: 'Sua sacola está vazia.' });
    expect((await refuse(session, 'payment', { tipo: 'cheque' })).status).toBe(400);
    expect((await read(session, 'payment', { tipo: 'pix' })).pagamento).toBe('pix');
  });
});

it('tries at most twenty documents an hour on a coupon', async () => {
  const session = await fillCart();
  const type = async (documento: string) => {
    const headers = { Session: session, 'X-Client-Address': '203.0.113.77' };
    const json = { ...contact, documento };
    return (await shop.send('/checkout/contact', { method: 'PUT', json, headers })).status;
  };
  for (let time = 0; time < 20; time += 1) expect(await type(contact.documento)).toBe(200);
  expect(await type('111.444.777-35')).toBe(429);
  expect(await type('529.982.247-26')).toBe(400);
});

it('offers no payment while the merchant has closed the checkout [R10.18-05]', async () => {
  const session = await fillCart();
  const open = async (isOpen: boolean) => {
    await changeSetting(shop.database, { key: 'checkout.aberto', value: isOpen });
    await expect.poll(async () => (await read(session)).pagamentos.length).toBe(isOpen ? 1 : 0);
  };
  await open(false);
  expect((await read(session)).faltam).toContain('pagamento');
  expect((await refuse(session, 'payment', { tipo: 'pix' })).status).toBe(422);
  await open(true);
});

describe('the checkout of a customer', () => {
  it('takes contact and main address from the account, whose document is not sent out', async () => {
    const customer = await accounts.create({ document: '39053344705' });
    await fillCart(customer.session);
    expect(await read(customer.session)).toMatchObject({
      contato: { nome: 'Marina Prado', email: customer.email, documento: '***.***.***-05' },
      faltam: ['endereco', 'entrega'],
    });
    await accounts.read(customer.session, '/client/addresses', 'POST', address);
    expect(await read(customer.session)).toMatchObject({ endereco: { rua: 'Rua Sergipe' }, faltam: [] });
    expect((await read(customer.session, 'contact', { nome: 'Ana Prado' })).contato).toMatchObject({
      nome: 'Ana Prado',
      email: customer.email,
    });
  });

  it('goes to what is typed after a saved address was chosen, until one is chosen again', async () => {
    const { session } = await accounts.create();
    await fillCart(session);
    const { id: idEndereco } = savedAddressSchema.parse(
      await accounts.read(session, '/client/addresses', 'POST', address),
    );
    const goTo = async (json: object) => (await read(session, 'address', json)).endereco?.rua;
    expect(await goTo({ idEndereco })).toBe('Rua Sergipe');
    expect(await goTo({ ...address, rua: 'Rua Bahia' })).toBe('Rua Bahia');
    expect(await goTo({ idEndereco })).toBe('Rua Sergipe');
  });

  it('goes to any address of the account, and to none of another', async () => {
    const [customer, other] = [await accounts.create(), await accounts.create()];
    await fillCart(customer.session);
    const idOf = async (session: string, fields: object) =>
      savedAddressSchema.parse(await accounts.read(session, '/client/addresses', 'POST', { ...address, ...fields })).id;
    await idOf(customer.session, {});
    const idEndereco = await idOf(customer.session, { rua: 'Rua Pará', numero: '7' });
    expect((await read(customer.session, 'address', { idEndereco })).endereco?.rua).toBe('Rua Pará');
    expect((await refuse(customer.session, 'address', { idEndereco: await idOf(other.session, {}) })).status).toBe(422);
    // Saved before the shop looked at that.
    await shop.database.kysely.updateTable('addresses').set({ state: 'SP' }).where('id', '=', idEndereco).execute();
    expect(await refuse(customer.session, 'address', { idEndereco })).toMatchObject({
      status: 422,
      campos: { idEndereco: 'O CEP desse endereço é de PR; confira o estado dele na sua conta.' },
    });
    await accounts.read(customer.session, `/client/addresses/${idEndereco}`, 'DELETE');
    expect((await read(customer.session)).endereco?.rua).toBe('Rua Sergipe');
  });
});

it('forgets a checkout that nobody touched for a week', async () => {
  const session = await fillCart();
  await read(session, 'contact', contact);
  const weekMs = 7 * 24 * 3_600_000;
  await deleteExpired(shop.database, testNow.getTime() + weekMs - 1);
  expect((await read(session)).contato).toBeDefined();
  await deleteExpired(shop.database, testNow.getTime() + weekMs);
  expect((await read(session)).contato).toBeUndefined();
});
