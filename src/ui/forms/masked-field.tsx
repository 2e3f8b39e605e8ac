import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

interface MaskedFieldProps extends ComponentProps<typeof Field> {
  /** Writes what was typed with the separators that belong there. Letters and digits stay in their order. */
  mask: (text: string) => string;
}

/** Separators come by themselves while somebody types or pastes; the caret stays behind the sign that was typed. */
export function MaskedField({ mask, onInput, defaultValue, ...field }: MaskedFieldProps) {
  return (
    <Field
      {...field}
      defaultValue={typeof defaultValue === 'string' ? mask(defaultValue) : undefined}
      onInput={(event) => {
        maskInPlace(event.currentTarget, mask);
        onInput?.(event);
      }}
    />
  );
}

function maskInPlace(input: HTMLInputElement, mask: (text: string) => string): void {
  const typed = input.value;
  const masked = mask(typed);
  if (masked === typed) return;
  const signsBefore = countSigns(typed.slice(0, input.selectionStart ?? typed.length));
  input.value = masked;
  let caret = 0;
  while (caret < masked.length && countSigns(masked.slice(0, caret)) < signsBefore) caret += 1;
  input.setSelectionRange(caret, caret);
}

function countSigns(text: string): number {
  return text.replaceAll(/[^\dA-Za-z]/g, '').length;
}
