import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WhatsAppContext } from '../../shops/shop-context.tsx';
import { stubIntersectionObserver } from '../../testing/intersection-observer.ts';
import { UnavailablePurchase } from './purchase-controls.tsx';
import { WhatsAppLink } from './purchase-layout.tsx';

beforeEach(() => stubIntersectionObserver());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

it.each([
  { isOnRequest: false, note: 'Esgotado', name: 'Avise-me quando chegar' },
  { isOnRequest: true, note: 'Sob consulta', name: 'Pedir orçamento' },
])(
  'says in the fixed bar that there is none to buy ($note), and leads to what helps',
  ({ isOnRequest, note, name }) => {
    render(<UnavailablePurchase isOnRequest={isOnRequest}>Formulário</UnavailablePurchase>);
    const bar = within(screen.getByRole('group', { name: note }));
    expect(bar.getByText(note)).toBeDefined();
    const target = bar.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(document.querySelector(target)?.textContent).toContain('Formulário');
  },
);
