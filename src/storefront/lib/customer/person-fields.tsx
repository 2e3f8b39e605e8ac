// Fields about a person, as the sign-up and the account ask for them.
import type { ComponentProps } from 'react';
import { maskPhoneInput } from '#rules/phone.ts';
import { Field } from '#ui/forms/field.tsx';
import { MaskedField } from '#ui/forms/masked-field.tsx';

type PersonFieldProps = Omit<ComponentProps<typeof Field>, 'label'>;

export function CellphoneField(props: PersonFieldProps) {
  return (
    <MaskedField
      {...props}
      label="Celular"
      mask={maskPhoneInput}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      required
    />
  );
}

export function BirthDateField(props: PersonFieldProps) {
  return <Field {...props} label="Nascimento (opcional)" type="date" min="1900-01-01" autoComplete="bday" />;
}
