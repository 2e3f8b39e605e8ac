import { type RefObject, useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { buttonClass, Button } from '#ui/button.tsx';
import { useFocusOnFailure } from '#ui/forms/use-field-errors.ts';
import { Icon } from '#ui/icon.tsx';
import { blockedCookiesText } from '#web/browser/blocked-cookies.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { type SignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../paths.ts';
import { useShop, useShopHref } from '../../../shops/shop-context.tsx';
import { AuthColumns, AccountBenefits } from '../auth-columns.tsx';
import { incompleteText } from '../texts.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { FormError, SignInFields, useFilledForm } from './sign-in-fields.tsx';

interface SignInPageProps {
  target: SignInTarget;
  /** Set by the query right after a sign-in whose session the browser did not keep. */
  isSessionMissing: boolean;
  /** Set by the query if an expired session redirected here. */
  hasExpired: boolean;
  hasNewPassword: boolean;
  /** Set by the query: whether the recovery form is open, or its mail was sent. */
  recovery: 'requested' | 'sent' | undefined;
  result: FormResult | undefined;
}

export function SignInPage(props: SignInPageProps) {
  const { target, recovery, result } = props;
  const toHref = useShopHref();
  const isRecovering = recovery !== undefined || result?.form === 'recuperar';
  return (
    <AuthColumns title="Entre na sua conta" notice={findNotice(props)} aside={<Alternatives target={target} />}>
      <SignInForm result={result?.form === 'entrar' ? result : undefined} />
      <details id="recuperar" className="disclosure mt-3 scroll-mt-4" open={isRecovering}>
        <summary className="text-link inline-flex min-h-11 items-center gap-2">
          Esqueci minha senha
          <Icon name="chevron-down" className="disclosure-mark size-4" />
        </summary>
        <div className="pt-3">
          <RecoveryForm
            target={target}
            result={result?.form === 'recuperar' ? result : undefined}
            isSent={recovery === 'sent'}
          />
        </div>
      </details>
      <p className="mt-3">
        <a href={toHref(paths.findOrder)} className="text-link inline-flex min-h-11 items-center">
          Comprei sem conta e quero ver meu pedido
        </a>
      </p>
    </AuthColumns>
  );
}

function findNotice({ isSessionMissing, hasExpired, hasNewPassword, target }: SignInPageProps) {
  if (isSessionMissing) return { text: blockedCookiesText, isGood: false };
  if (hasNewPassword) return { text: 'Pronto, sua senha foi trocada. Entre com a nova senha.', isGood: true };
  if (hasExpired) return { text: 'Sua sessão expirou. Entre de novo; sua sacola continua aqui.', isGood: false };
  if (target.favourite === undefined) return undefined;
  return { text: 'Entre para guardar este produto nos seus favoritos.', isGood: true };
}

function Alternatives({ target }: { target: SignInTarget }) {
  const { path: homePath } = useShop();
  const toHref = useShopHref();
  const isForCustomers = target.returnPath?.startsWith(paths.account.slice(0, -1)) ?? true;
  return (
    <>
      <h2 className="text-h3">Com uma conta, é mais simples</h2>
      <AccountBenefits />
      <div className="mt-7 flex flex-col items-stretch gap-2">
        <a href={toHref(withTarget(paths.signUp, target))} className={buttonClass('secondary')}>
          Criar conta
        </a>
        <a
          href={toHref(isForCustomers ? homePath : (target.returnPath ?? homePath))}
          className={buttonClass('link', 'regular', 'self-center')}
        >
          Continuar sem conta
        </a>
      </div>
    </>
  );
}

/** Posts to the URL of the page, whose query holds the target. */
function SignInForm({ result }: { result: FormResult | undefined }) {
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === 'entrar';
  const { ref, state } = useForm({ result, focus: 'elsewhere' });
  const { isEmpty, onSubmit } = useFilledForm(isBusy);
  useFocusOnFailure(ref, result, findPassword);
  useSelectedPassword(ref, result);
  return (
    <Form ref={ref} method="post" className="flex flex-col gap-5" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="entrar" />
      <FormContext value={state}>
        <SignInFields />
      </FormContext>
      <Button type="submit" isBusy={isBusy}>
        Entrar
      </Button>
      <FormError text={isEmpty ? incompleteText : !isBusy && state.error} />
    </Form>
  );
}

const findPassword = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name="senha"]');

/** Selects a refused password. In a document that came with the refusal the field was empty: what is in it was typed since. */
function useSelectedPassword(form: RefObject<HTMLFormElement | null>, result: FormResult | undefined): void {
  const [first] = useState(result);
  useEffect(() => {
    if (result && result !== first && form.current) findPassword(form.current)?.select();
  }, [form, result, first]);
}
