import { maskPostalCode } from '#rules/postal-code.ts';

/** Writes the CEP of a field as one (row R5-01); the caret stays behind the digit that was typed. */
export function maskInput(input: HTMLInputElement): void {
  const digits = input.value.slice(0, input.selectionStart ?? undefined).replaceAll(/\D/g, '').length;
  input.value = maskPostalCode(input.value);
  const place = digits > 5 ? digits + 1 : digits;
  if (document.activeElement === input) input.setSelectionRange(place, place);
}
