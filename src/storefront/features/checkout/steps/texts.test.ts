import { expect, it } from 'vitest';
import { aCheckout } from './testing/a-checkout.ts';
import { toPlaceText } from './texts.ts';

it('says where and when goods can be collected', () => {
  const [point] = aCheckout.pontosRetirada;
  if (!point) throw new Error('no pickup point');
  const place = 'Empório Botânico: Rua Augusta, 1492, Consolação, São Paulo - SP';
  expect(toPlaceText(point)).toBe(`${place}, segunda a sábado, das 10h às 19h`);
  expect(toPlaceText({ ...point, horario: '' })).toBe(place);
});
