// Filters that follow from the typed facts of electric devices. An unknown fact is a value of none of them.

import type { DeviceFactsRow } from '#database/schema/product-proof.ts';

interface DeviceFilter {
  id: number;
  name: string;
  values: readonly { id: number; label: string; isOf: (device: DeviceFactsRow) => boolean }[];
}

/** Both ends included. */
const within = (value: number | null, from: number, to = Infinity) => value !== null && value >= from && value <= to;

/** The ids are above those of rows, and of `careFilter`. Each filter has a hundred ids of its own for later values. */
export const deviceFilters: readonly DeviceFilter[] = [
  {
    id: 900_000_100,
    name: 'Área',
    values: [
      { id: 900_000_101, label: 'Até 15 m²', isOf: ({ area_m2: area }) => within(area, 1, 15) },
      { id: 900_000_102, label: '16 a 30 m²', isOf: ({ area_m2: area }) => within(area, 16, 30) },
      { id: 900_000_103, label: '31 a 50 m²', isOf: ({ area_m2: area }) => within(area, 31, 50) },
      { id: 900_000_104, label: 'Mais de 50 m²', isOf: ({ area_m2: area }) => within(area, 51) },
    ],
  },
  {
    id: 900_000_200,
    name: 'Reservatório',
    values: [
      { id: 900_000_201, label: 'Até 100 ml', isOf: ({ capacity_ml: volume }) => within(volume, 1, 100) },
      { id: 900_000_202, label: '101 a 250 ml', isOf: ({ capacity_ml: volume }) => within(volume, 101, 250) },
      { id: 900_000_203, label: '251 a 500 ml', isOf: ({ capacity_ml: volume }) => within(volume, 251, 500) },
      { id: 900_000_204, label: 'Mais de 500 ml', isOf: ({ capacity_ml: volume }) => within(volume, 501) },
    ],
  },
  {
    id: 900_000_300,
    name: 'Duração',
    values: [
      { id: 900_000_301, label: 'Até 4 horas', isOf: ({ hours }) => within(hours, 1, 4) },
      { id: 900_000_302, label: '5 a 8 horas', isOf: ({ hours }) => within(hours, 5, 8) },
      { id: 900_000_303, label: '9 horas ou mais', isOf: ({ hours }) => within(hours, 9) },
    ],
  },
  {
    // "Voltagem" is the attribute by which shoppers choose between 127 V and 220 V.
    id: 900_000_400,
    name: 'Energia',
    values: [
      { id: 900_000_401, label: 'Bivolt', isOf: ({ voltage }) => /bivolt/i.test(voltage ?? '') },
      { id: 900_000_402, label: '127 V ou 220 V, à escolha', isOf: ({ voltage }) => /127.*220/.test(voltage ?? '') },
      { id: 900_000_403, label: 'USB', isOf: ({ voltage }) => /usb/i.test(voltage ?? '') },
    ],
  },
];

export function listDeviceValueIds(device: DeviceFactsRow | undefined): number[] {
  if (!device) return [];
  return deviceFilters.flatMap(({ values }) => values.flatMap(({ id, isOf }) => (isOf(device) ? [id] : [])));
}
