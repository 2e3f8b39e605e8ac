import { inspect } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { type Fault, type LookupStandIn, startLookupStandIn } from '../testing/lookup-stand-in.ts';
import { createAddressLookup } from './address-lookup.ts';

const dayMs = 24 * 60 * 60 * 1000;
const budgetMs = 100;
const curitiba = '80010000';
const address = { street: 'Rua XV de Novembro', district: 'Centro', city: 'Curitiba', state: 'PR' };
const displayName = 'Curitiba, Região Geográfica Imediata de Curitiba, Paraná, Região Sul, Brasil';

let viacep: LookupStandIn;
let brasilapi: LookupStandIn;
let geocoder: LookupStandIn;
let nowMs: number;
let failures: { details: object; message: string }[];

const testDatabase = await createTestDatabase();
const database = testDatabase.database;
afterAll(() => testDatabase.dispose());
beforeEach(async () => {
  [viacep, brasilapi, geocoder] = await Promise.all([startLookupStandIn(), startLookupStandIn(), startLookupStandIn()]);
  nowMs = Date.parse('2026-11-20T10:00:00-03:00');
  failures = [];
  await database.kysely.deleteFrom('postal_codes').execute();
});
afterEach(() => Promise.all([viacep, brasilapi, geocoder].map((standIn) => standIn.close())));

function createLookup(options = {}) {
  const note = (details: object, message: string) => void failures.push({ details, message });
  return createAddressLookup(
    {
      database,
      clock: () => new Date(nowMs),
      siteUrl: 'https://loja.test',
      logger: { info: () => undefined, warn: note, error: note },
      services: {
        postalCodes: [
          { protocol: 'viacep', url: viacep.url },
          { protocol: 'brasilapi', url: brasilapi.url },
        ],
        geocoder: geocoder.url,
      },
    },
    options,
  );
}

describe('finding an address', () => {
  it.each([
    ['viacep', () => viacep, `/ws/${curitiba}/json/`],
    ['brasilapi', () => brasilapi, `/api/cep/v1/${curitiba}`],
  ])('supports the protocol of %s', async (_, getStandIn, path) => {
    getStandIn().addresses.set(curitiba, address);
    expect(await createLookup().findAddress(curitiba)).toEqual({
      postalCode: curitiba,
      ...address,
      region: 'Sul',
      precision: 'street',
    });
    expect(getStandIn().requests.map(({ url }) => url)).toEqual([path]);
  });

  it('calls the services in their order until one finds the CEP', async () => {
    viacep.addresses.set(curitiba, address);
    await createLookup().findAddress(curitiba);
    expect([viacep.requests.length, brasilapi.requests.length]).toEqual([1, 0]);
    await createLookup().findAddress('86010000');
    expect([viacep.requests.length, brasilapi.requests.length]).toEqual([2, 1]);
  });

  it('accepts a town with a single CEP, without street and district', async () => {
    brasilapi.addresses.set('83800000', { street: null, district: null, city: 'Mandirituba', state: 'PR' });
    expect(await createLookup().findAddress('83800000')).toMatchObject({
      street: '',
      district: '',
      city: 'Mandirituba',
      precision: 'city',
    });
  });

  it('falls back to the table of ranges when no service finds it', async () => {
    const lookup = createLookup();
    expect(await lookup.findAddress(curitiba)).toMatchObject({ city: 'Curitiba', state: 'PR', precision: 'city' });
    expect(await lookup.findAddress('86010000')).toMatchObject({
      city: '',
      state: 'PR',
      region: 'Sul',
      precision: 'state',
    });
    expect(failures).toEqual([]);
  });

  it('calls no service for a CEP outside every state’s range', async () => {
    expect(await createLookup().findAddress('78950000')).toBeUndefined();
    expect([...viacep.requests, ...brasilapi.requests]).toEqual([]);
  });

  it('ignores an address in another state', async () => {
    viacep.addresses.set(curitiba, { ...address, city: 'São Paulo', state: 'SP' });
    expect(await createLookup().findAddress(curitiba)).toMatchObject({ city: 'Curitiba', state: 'PR' });
  });

  it('sends only the CEP or the city, with the shop as User-Agent and without cookies [R7-29]', async () => {
    viacep.addresses.set(curitiba, { ...address, city: 'São José dos Pinhais' });
    await createLookup().findLocation(curitiba);
    expect(geocoder.requests.map(({ url }) => url)).toEqual([
      '/search?city=S%C3%A3o+Jos%C3%A9+dos+Pinhais&county=brasil&format=json',
    ]);
    for (const { headers } of [...viacep.requests, ...geocoder.requests]) {
      expect(headers['user-agent']).toBe('Manaca/1.0 (+https://loja.test)');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('session');
      expect(headers).not.toHaveProperty('x-forwarded-for');
    }
  });
});

describe('the stored address', () => {
  const find = () => createLookup().findAddress(curitiba);
  const later = (days: number) => {
    nowMs += days * dayMs;
  };
  beforeEach(async () => {
    viacep.addresses.set(curitiba, address);
    await find();
    viacep.requests = [];
  });

  it('is used for 180 days', async () => {
    later(180);
    nowMs -= 1;
    expect(await find()).toMatchObject(address);
    expect(viacep.requests).toEqual([]);
    nowMs += 1;
    viacep.addresses.set(curitiba, { ...address, street: 'Rua das Flores' });
    expect(await find()).toMatchObject({ street: 'Rua das Flores' });
    expect(await find()).toMatchObject({ street: 'Rua das Flores' });
    expect(viacep.requests).toHaveLength(1);
  });

  it('is used for longer while the services are down', async () => {
    later(400);
    viacep.fault = 'error';
    brasilapi.fault = 'reset';
    expect(await find()).toMatchObject(address);
  });

  it('is written once for concurrent lookups', async () => {
    later(181);
    const lookup = createLookup();
    const found = await Promise.all(Array.from({ length: 8 }, () => lookup.findAddress(curitiba)));
    expect(found.every((one) => one?.street === address.street)).toBe(true);
    expect(await database.kysely.selectFrom('postal_codes').selectAll().execute()).toHaveLength(1);
  });
});

describe('a failing service', () => {
  const faults: Fault[] = ['slow', 'drip', 'reset', 'error', 'too-many', 'garbage', 'wrong-shape', 'huge', 'redirect'];

  it.each(faults)('that is %s does not prevent the call of the next one', async (fault) => {
    viacep.fault = fault;
    viacep.redirectUrl = geocoder.url;
    brasilapi.addresses.set(curitiba, address);
    // Each of the two services gets half of the budget, ample for the second on a busy machine.
    expect(await createLookup({ budgetMs: 4000 }).findAddress(curitiba)).toMatchObject(address);
    expect(failures).toMatchObject([{ message: 'a look-up service failed', details: { service: 'viacep' } }]);
  });

  it.each(faults)('leads to the table of ranges when all are %s', async (fault) => {
    for (const standIn of [viacep, brasilapi, geocoder]) Object.assign(standIn, { fault, redirectUrl: viacep.url });
    const found = await createLookup({ budgetMs }).findLocation(curitiba);
    expect(found).toMatchObject({ city: 'Curitiba', state: 'PR', region: 'Sul', precision: 'city' });
  });

  it('cannot redirect the request', async () => {
    viacep.fault = 'redirect';
    viacep.redirectUrl = geocoder.url;
    await createLookup().findAddress('86010000');
    expect(geocoder.requests).toEqual([]);
  });

  it('is not read beyond 64 kB', async () => {
    viacep.fault = 'huge';
    await createLookup().findAddress('86010000');
    expect(viacep.sentBytes).toBeLessThan(5_000_000);
  });

  it('logs nothing about the visitor', async () => {
    for (const fault of faults.slice(2)) {
      viacep.fault = fault;
      await createLookup({ budgetMs }).findAddress(curitiba);
    }
    const text = failures.map(({ details }) => inspect(details, { depth: 9 })).join('\n');
    expect(text).not.toMatch(/80010|Curitiba/);
  });

  it('is not called for 30 seconds after five failures, then tried once', async () => {
    viacep.fault = 'error';
    const lookup = createLookup();
    for (let time = 0; time < 8; time += 1) await lookup.findAddress('86010000');
    expect(viacep.requests).toHaveLength(5);
    expect(brasilapi.requests).toHaveLength(8);
    expect(failures).toHaveLength(5);
    nowMs += 30_000;
    for (let time = 0; time < 3; time += 1) await lookup.findAddress('86010000');
    expect(viacep.requests).toHaveLength(6);
    nowMs += 30_000;
    viacep.fault = undefined;
    for (let time = 0; time < 3; time += 1) await lookup.findAddress('86010000');
    expect(viacep.requests).toHaveLength(9);
  });

  it('that does not know a CEP does not count as failed', async () => {
    const lookup = createLookup();
    for (let time = 0; time < 7; time += 1) await lookup.findAddress('86010000');
    expect(viacep.requests).toHaveLength(7);
  });
});

describe('the region of a city', () => {
  const findRegion = async () => (await createLookup().findLocation(curitiba))?.region;

  it('is confirmed by the geocoder', async () => {
    geocoder.displayNames.set('Curitiba', displayName);
    expect(await findRegion()).toBe('Sul');
    expect(geocoder.requests).toHaveLength(1);
  });

  it.each([
    ['only looks like one', 'Curitiba, Zona Sul, Paraná, Brasil'],
    ['is a part of another name', 'Curitiba, Paraná, Região Sudeste do Brasil'],
    ['is not that of the state', 'Curitiba, Paraná, Região Sudeste, Brasil'],
    ['belongs to a city of the same name', 'Curitiba, Minas Gerais, Região Sudeste, Brasil'],
    ['is missing', ''],
  ])('comes from the table when the result %s', async (_, name) => {
    geocoder.displayNames.set('Curitiba', name);
    expect(await findRegion()).toBe('Sul');
  });

  it('is correct in a state with "Sul" in its name', async () => {
    geocoder.displayNames.set('Campo Grande', 'Campo Grande, Mato Grosso do Sul, Região Centro-Oeste, Brasil');
    expect((await createLookup().findLocation('79002000'))?.region).toBe('Centro-Oeste');
  });

  it('is requested once per city and at most once a second', async () => {
    geocoder.displayNames.set('Curitiba', displayName);
    const lookup = createLookup();
    for (let time = 0; time < 3; time += 1) await lookup.findLocation(curitiba);
    await lookup.findLocation('01310100');
    expect(geocoder.requests).toHaveLength(1);
    nowMs += 1000;
    for (const code of [curitiba, '01310100', '01310100']) await lookup.findLocation(code);
    expect(geocoder.requests.map(({ url }) => url)).toEqual([
      '/search?city=Curitiba&county=brasil&format=json',
      '/search?city=S%C3%A3o+Paulo&county=brasil&format=json',
    ]);
  });

  it('is not requested after five failures, although other cities are cached', async () => {
    geocoder.displayNames.set('Curitiba', displayName);
    const lookup = createLookup();
    await lookup.findLocation(curitiba);
    geocoder.fault = 'garbage';
    for (let time = 0; time < 8; time += 1) {
      nowMs += 1000;
      expect((await lookup.findLocation('01310100'))?.region).toBe('Sudeste');
      expect((await lookup.findLocation(curitiba))?.region).toBe('Sul');
    }
    expect(geocoder.requests).toHaveLength(6);
    geocoder.fault = undefined;
    nowMs += 30_000;
    await lookup.findLocation('01310100');
    expect(geocoder.requests).toHaveLength(7);
  });

  it('comes from the table for a form, without a call of the geocoder', async () => {
    geocoder.displayNames.set('Curitiba', displayName);
    expect((await createLookup().findAddress(curitiba))?.region).toBe('Sul');
    expect(geocoder.requests).toEqual([]);
  });

  it('is not requested without a city', async () => {
    await createLookup().findLocation('86010000');
    expect(geocoder.requests).toEqual([]);
  });
});
