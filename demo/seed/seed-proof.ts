// The lots of oils with their reports, the facts of devices, and what comes in their boxes.

import { boxContents } from '../data/box-contents.ts';
import { devices } from '../data/devices.ts';
import { lots, type SeedLot } from '../data/lots.ts';
import { insertRows, type SeedTransaction } from './insert-rows.ts';
import type { SeedProduct } from './types.ts';

export interface NumberedProduct {
  id: number;
  product: SeedProduct;
}

export async function seedProof(transaction: SeedTransaction, numbered: readonly NumberedProduct[], now: Date) {
  await insertRows(
    transaction,
    'product_lots',
    numbered.flatMap(({ id, product }) => {
      const lot = lots[product.slug];
      return lot ? [toLotRow(id, product.sku, lot, now)] : [];
    }),
  );
  await insertRows(
    transaction,
    'device_facts',
    numbered.flatMap(({ id, product }) => {
      const device = devices[product.slug];
      return device ? [{ product_id: id, ...device }] : [];
    }),
  );
  await insertRows(
    transaction,
    'box_contents',
    numbered.flatMap(({ id, product }) =>
      (boxContents[product.slug] ?? []).map((line, position) => {
        const [quantity, name] = typeof line === 'string' ? [1, line] : line;
        return { product_id: id, position, quantity, name };
      }),
    ),
  );
}

function toLotRow(productId: number, sku: string, lot: SeedLot, now: Date) {
  return {
    product_id: productId,
    ...findLot(sku, lot, now),
    certificate: lot.certificate ?? null,
    report_name: lot.analysis,
    report_json: JSON.stringify(lot.report),
    laboratory: 'Laboratório Exemplo, Curitiba (dado de demonstração)',
    analysed_on: toAnalysisDay(findLot(sku, lot, now).code),
  };
}

/** The day of the lots on the drawn labels. To draw newer ones, move it and run `npm run draw`. */
export const labelsDrawnOn = new Date(Date.UTC(2026, 10, 26));

/** The lot that is on sale: that of the drawn label until it expires, so that the page never contradicts its picture, then the newest. */
export function findLot(sku: string, lot: SeedLot, now: Date) {
  return toNewestLot(sku, lot, isLabelValid(sku, lot, now) ? labelsDrawnOn : now);
}

/** False if the picture of the label shows an expired lot, which is not on sale. */
export function isLabelValid(sku: string, lot: SeedLot, now: Date): boolean {
  return toNewestLot(sku, lot, labelsDrawnOn).best_before > toIsoMonth(now);
}

function toNewestLot(sku: string, lot: SeedLot, now: Date) {
  const begin = lot.harvest ? findLatestHarvest(lot.harvest, now) : addMonths(now, -blendAgeMonths);
  const month = toIsoMonth(begin);
  return {
    code: `${sku.replace(/^\w+-/, '').replace(/\d+$/, '')}-${month.slice(2).replace('-', '')}`,
    harvested: lot.harvest ? month : null,
    best_before: toIsoMonth(addMonths(begin, 12 * lot.years)),
  };
}

/** A day in the month after the one in the lot's code, `LAVF-2607`. */
function toAnalysisDay(code: string): string {
  const [year = '', month = ''] = /(\d{2})(\d{2})$/.exec(code)?.slice(1) ?? [];
  const day = 3 + (code.charCodeAt(0) % 20);
  return new Date(Date.UTC(2000 + Number(year), Number(month), day)).toISOString().slice(0, 10);
}

const blendAgeMonths = 3;
/** From the harvest until the oil is analysed and on sale. */
const restMonths = 2;

/** The latest first day of the month `harvest` (1 to 12) that is at least `restMonths` ago. */
function findLatestHarvest(harvest: number, now: Date): Date {
  const latest = addMonths(now, -restMonths);
  const year = latest.getUTCFullYear() - (harvest > latest.getUTCMonth() + 1 ? 1 : 0);
  return new Date(Date.UTC(year, harvest - 1, 1));
}

function addMonths(date: Date, months: number): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
}

function toIsoMonth(date: Date): string {
  return date.toISOString().slice(0, 7);
}
