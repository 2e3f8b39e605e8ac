import { describe, expect, it } from 'vitest';
import type { FreightOption } from '#rules/freight.ts';
import { chooseDelivery } from './get-checkout.ts';

const option = (methodId: number, kind: string, priceCents: number): FreightOption => ({
  methodId,
  name: `Método ${methodId}`,
  kind,
  priceCents,
  businessDays: 2,
});
const pickup = option(3, 'retirada', 0);
const economic = option(1, 'transportadora', 1290);
const express = option(2, 'expressa', 2390);
const point = {
  id: 12,
  name: 'Ateliê',
  street: 'Rua das Flores',
  number: '7',
  district: 'Centro',
  city: 'Curitiba',
  state: 'PR',
  hours: '',
};
const quote = { options: [pickup, economic, express], pickupPoints: [point] };

const choose = (methodId?: number, pickupPointId?: number, from = quote) => {
  const chosen = chooseDelivery(from, { methodId, pickupPointId });
  return chosen && [chosen.option.methodId, chosen.pickupPoint?.id];
};

describe('the delivery of a checkout', () => {
  it('is the cheapest one to the door, also where collecting is cheaper [R10.18-01]', () => {
    expect(choose()).toEqual([1, undefined]);
    expect(choose(99)).toEqual([1, undefined]);
  });

  it('is the chosen one', () => {
    expect(choose(2)).toEqual([2, undefined]);
    expect(choose(3, 12)).toEqual([3, 12]);
  });

  it('is no pickup at another place than the chosen one [R10.18-02]', () => {
    expect(choose(3)).toEqual([1, undefined]);
    expect(choose(3, 13)).toEqual([1, undefined]);
  });

  it('is missing where the goods can only be collected, until a place is chosen', () => {
    const onlyPickup = { ...quote, options: [pickup] };
    expect(choose(undefined, undefined, onlyPickup)).toBeUndefined();
    expect(choose(3, 12, onlyPickup)).toEqual([3, 12]);
  });
});
