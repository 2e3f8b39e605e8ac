import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MaskedField } from './masked-field.tsx';

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
  it('adds separators to typed and pasted text and to the default value', () => {
    const { input, type } = show('123456');
    expect(input.value).toBe('123-456');
    expect(type('1234', 4)).toEqual(['123-4', 5]);
    expect(type('12 34 56', 8)).toEqual(['123-456', 7]);
  });

  it.each(['1234567', '123-45O'])(
    'shows the default value %s unchanged, since the mask would drop a part of it',
    (value) => {
      expect(show(value).input.value).toBe(value);
    },
  );

  it('keeps the caret after a character that is typed in the middle', () => {
    const { type } = show();
    expect(type('1293-456', 3)).toEqual(['129-345', 3]);
    expect(type('12-3', 2)).toEqual(['123', 2]);
  });

  it('drops what the mask does not take, and keeps the caret', () => {
    const { type } = show();
    expect(type('12a3', 3)).toEqual(['123', 2]);
    expect(type('x12345abc6789', 4)).toEqual(['123-456', 3]);
  });
});
