import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WhatsAppContext } from '../../shops/shop-context.tsx';
import { PurchaseTitle, WhatsAppLink } from './purchase-layout.tsx';

const show = (number: string | undefined) =>
  render(
    <WhatsAppContext value={number}>
      <WhatsAppLink name="Vela & Figo" address="https://loja.example/vela?sku=1" />
    </WhatsAppContext>,
  );

it('begins a conversation about the product, in a new tab', () => {
  show('5541999990000');
  const link = screen.getByRole('link', { name: /^Perguntar no WhatsApp\s*\(abre em nova aba\)$/ });
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect([origin + pathname, searchParams.get('text')]).toEqual([
    'https://wa.me/5541999990000',
    'Olá. Tenho uma pergunta sobre Vela & Figo: https://loja.example/vela?sku=1',
  ]);
});

it('is nothing without a number', () => {
  const { container } = show(undefined);
  expect(container.textContent).toBe('');
});

it('has a name as it is, so that it can be copied and found', () => {
  const name = 'Óleo essencial de laranja-doce 10 ml';
  render(<PurchaseTitle over={null} name={name} reviews={undefined} sku="OL-1" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
});
