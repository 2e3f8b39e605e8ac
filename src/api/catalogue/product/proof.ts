// Facts with a type of their own as text: the lot of an oil with its report, and those of an electric device.

import { z } from 'zod';
import type { DeviceFactsRow } from '#database/schema/product-proof.ts';
import type { ProductDetailRows } from './queries.ts';

export type FactLine = readonly [label: string, value: string | null | undefined];

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const reportSchema = z.array(z.tuple([z.string(), z.number()]));

export function listLotLines(lot: ProductDetailRows['lot']): FactLine[] {
  if (!lot) return [];
  return [
    ['Lote', lot.code],
    ['Colheita', lot.harvested && toMonthText(lot.harvested)],
    ['Validade', toMonthText(lot.best_before)],
    ['Certificado', lot.certificate],
    ['Laudo', `${lot.report_name} deste lote, com os principais componentes`],
    ['Laboratório', lot.laboratory],
    ['Data da análise', lot.analysed_on?.split('-').toReversed().join('/')],
    ...reportSchema
      .parse(JSON.parse(lot.report_json))
      .map(([name, percent]): FactLine => [name, `${number.format(percent)}%`]),
  ];
}

/** Every fact in display order, null where the maker states none. */
export function listDeviceLines(device: DeviceFactsRow | undefined): FactLine[] {
  if (!device) return [];
  const stated = (value: number | null, toText: (value: number) => string) => (value ? toText(value) : null);
  const toHours = (hours: number) => toCount(hours, 'hora', 'horas');
  return [
    ['Capacidade', stated(device.capacity_ml, toVolumeText)],
    ['Duração contínua', stated(device.hours, toHours)],
    ['Duração com pausas', stated(device.pulsed_hours, toHours)],
    ['Ambiente', stated(device.area_m2, (area) => `até ${area} m²`)],
    ['Potência', stated(device.power_w, (power) => `${power} W`)],
    ['Ruído', stated(device.noise_db, (noise) => `${noise} dB a um metro`)],
    ['Voltagem', device.voltage],
    ['Medidas', toSizeText(device)],
    ['Garantia', stated(device.guarantee_months, toGuaranteeText)],
  ];
}

export function listContentsLines(contents: ProductDetailRows['contents']): FactLine[] {
  return contents.map(({ name, quantity }) => [name, toCount(quantity, 'unidade', 'unidades')]);
}

function toVolumeText(millilitres: number): string {
  return millilitres < 1000 ? `${millilitres} ml` : toCount(millilitres / 1000, 'litro', 'litros');
}

// "2026-07" becomes "julho de 2026".
function toMonthText(isoMonth: string): string {
  return month.format(new Date(`${isoMonth}-01T00:00:00Z`));
}

function toCount(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

function toSizeText({ height_mm, width_mm, depth_mm }: DeviceFactsRow): string | null {
  if (!height_mm || !width_mm || !depth_mm) return null;
  const centimetres = [height_mm, width_mm, depth_mm].map((length) => number.format(length / 10));
  return `${centimetres.join(' × ')} cm (altura, largura, profundidade)`;
}

function toGuaranteeText(months: number): string {
  return months % 12 === 0 ? toCount(months / 12, 'ano', 'anos') : toCount(months, 'mês', 'meses');
}
