import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { User } from '#contract/customers/account.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { BrowserApiError, callApi } from '#web/http/browser-api.ts';
import { errorTexts } from '#web/errors/error-view.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useSignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../routes.ts';
import { FormError, isFilled, SignInFields } from '../sign-in/sign-in-fields.tsx';
import { authTexts } from '../texts.ts';

interface SignInPanelProps {
  id: string;
  onSignIn: (user: User) => void;
}

/** Specification 9: the login box is 250 px wide. The page stays as it is: its form asks the API by itself. */
export function SignInPanel({ id, onSignIn }: SignInPanelProps) {
  const toHref = useShopHref();
  const target = useSignInTarget();
  const { isBusy, error, submit } = useLogin(onSignIn);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section id={id} aria-label="Entrar" className="popover login-box">
      <form
        method="post"
        action={toHref(withTarget(paths.signIn, target))}
        className="flex flex-col gap-3.5"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <SignInFields nameRef={first} />
        <Button type="submit" size="card" isBusy={isBusy}>
          Entrar
        </Button>
        <FormError text={error} />
      </form>
      <a
        href={toHref(`${withTarget(paths.signIn, target, { recuperar: '1' })}#recuperar`)}
        className="text-link mt-2 inline-flex min-h-11 items-center text-small"
      >
        Esqueci minha senha
      </a>
      <hr className="mt-1 mb-4 border-line" />
      <a href={toHref(withTarget(paths.signUp, target))} className={buttonClass('secondary', 'card')}>
        Criar conta
      </a>
    </section>
  );
}

/** Specification 5 and 7: nothing is asked while a field is empty; what the server says about a failure is shown. */
function useLogin(onSignIn: (user: User) => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    if (!isFilled(form)) {
      setError(authTexts.empty);
      return;
    }
    setError(undefined);
    setBusy(true);
    const fields = new FormData(form);
    try {
      const body = { usuario: fields.get('usuario'), senha: fields.get('senha') };
      onSignIn(await callApi<'login'>({ method: 'POST', path: '/checkout/login', body }));
    } catch (failure) {
      setError(failure instanceof BrowserApiError ? failure.message : errorTexts.unknown);
      form.querySelector<HTMLInputElement>('input[name="senha"]')?.select();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, submit };
}
