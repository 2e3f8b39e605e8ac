import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPickupPoint } from '#contract/buying/testing/a-pickup-point.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { toOrderView } from '../view/order-view.server.ts';
import { OrderDelivery } from './order-details.tsx';

it('says where and when an order can be collected', () => {
  const order = anOrder();
  const delivery = { ...order.entrega, tipo: 'retirada', pontoRetirada: aPickupPoint };
  const links = { toHref: (path: string) => path, toLocalUrl: (url: string) => url };
  render(<OrderDelivery order={toOrderView({ ...order, entrega: delivery }, links)} />);
  expect(screen.getByRole('heading').textContent).toBe('Retirada');
  const address = screen.getByText('Empório Botânico').closest('address');
  expect(address?.textContent).toContain('Rua Augusta, 1492');
  expect(address?.textContent).toContain('Horário: segunda a sábado, das 10h às 19h');
});
