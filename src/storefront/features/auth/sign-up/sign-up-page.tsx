import { useRef } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { MessageLayout } from '#ui/feedback/message-layout.tsx';
import { useLostFocus } from '#web/browser/use-lost-focus.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { type SignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../paths.ts';
import { useShop, useShopHref } from '../../../shops/shop-context.tsx';
import { AuthColumns, AccountBenefits } from '../auth-columns.tsx';
import type { SignUpTexts } from './sign-up-form.server.ts';
import { SignUpForm } from './sign-up-form.tsx';

interface SignUpPageProps {
  target: SignInTarget;
  texts: SignUpTexts;
  result: FormResult<{ message: string }> | undefined;
}

export function SignUpPage({ target, texts, result }: SignUpPageProps) {
  const toHref = useShopHref();
  const signInHref = toHref(withTarget(paths.signIn, target));
  if (result?.ok) return <Received result={result} signInHref={signInHref} />;
  return (
    <AuthColumns
      title="Crie sua conta"
      lead="Leva um minuto. O que está na sua sacola continua lá."
      aside={
        <>
          <h2 className="text-h3">Já tem conta?</h2>
          <p className="mt-2 text-ink-2">Entre com o seu e-mail e a sua senha.</p>
          <a href={signInHref} className={buttonClass('secondary', 'regular', 'mt-5 w-full')}>
            Entrar
          </a>
          <h2 className="mt-9 text-h3">O que a conta faz por você</h2>
          <AccountBenefits />
        </>
      }
    >
      <UnlistedHead title="Crie sua conta" />
      <SignUpForm texts={texts} result={result} />
    </AuthColumns>
  );
}

const receivedTitle = 'Confira o seu e-mail';

/** The mail has the next step. */
function Received({ result, signInHref }: { result: { message: string }; signInHref: string }) {
  const { path: homePath } = useShop();
  const toHref = useShopHref();
  const title = useRef<HTMLHeadingElement>(null);
  useLostFocus(title, result);
  return (
    <MessageLayout title={receivedTitle} titleRef={title}>
      <UnlistedHead title={receivedTitle} />
      <p role="status" className="mt-4 max-w-[52ch] text-lead text-ink-2">
        {result.message}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={signInHref} className={buttonClass('primary')}>
          Entrar
        </a>
        <a href={toHref(homePath)} className={buttonClass('secondary')}>
          Continuar comprando
        </a>
      </p>
    </MessageLayout>
  );
}
