// Fields for a customer's own data and password.

import { type ComponentProps, useState } from 'react';
import { maskDocumentInput } from '#rules/document.ts';
import { maskPhoneInput } from '#rules/phone.ts';
import { Field } from '#ui/forms/field.tsx';
import { MaskedField } from '#ui/forms/masked-field.tsx';
import { type KnownFieldProps, TextField } from './fields.tsx';
import { useField } from './use-form.ts';

/** A button reveals the text; without script it is hidden. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...useField(props.name)}
      // The server never returns a typed password. The contract allows 1,000 characters.
      defaultValue=""
      maxLength={1000}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="absolute inset-y-0.5 right-0.5 min-w-11 rounded-input px-3 text-small font-medium text-brand hover:underline noscript:hidden"
          onClick={() => setShown(!isShown)}
        >
          <span>{isShown ? 'Ocultar' : 'Mostrar'}</span>
          <span className="sr-only"> a senha</span>
        </button>
      }
    />
  );
}

/** The current password, confirmed before a sensitive change. */
export function CurrentPasswordField() {
  return <PasswordField name="senhaAtual" label="Senha atual" autoComplete="current-password" required />;
}

export function EmailField({ name = 'email', label = 'E-mail', ...props }: KnownFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={254}
      required
      {...props}
    />
  );
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
