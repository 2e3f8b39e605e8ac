import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MaskedField } from './masked-field.tsx';

afterEach(cleanup);

const mask = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').slice(0, 6);
  return digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
};

function show(defaultValue?: string) {
  render(<MaskedField label="Código" name="codigo" mask={mask} defaultValue={defaultValue} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Código' });
  const type = (value: string, caret: number) => {
    input.focus();
    input.value = value;
    input.setSelectionRange(caret, caret);
    fireEvent.input(input);
    return [input.value, input.selectionStart];
  };
  return { input, type };
}

describe('MaskedField', () => {
  it('writes separators into what is typed or pasted, and into what was there', () => {
    const { input, type } = show('123456');
    expect(input.value).toBe('123-456');
    expect(type('1234', 4)).toEqual(['123-4', 5]);
    expect(type('12 34 56', 8)).toEqual(['123-456', 7]);
  });

  it('shows what was typed before as it was, where the mask would cut it', () => {
    expect(show('1234567').input.value).toBe('1234567');
  });

  it('keeps the caret behind the sign that was typed in the middle', () => {
    const { type } = show();
    expect(type('1293-456', 3)).toEqual(['129-345', 3]);
    expect(type('12-3', 2)).toEqual(['123', 2]);
  });
});
