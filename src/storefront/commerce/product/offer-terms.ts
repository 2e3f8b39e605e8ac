// The terms of every offer as structured data, as Google reads merchant listings. What the merchant's texts promise beyond is not in it.

import type { FreeShippingRule } from '#rules/free-shipping.ts';
import { toCents, toReais } from '#rules/money.ts';
import { withdrawalDays } from '#rules/orders/withdrawal.ts';
import { paths } from '../../paths.ts';

const brazil = { '@type': 'DefinedRegion', addressCountry: 'BR' };
const free = { '@type': 'MonetaryAmount', value: 0, currency: 'BRL' };

/** The right to withdraw: everything is paid back, and the shop pays the way back. `origin` is that of the shop. */
export function toReturnPolicy(origin: string): Record<string, unknown> {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'BR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: `${origin}${paths.exchanges}`,
  };
}

/** Reais from which an order ships free to every place. Less costs what the table of its CEP says, which no page knows. */
function findFreeFrom({ threshold, isInclusive }: FreeShippingRule): number {
  return isInclusive ? threshold : toReais(toCents(threshold) + 1);
}

/** The shipping of the shop as a whole; undefined while no threshold is offered. */
export function toShippingService(rule: FreeShippingRule | undefined): Record<string, unknown> | undefined {
  return (
    rule && {
      '@type': 'ShippingService',
      name: 'Frete grátis',
      fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
      shippingConditions: {
        '@type': 'ShippingConditions',
        shippingDestination: brazil,
        orderValue: { '@type': 'MonetaryAmount', minValue: findFreeFrom(rule), currency: 'BRL' },
        shippingRate: free,
      },
    }
  );
}

/** The terms of one piece at `price` reais: its returns, and that it ships free if it does so alone. */
export function toOfferTerms(url: string, price: number, rule: FreeShippingRule | undefined): Record<string, unknown> {
  const shipsFree = rule !== undefined && price >= findFreeFrom(rule);
  return {
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: toReturnPolicy(new URL(url).origin),
    ...(shipsFree && {
      shippingDetails: { '@type': 'OfferShippingDetails', shippingRate: free, shippingDestination: brazil },
    }),
  };
}
