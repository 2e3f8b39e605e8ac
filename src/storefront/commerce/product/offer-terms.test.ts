import { expect, it } from 'vitest';
import { toOfferTerms, toShippingService } from './offer-terms.ts';

const rule = { threshold: 159, regionalThreshold: 149, isInclusive: true };
const url = 'https://loja.test/vela?sku=V-1';

it('has the right to withdraw, and its page', () => {
  expect(toOfferTerms(url, 20, rule)).toMatchObject({
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: {
      merchantReturnDays: 7,
      returnFees: 'https://schema.org/FreeReturn',
      merchantReturnLink: 'https://loja.test/pagina/trocas-e-devolucoes',
    },
  });
});

it.each([
  [158.99, rule, false],
  [159, rule, true],
  [159, { ...rule, isInclusive: false }, false],
  [159.01, { ...rule, isInclusive: false }, true],
  [1000, undefined, false],
])('says of %d reais by the rule %j whether it ships free: %s', (price, ofShop, shipsFree) => {
  expect('shippingDetails' in toOfferTerms(url, price, ofShop)).toBe(shipsFree);
});

it('promises free shipping of the shop from its threshold on, and nothing without one', () => {
  expect(toShippingService(rule)).toMatchObject({
    shippingConditions: { orderValue: { minValue: 159, currency: 'BRL' }, shippingRate: { value: 0 } },
  });
  expect(toShippingService({ ...rule, threshold: 1.12, isInclusive: false })).toMatchObject({
    shippingConditions: { orderValue: { minValue: 1.13 } },
  });
  expect(toShippingService(undefined)).toBeUndefined();
});
