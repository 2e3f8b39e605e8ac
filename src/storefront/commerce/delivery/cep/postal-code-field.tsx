import type { ComponentProps } from 'react';
import { maskPostalCode } from '#rules/postal-code.ts';
import { MaskedField } from '#ui/forms/masked-field.tsx';

type PostalCodeFieldProps = Omit<ComponentProps<typeof MaskedField>, 'label' | 'mask' | 'inputMode' | 'autoComplete'>;

/** A CEP; its hyphen is inserted while typing (row R5-01). */
export function PostalCodeField(props: PostalCodeFieldProps) {
  return <MaskedField {...props} label="CEP" mask={maskPostalCode} inputMode="numeric" autoComplete="postal-code" />;
}
