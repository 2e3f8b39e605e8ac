import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnavailablePurchase } from './purchase-controls.tsx';

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
