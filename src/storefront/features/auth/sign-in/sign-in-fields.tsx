import { type ComponentProps, type Ref, type SyntheticEvent, useState } from 'react';
import { PasswordField } from '#web/forms/customer-fields.tsx';
import { TextField } from '#web/forms/fields.tsx';
import type { FormFailure } from '#web/forms/form-result.ts';
import { incompleteText } from '../texts.ts';

/** The API also accepts a CPF or CNPJ in the e-mail field, so the form must be `noValidate`. */
export function SignInFields({ nameRef }: { nameRef?: Ref<HTMLInputElement> }) {
  return (
    <>
      <UserNameField ref={nameRef} label="E-mail" />
      <PasswordField label="Senha" name="senha" autoComplete="current-password" required />
    </>
  );
}

export function UserNameField(props: Omit<ComponentProps<typeof TextField>, 'name'>) {
  return (
    <TextField
      {...props}
      name="usuario"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      maxLength={254}
      required
    />
  );
}

/** The error below a form; it is hidden while empty. */
export function FormError({ text }: { text: string | false | undefined }) {
  return (
    <p role="alert" className="rounded-input bg-danger-soft px-3 py-2.5 text-small text-danger empty:hidden">
      {text}
    </p>
  );
}

/** Specification 5: prevents the submit while a required field is empty or a submit is in flight. */
export function useFilledForm(isBusy: boolean) {
  const [isEmpty, setEmpty] = useState(false);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    const isComplete = isFilled(event.currentTarget);
    setEmpty(!isComplete);
    if (!isComplete || isBusy) event.preventDefault();
  };
  return { isEmpty, onSubmit };
}

export function findEmptyField(form: HTMLFormElement): FormFailure | undefined {
  return isFilled(form) ? undefined : { error: incompleteText };
}

/** True if every required field has a value; otherwise focuses the first empty one. */
function isFilled(form: HTMLFormElement): boolean {
  const empty = [...form.querySelectorAll<HTMLInputElement>('input[required]')].find(({ value }) => value === '');
  empty?.focus();
  return empty === undefined;
}
