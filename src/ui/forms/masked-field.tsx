import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

interface MaskedFieldProps extends ComponentProps<typeof Field> {
  /** Formats the typed text with separators, and drops what the field does not take. Letters and digits keep their order. */
  mask: (text: string) => string;
}

/**
 * Applies the mask while the visitor types or pastes; the caret stays after the typed character. A default value of which the
 * mask would drop something is shown unchanged, because an error beside the field refers to it.
 */
export function MaskedField({ mask, onInput, defaultValue, ...field }: MaskedFieldProps) {
  return (
    <Field
      {...field}
      defaultValue={typeof defaultValue === 'string' ? maskWhole(defaultValue, mask) : undefined}
      onInput={(event) => {
        maskInPlace(event.currentTarget, mask);
        onInput?.(event);
      }}
    />
  );
}

function maskWhole(text: string, mask: (text: string) => string): string {
  const masked = mask(text);
  return countSigns(masked) === countSigns(text) ? masked : text;
}

function maskInPlace(input: HTMLInputElement, mask: (text: string) => string): void {
  const typed = input.value;
  const masked = mask(typed);
  if (masked === typed) return;
  const signsBefore = countSigns(mask(typed.slice(0, input.selectionStart ?? typed.length)));
  input.value = masked;
  // Browsers autofill a field without focusing it; setting the selection must not move the focus.
  if (document.activeElement !== input) return;
  let caret = 0;
  while (caret < masked.length && countSigns(masked.slice(0, caret)) < signsBefore) caret += 1;
  input.setSelectionRange(caret, caret);
}

function countSigns(text: string): number {
  return text.replaceAll(/[^\dA-Za-z]/g, '').length;
}
