import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aCheckout } from '../steps/testing/a-checkout.ts';
import { showCheckout } from './testing/show-checkout.tsx';

beforeEach(() => {
  window.dataLayer = [];
});

const eventNames = () =>
  window.dataLayer?.flatMap((entry) => (entry && typeof entry === 'object' && 'event' in entry ? [entry.event] : []));
const orderButton = () => screen.findByRole('button', { name: /^Fechar pedido/ });

it('saves a delivery when it is chosen, with its step open, and reports it once', async () => {
  const [pickup] = aCheckout.fretes;
  const { posted } = showCheckout({
    path: '/checkout?etapa=entrega',
    answer: (values) => ({
      result: { ok: true, form: values['intent'] ?? '' },
      after: { ...(pickup && { entrega: pickup }), totais: { ...aCheckout.totais, frete: 0, total: 81.51 } },
    }),
  });
  fireEvent.click(await screen.findByRole('radio', { name: /Retirar em São Paulo/ }));
  await waitFor(() => expect(document.body.textContent).toContain('Frete (Retirar em São Paulo)Grátis'));
  expect(posted).toEqual([{ intent: 'entrega', escolha: 's', conta: '', entrega: '3-12' }]);
  const go = screen.getByRole('button', { name: 'Continuar para o pagamento' });
  fireEvent.click(go);
  await waitFor(() => expect(posted).toHaveLength(2));
  await waitFor(() => expect(eventNames()).toEqual(['add_shipping_info']));
});

it('orders by the method that was chosen last: its choice is saved at once, and there is no other button', async () => {
  const card = { tipo: 'cartao' as const, label: 'Cartão de crédito', porcentagem: 0, total: 101.7 };
  const pagamentos = [...aCheckout.pagamentos, card];
  const { posted } = showCheckout({
    checkout: { pagamentos },
    answer: (values) => ({
      result: { ok: true, form: values['intent'] ?? '' },
      after: { pagamento: 'cartao', pagamentos, totais: { ...aCheckout.totais, total: 101.7 } },
    }),
  });
  await orderButton();
  expect(screen.getAllByRole('button').filter((button) => /pagar/i.test(button.textContent))).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /^Cartão de crédito/ }));
  await screen.findByRole('button', { name: 'Fechar pedido · R$\u00a0101,70 no cartão' });
  expect(posted).toEqual([{ intent: 'pagamento', escolha: 's', conta: '', tipo: 'cartao' }]);
  fireEvent.click(await orderButton());
  await waitFor(() => expect(posted.at(-1)).toMatchObject({ intent: 'pedido', tipo: 'cartao', pagamento: 'cartao' }));
});

it('applies a coupon first that is typed and not applied', async () => {
  const { posted } = showCheckout();
  fireEvent.click(await screen.findByText('Tem um cupom?'));
  fireEvent.change(screen.getByLabelText('Código do cupom'), { target: { value: 'BEMVINDA' } });
  fireEvent.click(await orderButton());
  await waitFor(() => expect(posted).toEqual([{ intent: 'coupon', cupom: 'BEMVINDA' }]));
});
