// Freight tables, pickup points; and the demonstration's coupons, customers and review keys.
import { roundHalfUp } from '#rules/money.ts';
import type { SeedCoupon, SeedCustomer, SeedFreightMethod, SeedPickupPoint } from '../seed/content-types.ts';

/** Postal-code ranges of the five regions, as the postal service assigns them. */
const regions: readonly { region: string; ranges: readonly (readonly [number, number])[]; economy: number; express: number; days: readonly [number, number] }[] = [
  { region: 'Sudeste', ranges: [[1_000_000, 39_999_999]], economy: 1590, express: 2690, days: [5, 2] },
  { region: 'Sul', ranges: [[80_000_000, 99_999_999]], economy: 1390, express: 2390, days: [4, 2] },
  { region: 'Centro-Oeste', ranges: [[70_000_000, 76_799_999], [78_000_000, 79_999_999]], economy: 2290, express: 3990, days: [7, 4] },
  { region: 'Nordeste', ranges: [[40_000_000, 65_999_999]], economy: 2690, express: 4690, days: [9, 5] },
  { region: 'Norte', ranges: [[66_000_000, 69_999_999], [76_800_000, 77_999_999]], economy: 3290, express: 5990, days: [12, 7] },
];

const rates = (kind: 'economy' | 'express'): SeedFreightMethod['rates'] =>
  regions.flatMap(({ region, ranges, days, ...prices }) =>
    ranges.flatMap(([from, to]) =>
      [
        { maxWeightGrams: 2000, factor: 1 },
        { maxWeightGrams: 10_000, factor: 1.6 },
        { maxWeightGrams: 30_000, factor: 2.8 },
      ].map(({ maxWeightGrams, factor }) => ({
        region,
        from,
        to,
        maxWeightGrams,
        priceCents: roundHalfUp(prices[kind] * factor),
        businessDays: days[kind === 'economy' ? 0 : 1],
        isFreeFromThreshold: kind === 'economy',
      })),
    ),
  );

export const freightMethods: readonly SeedFreightMethod[] = [
  { name: 'Econômico', kind: 'transportadora', rates: rates('economy') },
  { name: 'Expresso', kind: 'expressa', rates: rates('express') },
  {
    name: 'Retirar em Curitiba', kind: 'retirada',
    rates: [{ region: 'Curitiba', from: 80_000_000, to: 83_800_999, maxWeightGrams: 30_000, priceCents: 0, businessDays: 1, isFreeFromThreshold: false }],
  },
  {
    name: 'Retirar em São Paulo', kind: 'retirada',
    rates: [{ region: 'São Paulo', from: 1_000_000, to: 9_999_999, maxWeightGrams: 30_000, priceCents: 0, businessDays: 3, isFreeFromThreshold: false }],
  },
];

export const pickupPoints: readonly SeedPickupPoint[] = [
  { name: 'Ateliê Manacá', street: 'Rua das Jabuticabeiras', number: '210', district: 'Santa Felicidade', city: 'Curitiba', state: 'PR', hours: 'segunda a sexta, das 9h às 18h' },
  { name: 'Empório Botânico', street: 'Rua Augusta', number: '1492', district: 'Consolação', city: 'São Paulo', state: 'SP', hours: 'segunda a sábado, das 10h às 19h' },
];

export const coupons: readonly SeedCoupon[] = [
  { code: 'BEMVINDA', kind: 'percent', value: 10, minimumCents: 6000, endsInDays: null, totalLimit: null, perCustomerLimit: 1, firstOrderOnly: true, description: '10% na primeira compra' },
  { code: 'AROMA20', kind: 'fixed', value: 2000, minimumCents: 12_000, endsInDays: 90, totalLimit: 500, perCustomerLimit: 2, description: 'R$ 20,00 em compras a partir de R$ 120,00' },
  { code: 'FRETEAMIGO', kind: 'free_shipping', value: 0, minimumCents: 8000, endsInDays: 90, totalLimit: null, perCustomerLimit: 1, description: 'Frete grátis em compras a partir de R$ 80,00' },
  { code: 'UNICO', kind: 'percent', value: 15, minimumCents: 0, endsInDays: 30, totalLimit: 1, perCustomerLimit: 1, description: '15%, uma única vez' },
  { code: 'OUTONO', kind: 'percent', value: 12, minimumCents: 0, endsInDays: -30, totalLimit: null, perCustomerLimit: null, description: '12% de outono' },
];

export const customers: readonly SeedCustomer[] = [
  {
    name: 'Maria Clara Souza', email: 'maria@exemplo.test', password: 'lavanda-2026', document: '52998224725', phone: '(41) 99999-0001', gender: 'f', birthDate: '1988-03-14',
    address: { postalCode: '80010000', street: 'Rua XV de Novembro', number: '300', complement: 'Ap. 42', district: 'Centro', city: 'Curitiba', state: 'PR' },
  },
  {
    name: 'João Pedro Almeida', email: 'joao@exemplo.test', password: 'alecrim-2026', document: '11144477735', phone: '(67) 99999-0002', gender: 'm', birthDate: '1979-11-02',
    address: { postalCode: '79002000', street: 'Rua 14 de Julho', number: '1500', complement: '', district: 'Centro', city: 'Campo Grande', state: 'MS' },
  },
];

/** Invitations to review the shop, not used yet. */
export const storeReviewKeys: readonly { key: string; customer: string }[] = [
  { key: 'demonstracao-avaliacao-1', customer: 'Maria Clara Souza' },
  { key: 'demonstracao-avaliacao-2', customer: 'João Pedro Almeida' },
  { key: 'demonstracao-avaliacao-3', customer: 'Beatriz Nogueira' },
];
