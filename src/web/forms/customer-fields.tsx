// Fields for a customer's own data and password.

import type { ComponentProps } from 'react';
import { maskDocumentInput } from '#rules/document.ts';
import { maskPhoneInput } from '#rules/phone.ts';
import { MaskedField } from '#ui/forms/masked-field.tsx';
import { PasswordField as BarePasswordField } from '#ui/forms/password-field.tsx';
import { type KnownFieldProps, TextField } from './fields.tsx';
import { useField } from './use-form.ts';

export function PasswordField(props: ComponentProps<typeof BarePasswordField>) {
  // The server never returns a typed password. The contract allows 1,000 characters.
  return <BarePasswordField {...useField(props.name)} defaultValue="" maxLength={1000} {...props} />;
}

/** The current password, confirmed before a sensitive change. */
export function CurrentPasswordField() {
  return <PasswordField name="senhaAtual" label="Senha atual" autoComplete="current-password" required />;
}

export function DocumentField({ name = 'documento', label = 'CPF ou CNPJ', ...props }: KnownFieldProps) {
  return (
    <MaskedField
      {...useField(name)}
      name={name}
      label={label}
      mask={maskDocumentInput}
      autoComplete="off"
      autoCapitalize="characters"
      {...props}
    />
  );
}

export function PhoneField({ name = 'celular', label = 'Celular', ...props }: KnownFieldProps) {
  return (
    <MaskedField
      {...useField(name)}
      name={name}
      label={label}
      mask={maskPhoneInput}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
    />
  );
}

export function BirthDateField({ name = 'nascimento', label = 'Nascimento (opcional)', ...props }: KnownFieldProps) {
  return <TextField name={name} label={label} type="date" min="1900-01-01" autoComplete="bday" {...props} />;
}
