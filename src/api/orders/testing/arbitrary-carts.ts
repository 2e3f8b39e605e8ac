// A shop whose prices and discounts are seldom whole centavos, and carts of its goods.

import fc from 'fast-check';
import type { PaymentKind } from '#contract/buying/checkout.ts';
import type { Database } from '#database/client.ts';
import { testNow } from '#database/testing/test-now.ts';
import { insertCoupon } from '../../pricing/promotions/testing/coupon-client.ts';

const stock = 1_000_000;

export const products = [1, 99, 333, 1990, 3330, 4990, 10_001, 31_637].map((priceCents, index) => ({
  id: 910_001 + index,
  name: `Bruma ${index + 1}`,
  priceCents,
  ...(index % 3 === 0 && { listPriceCents: priceCents + 777 }),
  stock,
}));

/** Its sizes have prices of their own. */
export const oil = {
  id: 910_051,
  name: 'Óleo de Teste',
  priceCents: 1337,
  stock,
  values: [
    { id: 910_061, label: '5 ml', priceCents: 1337, stock },
    { id: 910_062, label: '15 ml', priceCents: 8019, stock },
  ],
};

export const kits = [7, 13].map((discountPercent, index) => ({
  id: 910_101 + index,
  name: `Kit ${index + 1}`,
  kind: 'fechada' as const,
  discountPercent,
  parts: products.slice(index * 3, index * 3 + 3).map(({ id }, part) => ({ productId: id, quantity: part + 1 })),
}));

/** Next to `main`, `other` costs less: by percent or by centavos. */
export const combinations = [
  { main: 910_004, other: 910_005, kind: 'porcentagem', discount: 15 },
  { main: 910_005, other: 910_006, kind: 'valor', discount: 555 },
  { main: 910_004, other: 910_006, kind: 'porcentagem', discount: 9 },
] as const;

export const coupons = {
  SETE: { kind: 'percent', value: 7, minimum_cents: 0 },
  FIXO: { kind: 'fixed', value: 1333, minimum_cents: 0 },
  FRETE: { kind: 'free_shipping', value: 0, minimum_cents: 0 },
  MINIMO: { kind: 'percent', value: 33, minimum_cents: 10_000 },
} as const;

const nowMs = testNow.getTime();
/** They are for the first unit of a product, in force at the time of the tests unless they say otherwise. */
export const schedules = [
  { productId: 910_007, priceCents: 8888, startsAt: nowMs - 1000, endsAt: nowMs + 86_400_000 },
  { productId: 910_007, priceCents: 7777, startsAt: nowMs, endsAt: nowMs + 1000 },
  { productId: 910_007, priceCents: 1, startsAt: nowMs - 1000, endsAt: nowMs },
  { productId: 910_002, priceCents: 2, startsAt: nowMs + 1, endsAt: nowMs + 1000 },
  { productId: oil.id, priceCents: 999, startsAt: nowMs - 1000, endsAt: nowMs + 1000 },
];

export async function insertPromotions(database: Database): Promise<void> {
  for (const { main, other, kind, discount } of combinations)
    await database.kysely
      .insertInto('combinations')
      .values({ product_id: main, other_product_id: other, discount_kind: kind, discount })
      .execute();
  for (const { productId, priceCents, startsAt, endsAt } of schedules)
    await database.kysely
      .insertInto('price_schedules')
      .values({
        product_id: productId,
        name: 'Oferta',
        price_cents: priceCents,
        starts_at: startsAt,
        ends_at: endsAt,
      })
      .execute();
  for (const [code, coupon] of Object.entries(coupons)) await insertCoupon(database, code, coupon);
}

export interface WantedLine {
  /** The id of a product or a kit. */
  id: number;
  /** 0 without sizes. */
  valueId: number;
  quantity: number;
}

export interface WantedCart {
  lines: WantedLine[];
  kits: WantedLine[];
  coupon: keyof typeof coupons | '';
  /** Which of the offered deliveries is chosen. */
  delivery: number;
  payment: PaymentKind;
}

const quantity = fc.integer({ min: 1, max: 9 });
const toLines = (units: readonly Omit<WantedLine, 'quantity'>[]) =>
  fc.tuple(fc.constantFrom(...units), quantity).map(([unit, pieces]): WantedLine => ({ ...unit, quantity: pieces }));
const withoutValue = ({ id }: { id: number }) => ({ id, valueId: 0 });
const cartLine = fc.oneof(
  { weight: 6, arbitrary: toLines(products.map(withoutValue)) },
  { weight: 2, arbitrary: toLines(oil.values.map(({ id }) => ({ id: oil.id, valueId: id }))) },
);

export const arbitraryCart: fc.Arbitrary<WantedCart> = fc.record({
  lines: fc.array(cartLine, { minLength: 1, maxLength: 6 }),
  kits: fc.array(toLines(kits.map(withoutValue)), { maxLength: 2 }),
  coupon: fc.constantFrom('', 'SETE', 'FIXO', 'FRETE', 'MINIMO'),
  delivery: fc.nat(2),
  payment: fc.oneof({ weight: 3, arbitrary: fc.constant('pix') }, { weight: 1, arbitrary: fc.constant('cartao') }),
});
