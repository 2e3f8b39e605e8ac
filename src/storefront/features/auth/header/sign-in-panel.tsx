import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { areCookiesBlocked, blockedCookiesText } from '#web/browser/blocked-cookies.ts';
import { type FormResult, toMessage } from '#web/forms/form-result.ts';
import { usePostedForm } from '#web/forms/post-form.ts';
import { useSignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { findEmptyField, FormError, SignInFields } from '../sign-in/sign-in-fields.tsx';

interface SignInPanelProps {
  id: string;
  signIn: (form: FormData) => Promise<FormResult>;
  onSignedIn: () => void;
}

/** Specification 9: the login box is 250 px wide. It signs in without a navigation. */
export function SignInPanel({ id, signIn, onSignedIn }: SignInPanelProps) {
  const toHref = useShopHref();
  const target = useSignInTarget();
  const { isBusy, error, submit } = useSignIn(signIn, onSignedIn);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section id={id} aria-label="Entrar" className="popover login-box">
      <form
        method="post"
        action={toHref(withTarget(paths.signIn, target))}
        className="flex flex-col gap-3.5"
        noValidate
        onSubmit={(event) => submit(event, findEmptyField)}
      >
        <input type="hidden" name="intent" value="entrar-aqui" />
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

/** Specification 5 and 7: an empty field prevents the submit; the server's error message is shown. */
function useSignIn(signIn: SignInPanelProps['signIn'], onSignedIn: () => void) {
  const { isBusy, result, submit } = usePostedForm({
    async post(data, form) {
      if (areCookiesBlocked()) return { error: blockedCookiesText };
      const answer = await signIn(data);
      if (answer.ok) onSignedIn();
      else form.querySelector<HTMLInputElement>('input[name="senha"]')?.select();
      return answer;
    },
  });
  return { isBusy, error: result && !result.ok && !isBusy && toMessage(result), submit };
}
