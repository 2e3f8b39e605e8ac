import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

afterEach(cleanup);

function show(properties: Partial<Parameters<typeof QuantityStepper>[0]> = {}) {
  const onChange = vi.fn<(value: number) => void>();
  render(<QuantityStepper label="Vela" name="quantidade" value={1} max={3} onChange={onChange} {...properties} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantidade de Vela' });
  const type = (text: string) => {
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
  };
  return { onChange, type };
}

describe('QuantityStepper', () => {
  it('steps up, and not below 1', () => {
    const { onChange } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar quantidade de Vela' }));
    expect(onChange).toHaveBeenCalledWith(2);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Diminuir/ }).disabled).toBe(true);
  });

  it('takes typed numbers and falls back to the stock, saying so', () => {
    const { onChange, type } = show();
    type('9');
    expect(onChange).toHaveBeenCalledWith(3);
    expect(screen.getByRole('status').textContent).toBe('Temos só 3 unidades');
  });

  it('counts down to nothing where nothing is a choice', () => {
    const { onChange, type } = show({ min: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Diminuir quantidade de Vela' }));
    type('0');
    expect(onChange.mock.calls).toEqual([[0], [0]]);
  });

  it('becomes a bin at 1 where the line may go', () => {
    const { onChange } = show({ canRemove: true });
    fireEvent.click(screen.getByRole('button', { name: 'Remover Vela' }));
    expect(onChange).toHaveBeenCalledWith(0);
  });

  it('submits steps by name where there is no script', () => {
    show({ stepName: 'ajuste' });
    const increase = screen.getByRole<HTMLButtonElement>('button', { name: /Aumentar/ });
    expect([increase.type, increase.name, increase.value]).toEqual(['submit', 'ajuste', '1']);
  });
});
