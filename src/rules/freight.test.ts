import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FreightRate, quoteFreight, type Shipment } from './freight.ts';

const rate = (changes: Partial<FreightRate> = {}): FreightRate => ({
  methodId: 1,
  methodName: 'Econômico',
  methodKind: 'transportadora',
  position: 0,
  postalCodeFrom: 80_000_000,
  postalCodeTo: 99_999_999,
  maxWeightGrams: 30_000,
  priceCents: 1390,
  businessDays: 4,
  isFreeFromThreshold: true,
  ...changes,
});
const express = {
  methodId: 2,
  methodName: 'Expresso',
  methodKind: 'expressa',
  position: 1,
  isFreeFromThreshold: false,
};
const pickup = { methodId: 3, methodName: 'Retirar', methodKind: 'retirada', position: 2, isFreeFromThreshold: false };

const economySteps = [
  rate({ maxWeightGrams: 10_000, priceCents: 2000 }),
  rate({ maxWeightGrams: 2000, priceCents: 1000 }),
  rate({ maxWeightGrams: 30_000, priceCents: 4000 }),
];

const shipment = (changes: Partial<Shipment> = {}): Shipment => ({
  postalCode: '80010000',
  units: [{ grams: 500, quantity: 1 }],
  hasReachedThreshold: false,
  ...changes,
});
const priceOf = (rates: readonly FreightRate[], changes: Partial<Shipment> = {}) =>
  quoteFreight(rates, shipment(changes)).options[0]?.priceCents;
const weighing = (grams: number, quantity = 1) => ({ units: [{ grams, quantity }] });

describe('quoteFreight', () => {
  it.each([
    ['nothing to weigh', 0, 1, 1000],
    ['the lightest step', 500, 1, 1000],
    ['exactly the lightest step', 500, 4, 1000],
    ['a gram more', 2001, 1, 2000],
    ['exactly the second step', 2500, 4, 2000],
    ['the heaviest step', 10_000, 3, 4000],
    ['a second parcel for a gram', 1, 30_001, 5000],
    ['two full parcels', 20_000, 3, 8000],
    ['three parcels', 700, 100, 10_000],
    ['ten full parcels', 30_000, 10, 40_000],
  ])('charges for %s: %d g x %d', (_, grams, quantity, expected) => {
    expect(priceOf(economySteps, weighing(grams, quantity))).toBe(expected);
  });

  it('adds up the weights of everything', () => {
    const units = [
      { grams: 1500, quantity: 1 },
      { grams: 100, quantity: 6 },
    ];
    expect(priceOf(economySteps, { units })).toBe(2000);
  });

  describe('with options of carriers', () => {
    const pac = {
      methodId: 1_000_001,
      name: 'Correios PAC',
      kind: 'transportadora',
      priceCents: 1890,
      businessDays: 6,
    };
    const sedex = { ...pac, methodId: 1_000_002, name: 'Correios SEDEX', priceCents: 3120, businessDays: 2 };
    const tables = [...economySteps, rate(express), rate({ ...pickup, priceCents: 0 })];
    const pricesOf = (changes: Partial<Shipment> = {}, rates = tables) =>
      quoteFreight(rates, shipment(changes), [sedex, pac]).options.map(({ name, priceCents }) => [name, priceCents]);

    it('replaces the deliveries of the tables, but not the pickups [R10.16-01]', () => {
      expect(pricesOf()).toEqual([
        ['Retirar', 0],
        ['Correios PAC', 1890],
        ['Correios SEDEX', 3120],
      ]);
    });

    it('leaves only pickups where carriers offer nothing, and refuses where there are none', () => {
      const quote = (rates: typeof tables) => quoteFreight(rates, shipment(), []);
      expect(quote(tables).options.map(({ name }) => name)).toEqual(['Retirar']);
      expect(quote([...economySteps, rate(express)])).toEqual({ options: [], refusal: 'carriers-refuse' });
    });

    it('serves places and weights that the tables do not', () => {
      expect(pricesOf({ postalCode: '01310100' })).toHaveLength(2);
      expect(pricesOf(weighing(40_000))).toHaveLength(2);
      expect(pricesOf({}, [])).toHaveLength(2);
    });

    it.each([
      ['from the threshold on', { hasReachedThreshold: true }],
      ['by a coupon', { isFree: true }],
    ])('makes the cheapest one free %s', (_, changes) => {
      expect(pricesOf(changes)).toEqual([
        ['Retirar', 0],
        ['Correios PAC', 0],
        ['Correios SEDEX', 3120],
      ]);
    });
  });

  it.each([
    ['a unit that is heavier than every parcel', 30_001, 1],
    ['more than ten parcels', 30_000, 11],
  ])('refuses %s', (_, grams, quantity) => {
    expect(quoteFreight(economySteps, shipment(weighing(grams, quantity)))).toEqual({
      options: [],
      refusal: 'too-heavy',
    });
  });

  it('omits only the methods for which the goods are too heavy', () => {
    const rates = [rate(), rate({ ...express, maxWeightGrams: 5000 })];
    const { options } = quoteFreight(rates, shipment(weighing(6000)));
    expect(options.map(({ name }) => name)).toEqual(['Econômico']);
  });

  it.each([
    ['79999999', 'unserved'],
    ['80000000', undefined],
    ['99999999', undefined],
    ['01310100', 'unserved'],
  ])('serves its range including both ends: %s', (postalCode, refusal) => {
    expect(quoteFreight([rate()], shipment({ postalCode })).refusal).toBe(refusal);
  });

  it('serves no place without tables', () => {
    expect(quoteFreight([], shipment())).toEqual({ options: [], refusal: 'unserved' });
  });

  it('prefers the narrowest range of a method', () => {
    const city = rate({ postalCodeFrom: 80_000_000, postalCodeTo: 82_999_999, priceCents: 700, businessDays: 1 });
    expect(priceOf([rate(), city])).toBe(700);
    expect(priceOf([city, rate()], { postalCode: '83000000' })).toBe(1390);
  });

  it('is free in several parcels too, and only for the method that has a threshold', () => {
    const quote = quoteFreight([...economySteps, rate({ ...express, priceCents: 2390 })], {
      ...shipment(weighing(20_000, 3)),
      hasReachedThreshold: true,
    });
    expect(quote.options.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Econômico', 0],
      ['Expresso', 4780],
    ]);
  });

  it('sorts by price, then by days, then in the merchant’s order', () => {
    const rates = [
      rate({ ...pickup, priceCents: 0, businessDays: 1 }),
      rate({ ...express, priceCents: 1390, businessDays: 2 }),
      rate({ methodId: 4, methodName: 'Outra', position: 5 }),
      rate(),
    ];
    expect(quoteFreight(rates, shipment()).options.map(({ name }) => name)).toEqual([
      'Retirar',
      'Expresso',
      'Econômico',
      'Outra',
    ]);
  });

  it('lets a coupon pay for the cheapest delivery, not for a pickup or the express', () => {
    const rates = [
      rate(),
      rate({ ...express, priceCents: 2390 }),
      rate({ ...pickup, priceCents: 500, isFreeFromThreshold: false }),
    ];
    const { options } = quoteFreight(rates, shipment({ isFree: true }));
    expect(options.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Econômico', 0],
      ['Retirar', 500],
      ['Expresso', 2390],
    ]);
  });

  it.each([
    ['the marked rates, also beside a cheaper one', true, [0, 500, 1390]],
    ['the cheapest delivery where none is marked', false, [0, 500, 2390]],
  ])('is free from the threshold on for %s, not for a pickup', (_, isFreeFromThreshold, prices) => {
    const rates = [
      rate({ methodId: 4, methodName: 'Outra', isFreeFromThreshold: false }),
      rate({ priceCents: 2390, isFreeFromThreshold }),
      rate({ ...pickup, priceCents: 500 }),
    ];
    const { options } = quoteFreight(rates, shipment({ hasReachedThreshold: true }));
    expect(options.map(({ priceCents }) => priceCents)).toEqual(prices);
  });

  it('returns the longest delivery time of its parcels', () => {
    const slow = [rate({ maxWeightGrams: 1000, businessDays: 3 }), rate({ maxWeightGrams: 5000, businessDays: 9 })];
    expect(quoteFreight(slow, shipment(weighing(500, 11))).options[0]?.businessDays).toBe(9);
  });
});

describe('freight for any table', () => {
  const increments = fc.array(fc.record({ grams: fc.integer({ min: 1, max: 9000 }), cents: fc.nat(5000) }), {
    minLength: 1,
    maxLength: 5,
  });
  /** Steps of increasing weight and non-decreasing price. */
  const steps = fc.tuple(increments, fc.boolean()).map(([parts, isFreeFromThreshold]) => {
    let [grams, cents] = [0, 0];
    return parts.map((part) => {
      grams += part.grams;
      cents += part.cents;
      return rate({ maxWeightGrams: grams, priceCents: cents, isFreeFromThreshold });
    });
  });
  const weights = fc.array(fc.record({ grams: fc.nat(3000), quantity: fc.integer({ min: 1, max: 20 }) }), {
    maxLength: 6,
  });
  const quote = (rates: FreightRate[], units: Shipment['units'], hasReachedThreshold: boolean) =>
    priceOf(rates, { units, hasReachedThreshold }) ?? Number.POSITIVE_INFINITY;

  it('never costs less than nothing, nor parts of a centavo', () => {
    fc.assert(
      fc.property(steps, weights, fc.boolean(), (rates, units, hasReachedThreshold) => {
        const { options, refusal } = quoteFreight(rates, shipment({ units, hasReachedThreshold }));
        expect(refusal === undefined).toBe(options.length > 0);
        for (const { priceCents } of options) expect(Number.isInteger(priceCents) && priceCents >= 0).toBe(true);
      }),
    );
  });

  it('never costs less for more weight', () => {
    fc.assert(
      fc.property(steps, weights, fc.nat(3000), fc.boolean(), (rates, units, grams, hasReachedThreshold) => {
        const heavier = [...units, { grams, quantity: 1 }];
        expect(quote(rates, heavier, hasReachedThreshold)).toBeGreaterThanOrEqual(
          quote(rates, units, hasReachedThreshold),
        );
      }),
    );
  });

  it('is free from the threshold on, whatever the rates say', () => {
    fc.assert(
      fc.property(steps, weights, (rates, units) => {
        const isServed = quote(rates, units, false) !== Number.POSITIVE_INFINITY;
        expect(quote(rates, units, true)).toBe(isServed ? 0 : Number.POSITIVE_INFINITY);
      }),
    );
  });
});
