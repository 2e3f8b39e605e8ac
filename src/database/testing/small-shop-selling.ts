// What the small shop sells with: freight tables, pickup points, coupons, two customers, invitations to review it.

import { createHash } from 'node:crypto';
import { insertRows } from '../insert-rows.ts';
import { hashPassword } from '../password-hash.ts';
import type { Transaction } from '../schema/database-schema.ts';

const dayMs = 86_400_000;

/** First and last CEP, prices in centavos up to 2 kg, and days of both deliveries. */
const regions = [
  { region: 'Sudeste', ranges: [[1_000_000, 39_999_999]], economy: [1590, 5], express: [2690, 2] },
  { region: 'Sul', ranges: [[80_000_000, 99_999_999]], economy: [1390, 4], express: [2390, 2] },
  {
    region: 'Centro-Oeste',
    ranges: [
      [70_000_000, 76_799_999],
      [78_000_000, 79_999_999],
    ],
    economy: [2290, 7],
    express: [3990, 4],
  },
  { region: 'Nordeste', ranges: [[40_000_000, 65_999_999]], economy: [2690, 9], express: [4690, 5] },
  {
    region: 'Norte',
    ranges: [
      [66_000_000, 69_999_999],
      [76_800_000, 77_999_999],
    ],
    economy: [3290, 12],
    express: [5990, 7],
  },
] as const;

/** Greatest weight in grams, and the price as a percentage of that of a light parcel. */
const weights = [
  [2000, 100],
  [10_000, 160],
  [30_000, 280],
] as const;

const methods = [
  { id: 1, name: 'Econômico', kind: 'transportadora', position: 0 },
  { id: 2, name: 'Expresso', kind: 'expressa', position: 1 },
  { id: 3, name: 'Retirar em Curitiba', kind: 'retirada', position: 2 },
  { id: 4, name: 'Retirar em São Paulo', kind: 'retirada', position: 3 },
];

export async function insertSmallShopSelling(transaction: Transaction, now: Date): Promise<void> {
  await insertRows(transaction, 'freight_methods', methods);
  await insertRows(transaction, 'freight_rates', [...listRates(1), ...listRates(2), ...pickupRates]);
  await insertRows(transaction, 'pickup_points', pickupPoints);
  await insertCoupons(transaction, now);
  await insertCustomers(transaction, now);
  await insertRows(
    transaction,
    'store_review_keys',
    ['Maria Clara Souza', 'João Pedro Almeida', 'Beatriz Nogueira'].map((name, index) => ({
      key_hash: createHash('sha256')
        .update(`demonstracao-avaliacao-${index + 1}`)
        .digest('hex'),
      customer_name: name,
      email: null,
      created_at: now.getTime(),
      used_at: null,
    })),
  );
}

function listRates(method: 1 | 2) {
  return regions.flatMap(({ region, ranges, ...deliveries }) => {
    const [priceCents, days] = deliveries[method === 1 ? 'economy' : 'express'];
    return ranges.flatMap(([from, to]) =>
      weights.map(([grams, percent]) => ({
        method_id: method,
        region,
        postal_code_from: from,
        postal_code_to: to,
        max_weight_grams: grams,
        price_cents: (priceCents * percent) / 100,
        business_days: days,
        free_from_threshold: method === 1 ? (1 as const) : (0 as const),
      })),
    );
  });
}

const collected = { max_weight_grams: 30_000, price_cents: 0, free_from_threshold: 0 as const };

const pickupRates = [
  {
    ...collected,
    method_id: 3,
    region: 'Curitiba',
    postal_code_from: 80_000_000,
    postal_code_to: 83_800_999,
    business_days: 1,
  },
  {
    ...collected,
    method_id: 4,
    region: 'São Paulo',
    postal_code_from: 1_000_000,
    postal_code_to: 9_999_999,
    business_days: 3,
  },
];

const pickupPoints = [
  {
    name: 'Ateliê Manacá',
    street: 'Rua das Jabuticabeiras',
    number: '210',
    district: 'Santa Felicidade',
    city: 'Curitiba',
    state: 'PR',
    hours: 'segunda a sexta, das 9h às 18h',
  },
  {
    name: 'Empório Botânico',
    street: 'Rua Augusta',
    number: '1492',
    district: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
    hours: 'segunda a sábado, das 10h às 19h',
  },
];

async function insertCoupons(transaction: Transaction, now: Date): Promise<void> {
  const inDays = (days: number) => now.getTime() + days * dayMs;
  const usual = { starts_at: inDays(-60), total_limit: null, per_customer_limit: null, used: 0 };
  await insertRows(transaction, 'coupons', [
    {
      ...usual,
      code: 'BEMVINDA',
      kind: 'percent',
      value: 10,
      minimum_cents: 6000,
      ends_at: null,
      per_customer_limit: 1,
      description: '10% na primeira compra',
      first_order_only: 1,
    },
    {
      ...usual,
      code: 'AROMA20',
      kind: 'fixed',
      value: 2000,
      minimum_cents: 12_000,
      ends_at: inDays(90),
      total_limit: 500,
      per_customer_limit: 2,
      description: 'R$ 20,00 em compras a partir de R$ 120,00',
      first_order_only: 0,
    },
    {
      ...usual,
      code: 'FRETEAMIGO',
      kind: 'free_shipping',
      value: 0,
      minimum_cents: 8000,
      ends_at: inDays(90),
      per_customer_limit: 1,
      description: 'Frete grátis em compras a partir de R$ 80,00',
      first_order_only: 0,
    },
    {
      ...usual,
      code: 'UNICO',
      kind: 'percent',
      value: 15,
      minimum_cents: 0,
      ends_at: inDays(30),
      total_limit: 1,
      per_customer_limit: 1,
      description: '15%, uma única vez',
      first_order_only: 0,
    },
    {
      ...usual,
      code: 'OUTONO',
      kind: 'percent',
      value: 12,
      minimum_cents: 0,
      ends_at: inDays(-30),
      description: '12% de outono',
      first_order_only: 0,
    },
  ]);
}

const customers = [
  {
    name: 'Maria Clara Souza',
    email: 'maria@exemplo.test',
    password: 'lavanda-2026',
    document: '52998224725',
    phone: '(41) 99999-0001',
    gender: 'f',
    birth_date: '1988-03-14',
    address: {
      postal_code: '80010000',
      street: 'Rua XV de Novembro',
      number: '300',
      complement: 'Ap. 42',
      city: 'Curitiba',
      state: 'PR',
    },
  },
  {
    name: 'João Pedro Almeida',
    email: 'joao@exemplo.test',
    password: 'alecrim-2026',
    document: '11144477735',
    phone: '(67) 99999-0002',
    gender: 'm',
    birth_date: '1979-11-02',
    address: {
      postal_code: '79002000',
      street: 'Rua 14 de Julho',
      number: '1500',
      complement: '',
      city: 'Campo Grande',
      state: 'MS',
    },
  },
];

async function insertCustomers(transaction: Transaction, now: Date): Promise<void> {
  for (const [index, { address, password, ...customer }] of customers.entries()) {
    const id = index + 1;
    await insertRows(transaction, 'customers', [
      {
        id,
        ...customer,
        password_hash: await hashPassword(password),
        has_ordered: 0,
        newsletter: 0,
        created_at: now.getTime() - 100 * dayMs,
      },
    ]);
    await insertRows(transaction, 'addresses', [
      { customer_id: id, label: 'Casa', ...address, district: 'Centro', country: 'BR', is_main: 1 },
    ]);
  }
}
