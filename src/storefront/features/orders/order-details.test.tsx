import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { OrderDelivery } from './order-details.tsx';
import { toOrderView } from './order-view.server.ts';

it('says where and when an order can be collected', () => {
  const order = anOrder();
  const pontoRetirada = {
    id: 12,
    nome: 'Empório Botânico',
    endereco: 'Rua Augusta',
    numero: '1492',
    bairro: 'Consolação',
    cidade: 'São Paulo',
    uf: 'SP',
    horario: 'segunda a sábado, das 10h às 19h',
  };
  const delivery = { ...order.entrega, tipo: 'retirada', pontoRetirada };
  const links = { toHref: (path: string) => path, toLocalUrl: (url: string) => url };
  render(<OrderDelivery order={toOrderView({ ...order, entrega: delivery }, links)} />);
  expect(screen.getByRole('heading').textContent).toBe('Retirada');
  const address = screen.getByText('Empório Botânico').closest('address');
  expect(address?.textContent).toContain('Rua Augusta, 1492');
  expect(address?.textContent).toContain('Horário: segunda a sábado, das 10h às 19h');
});
