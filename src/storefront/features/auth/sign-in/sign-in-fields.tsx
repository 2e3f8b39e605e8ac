import { type ComponentProps, type Ref, type SyntheticEvent, useState } from 'react';
import { PasswordField, TextField } from '#web/forms/fields.tsx';

/** The API takes a CPF or CNPJ for the e-mail as well, so the form around has to be `noValidate`. */
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

/** Under a form; it takes no room while there is nothing to say. */
export function FormError({ text }: { text: string | false | undefined }) {
  return (
    <p role="alert" className="rounded-input bg-danger-soft px-3 py-2.5 text-small text-danger empty:hidden">
      {text}
    </p>
  );
}

/** Specification 5: nothing is sent while a required field is empty, nor twice. */
export function useFilledForm(isBusy: boolean) {
  const [isEmpty, setEmpty] = useState(false);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    const canGo = isFilled(event.currentTarget);
    setEmpty(!canGo);
    if (!canGo || isBusy) event.preventDefault();
  };
  return { isEmpty, onSubmit };
}

/** Whether every field that is required holds something; the first empty one takes the focus. */
export function isFilled(form: HTMLFormElement): boolean {
  const empty = [...form.querySelectorAll<HTMLInputElement>('input[required]')].find(({ value }) => value === '');
  empty?.focus();
  return empty === undefined;
}
