import { Form, useNavigation } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { PasswordField } from '#web/forms/customer-fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { type SignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { MailedLinkHeading, MailedLinkPage } from '../mailed-link-page.tsx';
import { FormError } from '../sign-in/sign-in-fields.tsx';

interface ConfirmSignUpPageProps {
  target: SignInTarget;
  /** Whether the mailed link is valid; undefined if the API failed. */
  isValid: boolean | undefined;
  /** The result of the last submit. */
  result: FormResult | undefined;
}

/** The page that the link in the mail of a sign-up opens. */
export function ConfirmSignUpPage({ target, isValid, result }: ConfirmSignUpPageProps) {
  return (
    <MailedLinkPage
      isValid={isValid}
      form={<Confirmation target={target} result={result} />}
      deadLink={<DeadLink target={target} />}
    />
  );
}

function Confirmation({ target, result }: Pick<ConfirmSignUpPageProps, 'target' | 'result'>) {
  const toHref = useShopHref();
  const { ref, state } = useForm({ result });
  const isBusy = useNavigation().formData !== undefined;
  return (
    <>
      <MailedLinkHeading text="Confirme o seu cadastro" />
      <p className="mt-3 text-lead text-ink-2">
        Falta só isto: digite a senha que você escolheu no cadastro, e sua conta fica pronta.
      </p>
      {/* The form posts to the URL of the page, whose query holds the token. */}
      <Form ref={ref} method="post" className="mt-7 flex flex-col gap-5" noValidate>
        <FormContext value={state}>
          <PasswordField name="senha" label="Senha" autoComplete="current-password" required />
        </FormContext>
        <Button type="submit" isBusy={isBusy}>
          Confirmar e entrar
        </Button>
        <FormError text={!isBusy && state.error} />
      </Form>
      <p className="mt-7 text-ink-2">
        Não lembra a senha? <a href={toHref(withTarget(paths.signUp, target))}>Faça o cadastro de novo</a> com outra. Se
        não foi você quem se cadastrou, não precisa fazer nada.
      </p>
    </>
  );
}

function DeadLink({ target }: Pick<ConfirmSignUpPageProps, 'target'>) {
  const toHref = useShopHref();
  return (
    <>
      <MailedLinkHeading text="Este link não vale mais" />
      <p className="mt-3 text-lead text-ink-2">
        O link do e-mail vale por 24 horas e funciona uma vez só. Se você já confirmou o cadastro, é só entrar.
      </p>
      <p className="mt-7 flex flex-wrap gap-3">
        <a href={toHref(withTarget(paths.signIn, target))} className={buttonClass('primary')}>
          Entrar
        </a>
        <a href={toHref(withTarget(paths.signUp, target))} className={buttonClass('secondary')}>
          Fazer o cadastro de novo
        </a>
      </p>
    </>
  );
}
