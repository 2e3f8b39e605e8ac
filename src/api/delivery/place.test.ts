import { createHash } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { locationSchema, postalAddressSchema, shipmentSchema } from '#contract/buying/delivery.ts';
import { errorSchema } from '#contract/shared.ts';
import { states } from '#rules/postal-areas.ts';
import { createTestApi, readSession } from '../testing/test-api.ts';
import { startLookupStandIn } from './testing/lookup-stand-in.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 5 };
const address = { street: 'Rua XV de Novembro', district: 'Centro', city: 'Curitiba', state: 'PR' };

const viacep = await startLookupStandIn();
viacep.addresses.set('80020310', address);
const shop = await createTestApi({
  products: [candle],
  dependencies: { services: { postalCodes: [{ protocol: 'viacep', url: viacep.url }], geocoder: undefined } },
});
afterAll(() => viacep.close());
afterEach(() => {
  viacep.fault = undefined;
});

async function enter(cep: unknown, session = '', query = '') {
  const response = await shop.send(`/checkout/zipcode${query}`, {
    method: 'POST',
    json: { cep },
    headers: { Session: session },
  });
  return { status: response.status, body: await response.json(), session: readSession(response) ?? session };
}

const findSession = async (session: string) => {
  const row = await shop.database.kysely
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', createHash('sha256').update(session).digest('hex'))
    .executeTakeFirstOrThrow();
  return [row.postal_code, row.city, row.state];
};

describe('POST checkout/zipcode', () => {
  it('creates a session, stores the location in it and returns it', async () => {
    const { status, body, session } = await enter('80020-310');
    expect(status).toBe(200);
    expect(locationSchema.parse(body)).toEqual({
      cep: '80020-310',
      cidade: 'Curitiba',
      estado: 'PR',
      uf: 'PR',
      regiao: 'Sul',
      bairro: 'Centro',
      rua: 'Rua XV de Novembro',
      precisao: 'rua',
    });
    expect(await findSession(session)).toEqual(['80020310', 'Curitiba', 'PR']);
  });

  it('replaces the location of a session, from either shop', async () => {
    const { session } = await enter('80020310');
    const { body, session: same } = await enter('01310-100', session, '?loja=caszulo');
    expect(same).toBe(session);
    expect(body).toMatchObject({ cep: '01310-100', cidade: 'São Paulo', estado: 'SP', rua: '', precisao: 'cidade' });
    expect(await findSession(session)).toEqual(['01310100', 'São Paulo', 'SP']);
  });

  it('finds the state of every CEP without any service', async () => {
    viacep.fault = 'reset';
    const { body } = await enter('13010-111');
    expect(body).toMatchObject({ cep: '13010-111', cidade: '', uf: 'SP', regiao: 'Sudeste', precisao: 'estado' });
    shop.failures.splice(0);
  });

  it.each([
    ['a short one', '8001000', 400, 'Informe um CEP de 8 números, como 80010-000.'],
    ['a long one', '800100000', 400, 'Informe um CEP de 8 números, como 80010-000.'],
    ['eight letters', 'abcdefgh', 400, 'Informe um CEP de 8 números, como 80010-000.'],
    ['full-width digits', '８００１００００', 400, 'Informe um CEP de 8 números, como 80010-000.'],
    ['a number', 80010000, 400, 'Confira o campo "cep".'],
    ['null', null, 400, 'Confira o campo "cep".'],
    ['one that no state has', '00100-000', 422, 'CEP não encontrado. Confira os números.'],
    ['one that was given back in 2008', '78900-000', 422, 'CEP não encontrado. Confira os números.'],
  ])('refuses %s and creates no session', async (_, cep, status, error) => {
    const response = await enter(cep);
    expect([response.status, errorSchema.parse(response.body).error, response.session]).toEqual([status, error, '']);
  });

  it('preserves the location when the new one is refused', async () => {
    const { session } = await enter('80020310');
    await enter('78900000', session);
    expect(await findSession(session)).toEqual(['80020310', 'Curitiba', 'PR']);
  });

  it('writes no CEP into the log', async () => {
    viacep.fault = 'garbage';
    await enter('83005-000');
    expect(shop.failures).toHaveLength(1);
    expect(String(Reflect.get(shop.failures.splice(0)[0]?.details ?? {}, 'err'))).not.toContain('83005');
  });
});

describe('DELETE checkout/zipcode', () => {
  const forget = (session: string) =>
    shop.send('/checkout/zipcode', { method: 'DELETE', headers: { Session: session } });

  it('removes the location from the session, which persists', async () => {
    const { session } = await enter('80020310');
    expect(await (await forget(session)).json()).toEqual({ sucesso: true });
    expect(await findSession(session)).toEqual([null, null, null]);
  });

  it('does nothing for a visitor without a session', async () => {
    const response = await forget('');
    expect(await response.json()).toEqual({ sucesso: true });
    expect(readSession(response)).toBeUndefined();
  });
});

describe('GET postal-code/:cep', () => {
  const read = (cep: string, headers = {}) => shop.send(`/postal-code/${encodeURIComponent(cep)}`, { headers });

  it('returns the address for a form and does not change the session', async () => {
    const response = await read('80020-310');
    expect(postalAddressSchema.parse(await response.json())).toEqual({
      cep: '80020-310',
      rua: 'Rua XV de Novembro',
      bairro: 'Centro',
      cidade: 'Curitiba',
      uf: 'PR',
      regiao: 'Sul',
    });
    expect(readSession(response)).toBeUndefined();
  });

  it.each([
    ['abc', 400],
    ['8001000', 400],
    ['../../etc/passwd', 400],
    ["80010000' or 1=1", 400],
    ['00000-000', 400],
    ['78999-999', 422],
  ])('refuses %j with %d', async (cep, status) => {
    const response = await read(cep);
    expect(response.status).toBe(status);
    expect(errorSchema.parse(await response.json()).error).toMatch(/CEP/);
  });

  it('is limited together with the quotes', async () => {
    const headers = { 'X-Client-Address': '203.0.113.9', Session: 'a'.repeat(43) };
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await read('80020310', headers)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    shop.clock.now = new Date(shop.clock.now.getTime() + 4000);
    expect((await read('80020310', headers)).status).toBe(200);
  });
});

describe('the tables of the demonstration', () => {
  const quote = async (cep: string) => {
    const json = { cep, idProduto: candle.id, quantidade: 1 };
    const response = await shop.send('/shipment/product', { method: 'POST', json });
    return shipmentSchema.parse(await response.json()).fretes.map(({ tipo }) => tipo);
  };

  it.each(states.flatMap(({ uf, ranges }) => ranges.map(({ from, to }) => [uf, from, to] as const)))(
    'serve %s from the first to the last CEP',
    async (uf, from, to) => {
      for (const cep of [from * 1000 + 1, to * 1000 + 999].map((code) => String(code).padStart(8, '0'))) {
        expect([uf, await quote(cep)]).toEqual([uf, expect.arrayContaining(['transportadora', 'expressa'])]);
      }
    },
  );
});
