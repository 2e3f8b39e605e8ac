import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, type MelhorEnvioStandIn, startMelhorEnvio } from '../testing/melhor-envio-stand-in.ts';
import type { CarrierRequest } from './carrier-request.ts';
import { createCarriers } from './carriers.ts';

/** Longer than a healthy answer takes on a busy machine. */
const amplyMs = 20_000;
const request: CarrierRequest = {
  from: '82020000',
  to: '86010000',
  units: [
    { grams: 95, size: { heightCm: 11, widthCm: 5, lengthCm: 6 }, cents: 9490, quantity: 2 },
    { grams: 420, size: { heightCm: 11, widthCm: 10, lengthCm: 10 }, cents: 7990, quantity: 1 },
  ],
  contact: 'oi@manaca.example',
};

let standIn: MelhorEnvioStandIn;
let nowMs: number;
let failures: object[];
beforeEach(async () => {
  standIn = await startMelhorEnvio();
  nowMs = Date.parse('2026-11-20T10:00:00-03:00');
  failures = [];
});
afterEach(() => standIn.close());

function create(timeoutMs = amplyMs) {
  const note = (details: object) => void failures.push(details);
  const carriers = createCarriers(
    {
      services: { postalCodes: [], geocoder: undefined, melhorEnvio: { url: standIn.url, token: standIn.token } },
      siteUrl: 'https://loja.test',
      clock: () => new Date(nowMs),
      logger: { info: () => undefined, warn: note, error: note },
    },
    { timeoutMs },
  );
  if (!carriers) throw new Error('no carriers');
  return carriers;
}

describe('quotes of Melhor Envio', () => {
  it('has the services that deliver, with price and business days', async () => {
    expect(await create().quote(request)).toEqual([
      { methodId: 1_000_001, name: 'Correios PAC', kind: 'transportadora', priceCents: 1392, businessDays: 5 },
      { methodId: 1_000_002, name: 'Correios SEDEX', kind: 'transportadora', priceCents: 2783, businessDays: 2 },
    ]);
  });

  it('sends centimetres, kilograms and the value of a piece, the token, and who asks', async () => {
    await create().quote(request);
    await create().quote({ ...request, contact: 'ninguém\r\nX: y' });
    const [first, second] = standIn.requests;
    expect(first?.body).toEqual({
      from: { postal_code: '82020000' },
      to: { postal_code: '86010000' },
      products: [
        { id: '1', width: 5, height: 11, length: 6, weight: 0.095, insurance_value: 94.9, quantity: 2 },
        { id: '2', width: 10, height: 11, length: 10, weight: 0.42, insurance_value: 79.9, quantity: 1 },
      ],
    });
    expect(first?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${standIn.token}`,
      'user-agent': 'Manaca/1.0 (oi@manaca.example)',
    });
    expect(second?.headers['user-agent']).toBe('Manaca/1.0 (+https://loja.test)');
  });

  const service = (change: object) => ({
    id: 1,
    name: 'PAC',
    price: '20.00',
    delivery_time: 5,
    company: { name: 'Correios' },
    ...change,
  });
  it.each([
    ['what the merchant adds', service({ custom_price: '23.5', custom_delivery_time: 7 }), [2350, 7]],
    ['numbers instead of texts', service({ price: 8.29 }), [829, 5]],
    ['without what the merchant adds', service({ custom_price: null }), [2000, 5]],
    ['a long fraction', service({ price: '1.005000' }), [101, 5]],
    ['delivery today', service({ delivery_time: 0 }), [2000, 0]],
  ])('reads %s', async (_, answer, expected) => {
    standIn.services = () => [answer];
    const [option] = (await create().quote(request)) ?? [];
    expect([option?.priceCents, option?.businessDays]).toEqual(expected);
  });

  it.each([
    ['no price', service({ price: undefined })],
    ['a price of nothing', service({ price: '0.00' })],
    ['a negative price', service({ price: '-5.00' })],
    ['a price in words', service({ price: 'R$ 20,00' })],
    ['an absurd price', service({ price: '999999.00' })],
    ['half a day', service({ delivery_time: 2.5 })],
    ['years', service({ delivery_time: 4000 })],
    ['no company', service({ company: null })],
    ['an id of another kind', service({ id: 'pac' })],
  ])('leaves a service with %s out', async (_, answer) => {
    standIn.services = () => [answer, service({ id: 2, name: 'SEDEX' })];
    expect((await create().quote(request))?.map(({ name }) => name)).toEqual(['Correios SEDEX']);
  });

  it('has no options where no service delivers, which is no failure', async () => {
    standIn.services = () => [{ id: 1, name: 'PAC', error: 'Não atende o trecho.', company: { name: 'Correios' } }];
    const carriers = create();
    for (let time = 0; time < 7; time += 1) expect(await carriers.quote(request)).toEqual([]);
    expect([standIn.requests.length, failures]).toEqual([7, []]);
  });

  it('is not answered by an account without services', async () => {
    standIn.services = () => [];
    expect(await create().quote(request)).toBeUndefined();
    expect(failures).toHaveLength(1);
  });

  it('takes a refused CEP for no failure', async () => {
    standIn.fault = 'refused';
    const carriers = create();
    for (let time = 0; time < 7; time += 1) expect(await carriers.quote(request)).toEqual([]);
    expect([standIn.requests.length, failures]).toEqual([7, []]);
  });

  it.each<Fault>(['reset', 'error', 'unauthorised', 'too-many', 'garbage', 'wrong-shape'])(
    'is not answered on the fault "%s", logs it without the token, and soon asks no more',
    async (fault) => {
      standIn.fault = fault;
      const carriers = create();
      for (let time = 0; time < 7; time += 1) expect(await carriers.quote(request)).toBeUndefined();
      expect([standIn.requests.length, failures.length]).toEqual([5, 5]);
      expect(JSON.stringify(failures)).not.toContain(standIn.token);
      standIn.fault = undefined;
      expect(await carriers.quote(request)).toBeUndefined();
      nowMs += 31_000;
      expect(await carriers.quote(request)).toHaveLength(2);
    },
  );

  it.each<Fault>(['slow', 'drip'])('waits no longer than the time limit on the fault "%s"', async (fault) => {
    standIn.fault = fault;
    // The stand-in would answer with rates after ten seconds, or never.
    expect(await create(150).quote(request)).toBeUndefined();
    expect(failures).toHaveLength(1);
  });

  it('is off without an account', () => {
    const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const services = { postalCodes: [], geocoder: undefined };
    expect(
      createCarriers({ services, siteUrl: 'https://loja.test', clock: () => new Date(nowMs), logger }),
    ).toBeUndefined();
  });
});
