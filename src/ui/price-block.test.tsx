import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PriceBlock } from './price-block.tsx';

describe('PriceBlock', () => {
  it('reads "De", old price, "Por", price, Pix price, installments', () => {
    const { container } = render(
      <PriceBlock listPrice="R$ 30,00" price="R$ 25,00" cashPrice="R$ 23,75 no Pix" installments="ou 2x" />,
    );
    expect(container.textContent).toBe('De R$ 30,00Por R$ 25,00R$ 23,75 no Pixou 2x');
  });

  it('shows neither "De" nor "Por" without an old price', () => {
    render(<PriceBlock price="R$ 25,00" />);
    expect(screen.getByText('R$ 25,00').textContent).toBe('R$ 25,00');
  });
});
