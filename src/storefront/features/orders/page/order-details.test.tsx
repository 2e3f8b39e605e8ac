import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPickupPoint } from '#contract/buying/testing/a-pickup-point.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { toOrderView } from '../view/order-view.server.ts';
import { OrderAmounts, OrderDelivery } from './order-details.tsx';

const links = { toHref: (path: string) => path, toLocalUrl: (url: string) => url };

it('says where and when an order can be collected', () => {
  const order = anOrder();
  const delivery = { ...order.entrega, tipo: 'retirada', pontoRetirada: aPickupPoint };
  render(<OrderDelivery order={toOrderView({ ...order, entrega: delivery }, links)} />);
  expect(screen.getByRole('heading').textContent).toBe('Retirada');
  const address = screen.getByText('Empório Botânico').closest('address');
  expect(address?.textContent).toContain('Rua Augusta, 1492');
  expect(address?.textContent).toContain('Horário: segunda a sábado, das 10h às 19h');
});

it('says below the total in how many parts the card is charged, and what interest adds', () => {
  const { pagamento, ...order } = anOrder({ estado: 'pago' });
  const parcelamento = { parcelas: 8, valorParcela: 18.98, valorTotal: 151.84 };
  const { amounts } = toOrderView(
    { ...order, pagamento: { ...pagamento, tipo: 'cartao', estado: 'pago', parcelamento } },
    links,
  );
  render(<OrderAmounts amounts={amounts} isPaid />);
  const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(rows.slice(-2)).toEqual(['R$ 136,30', 'em 8x de R$ 18,98 com juros, R$ 151,84 no total']);
});
