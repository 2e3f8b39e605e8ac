import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import drawing from '../../assets/payments.svg?raw';
import { PaymentMarks } from './payment-marks.tsx';

it('shows each payment method as its view of the one file of marks', () => {
  render(<PaymentMarks methods={['pix', 'cartao', 'boleto']} />);
  const sources = screen.getAllByRole<HTMLImageElement>('img').map(({ src }) => src.split('#'));
  const views = [...drawing.matchAll(/<view id="(\w+)"/g)].map(([, id]) => id);
  expect(sources.map(([, view]) => view)).toEqual(views);
  expect(new Set(sources.map(([file]) => file)).size).toBe(1);
});
