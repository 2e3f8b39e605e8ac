import type { ComponentProps } from 'react';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import { parseQuantity } from '#rules/quantity.ts';
import { QuantityStepper } from '#ui/forms/quantity-stepper.tsx';

type QuantityFieldProps = Omit<ComponentProps<typeof QuantityStepper>, 'parse' | 'wrongText'>;

/** A stepper that refuses a text that is no whole number beside the field, instead of making a number of it. */
export function QuantityField(props: QuantityFieldProps) {
  return <QuantityStepper {...props} parse={parseQuantity} wrongText={toFieldSentence('', 'quantidade', false)} />;
}

/** The message for a quantity that the server refuses too; '' for a valid one. */
export function findQuantityError(text: string, min: 0 | 1): string {
  return (parseQuantity(text) ?? -1) < min ? toFieldSentence('', 'quantidade', text.trim() === '') : '';
}
