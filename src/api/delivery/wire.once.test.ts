import { describe, expect, it } from 'vitest';
import { shipmentSchema } from '#contract/buying/delivery.ts';
import { toShipment } from './wire.ts';

describe('the delivery time of an option', () => {
  it.each([
    ['transportadora', 0, 'entrega hoje'],
    ['transportadora', 1, '1 dia útil'],
    ['expressa', 2, 'até 2 dias úteis'],
    ['transportadora', 12, 'até 12 dias úteis'],
    ['retirada', 0, 'Retire hoje'],
    ['retirada', 1, 'Retire em 1 dia útil'],
    ['retirada', 3, 'Retire em 3 dias úteis'],
  ])('is for %s in %d days "%s"', (kind, businessDays, prazo) => {
    const option = { methodId: 7, name: 'Frete', kind, priceCents: 1890, businessDays };
    expect(shipmentSchema.parse(toShipment({ options: [option], pickupPoints: [], cutOffHour: 12 })).fretes).toEqual([
      { id: '7', tipo: kind, label: 'Frete', valor: 18.9, prazo, entregaAgendada: false },
    ]);
  });
});

it('has a day in the response only when there is a promise', () => {
  const option = { methodId: 7, name: 'Frete', kind: 'transportadora', priceCents: 1890, businessDays: 4 };
  const options = [
    { ...option, deliveryDay: '2026-12-02' },
    { ...option, deliveryDay: undefined },
  ];
  const { fretes } = toShipment({ options, pickupPoints: [], cutOffHour: 12 });
  expect(fretes.map((freight) => ['previsao' in freight, freight.previsao])).toEqual([
    [true, '2026-12-02'],
    [false, undefined],
  ]);
});

it.each([
  [0, undefined],
  [1, 1],
  [23, 23],
  [24, undefined],
])('names the cut-off hour %d as %s', (cutOffHour, horarioCorte) => {
  const shipment = shipmentSchema.parse(toShipment({ options: [], pickupPoints: [], cutOffHour }));
  expect(shipment.horarioCorte).toBe(horarioCorte);
});
