import type { Ref } from 'react';
import { Field } from '#ui/forms/field.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';

interface SignInFieldsProps {
  nameRef?: Ref<HTMLInputElement>;
  /** As it was typed before. */
  name?: string | undefined;
}

/** The API takes a CPF or CNPJ for the e-mail as well, so the form around has to be `noValidate`. */
export function SignInFields({ nameRef, name }: SignInFieldsProps) {
  return (
    <>
      <Field
        ref={nameRef}
        label="E-mail"
        name="usuario"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={name}
        maxLength={254}
        required
      />
      <PasswordField label="Senha" name="senha" autoComplete="current-password" required />
    </>
  );
}

/** Under a form; it takes no room while there is nothing to say. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className="rounded-input bg-danger-soft px-3 py-2.5 text-small text-danger empty:hidden">
      {text}
    </p>
  );
}

/** Whether every field that is required holds something; the first empty one takes the focus. */
export function isFilled(form: HTMLFormElement): boolean {
  const empty = [...form.querySelectorAll<HTMLInputElement>('input[required]')].find(({ value }) => value === '');
  empty?.focus();
  return empty === undefined;
}
