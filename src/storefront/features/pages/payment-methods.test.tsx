import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentKind } from '#contract/buying/checkout.ts';
import { defaultSettings } from '../../shops/default-settings.ts';
import { SettingsContext } from '../../shops/shop-context.tsx';
import { PaymentMethods } from './payment-methods.tsx';

function show(formas: PaymentKind[]) {
  const { sistema } = defaultSettings;
  const pagamento = { ...sistema.checkout.pagamento, formas };
  const settings = { ...defaultSettings, sistema: { ...sistema, checkout: { ...sistema.checkout, pagamento } } };
  render(
    <SettingsContext value={settings}>
      <PaymentMethods />
    </SettingsContext>,
  );
}

const listTitles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('describes each payment method of the shop, with its discount, its instalments and its days', () => {
  show(['pix', 'cartao', 'boleto']);
  expect(listTitles()).toEqual(['Pix', 'Cartão de crédito', 'Boleto']);
  expect(screen.getByText('5% de desconto sobre os produtos.')).toBeTruthy();
  expect(screen.getByText(/^Em até 6 vezes sem juros, com parcela mínima de R\$\s15,00/)).toBeTruthy();
  expect(screen.getByText('O valor de um boleto pago é devolvido por Pix ou transferência.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Mastercard' })).toBeTruthy();
});

it('says that a shop takes only Pix, and names nothing else', () => {
  show(['pix']);
  expect(listTitles()).toEqual(['Pix']);
  expect(screen.getByText('Nesta loja se paga por Pix.')).toBeTruthy();
  expect(screen.queryByText(/juros|cartão|boleto/i)).toBeNull();
});

it('says that a shop without a payment method takes no orders', () => {
  show([]);
  expect(screen.getByText('Por enquanto, esta loja não recebe pedidos pelo site.')).toBeTruthy();
});
