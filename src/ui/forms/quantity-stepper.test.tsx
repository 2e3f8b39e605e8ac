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
  it('steps up, and disables the step below 1', () => {
    const { onChange } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar quantidade de Vela' }));
    expect(onChange).toHaveBeenCalledWith(2);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Diminuir/ }).disabled).toBe(true);
  });

  it('accepts a typed number, limits it to the stock and shows a message', () => {
    const { onChange, type } = show();
    type('9');
    expect(onChange).toHaveBeenCalledWith(3);
    expect(screen.getByRole('status').textContent).toBe('Temos só 3 unidades');
  });

  it('steps down to 0 if `min` is 0', () => {
    const { onChange, type } = show({ min: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Diminuir quantidade de Vela' }));
    type('0');
    expect(onChange.mock.calls).toEqual([[0], [0]]);
  });

  it('shows a remove button at 1 if the line can be removed', () => {
    const { onChange } = show({ canRemove: true });
    fireEvent.click(screen.getByRole('button', { name: 'Remover Vela' }));
    expect(onChange).toHaveBeenCalledWith(0);
  });

  it('submits the steps as named buttons without script', () => {
    show({ stepName: 'ajuste' });
    const increase = screen.getByRole<HTMLButtonElement>('button', { name: /Aumentar/ });
    expect([increase.type, increase.name, increase.value]).toEqual(['submit', 'ajuste', '1']);
  });
});
