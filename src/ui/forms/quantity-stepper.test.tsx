import { fireEvent, render, screen } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

function show(properties: Partial<Parameters<typeof QuantityStepper>[0]> = {}) {
  const onChange = vi.fn<(value: number) => void>();
  const onWrong = vi.fn<(isWrong: boolean) => void>();
  const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  const parse = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);
  render(
    <form onSubmit={onSubmit}>
      <QuantityStepper
        label="Vela"
        name="quantidade"
        value={1}
        max={3}
        parse={parse}
        wrongText="Só números inteiros."
        onChange={onChange}
        onWrong={onWrong}
        {...properties}
      />
      <button type="submit">Enviar</button>
    </form>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantidade de Vela' });
  const type = (text: string) => {
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
  };
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  return { onChange, onWrong, onSubmit, input, type, submit };
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

  it.each(['1,5', '2.0', '-3', '1e2', '0'])('refuses %j beside the field, and its form is not submitted', (text) => {
    const { onChange, onSubmit, onWrong, input, type, submit } = show();
    type(text);
    expect([input.value, input.ariaInvalid]).toEqual([text, 'true']);
    expect(screen.getByText('Só números inteiros.').id).toBe(input.getAttribute('aria-describedby'));
    submit();
    expect(document.activeElement).toBe(input);
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onWrong.mock.calls).toEqual([[true]]);
    fireEvent.change(input, { target: { value: '2' } });
    expect(screen.queryByText('Só números inteiros.')).toBeNull();
    submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onWrong.mock.calls).toEqual([[true], [false]]);
  });

  it('has its number back if it is left empty', () => {
    const { onChange, input, type } = show({ value: 2 });
    type('');
    expect([input.value, onChange.mock.calls]).toEqual(['2', []]);
  });

  it('shows what a no-script submit sent, with the error', () => {
    const { input } = show({ refused: '1,5' });
    expect([input.value, input.ariaInvalid]).toEqual(['1,5', 'true']);
    screen.getByText('Só números inteiros.');
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
