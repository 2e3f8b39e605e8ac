// The pages that links of mails open: a new password, a new e-mail address, a confirmed sign-up.

import { type ReactNode, type Ref, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { useLostFocus } from '#web/browser/use-lost-focus.ts';
import { CurrentPasswordField, PasswordField } from '#web/forms/customer-fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { NewPasswordField } from '#web/forms/new-password-field.tsx';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { type SignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { RecoveryForm } from '../sign-in/recovery-form.tsx';
import { FormError } from '../sign-in/sign-in-fields.tsx';

interface MailedLinkProps {
  /** Whether the mailed link is valid; undefined if the API failed. */
  isValid: boolean | undefined;
  result: FormResult | undefined;
}

export function NewPasswordPage({ isValid, result }: MailedLinkProps) {
  const toHref = useShopHref();
  return (
    <MailedLink
      isValid={isValid}
      form={<PasswordForm result={result} />}
      deadLink={
        <DeadLink
          text="O link do e-mail vale por 30 minutos e funciona uma vez só. Peça outro por aqui."
          className="mt-3 mb-7"
        >
          <RecoveryForm target={{}} isMain />
        </DeadLink>
      }
      exit={
        <a href={toHref(paths.signIn)} className={buttonClass('secondary', 'regular', 'mt-7')}>
          Ir para a entrada
        </a>
      }
    />
  );
}

function PasswordForm({ result }: Pick<MailedLinkProps, 'result'>) {
  const { state } = useForm({ result, focus: 'elsewhere' });
  // The form has one field, which also shows an error of the link.
  const error = state.errors['senha'] ?? state.error;
  const isBusy = useNavigation().formData !== undefined;
  return (
    <>
      <Heading text="Crie uma senha nova" />
      <p className="mt-3 text-lead text-ink-2">
        Depois de trocar, entre com ela. Por segurança, sua conta sai de todos os aparelhos.
      </p>
      {/* The form posts to the URL of the page, whose query holds the token. */}
      <Form method="post" className="mt-7 flex flex-col gap-5" noValidate>
        <NewPasswordField name="senha" label="Senha nova" error={isBusy ? undefined : error} />
        <Button type="submit" isBusy={isBusy}>
          Trocar a senha
        </Button>
      </Form>
    </>
  );
}

/** Opened by the mail to the new address of an account. */
export function ConfirmEmailPage({ isValid, result }: MailedLinkProps) {
  const toHref = useShopHref();
  const dataLink = (
    <a href={toHref(paths.accountData)} className={buttonClass('primary', 'regular', 'mt-7')}>
      Ver meus dados
    </a>
  );
  return (
    <MailedLink
      // A confirmed form has used the link.
      isValid={result?.ok ?? isValid}
      form={
        result?.ok ? (
          <ChangedEmail result={result} exit={dataLink} />
        ) : (
          <Confirmation
            result={result}
            title="Confirme o seu novo e-mail"
            text="Falta só isto: digite a senha da sua conta, e ela passa a usar este e-mail."
            submitLabel="Confirmar e-mail"
            field={<CurrentPasswordField />}
            note="Se não foi você quem pediu a troca, não precisa fazer nada."
          />
        )
      }
      deadLink={
        <DeadLink text="O link do e-mail vale por 24 horas e funciona uma vez só. Se a troca não aconteceu, peça outro nos seus dados.">
          {dataLink}
        </DeadLink>
      }
    />
  );
}

function ChangedEmail({ result, exit }: { result: FormResult; exit: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLostFocus(title, result);
  return (
    <>
      <Heading ref={title} text="Pronto, seu e-mail foi trocado" />
      <p className="mt-3 text-lead text-ink-2">De agora em diante, entre com o novo.</p>
      {exit}
    </>
  );
}

export function ConfirmSignUpPage({ target, isValid, result }: MailedLinkProps & { target: SignInTarget }) {
  const toHref = useShopHref();
  const signUpHref = toHref(withTarget(paths.signUp, target));
  return (
    <MailedLink
      isValid={isValid}
      form={
        <Confirmation
          result={result}
          title="Confirme o seu cadastro"
          text="Falta só isto: digite a senha que você escolheu no cadastro, e sua conta fica pronta."
          submitLabel="Confirmar e entrar"
          field={<PasswordField name="senha" label="Senha" autoComplete="current-password" required />}
          note={
            <>
              Não lembra a senha? <a href={signUpHref}>Faça o cadastro de novo</a> com outra. Se não foi você quem se
              cadastrou, não precisa fazer nada.
            </>
          }
        />
      }
      deadLink={
        <DeadLink text="O link do e-mail vale por 24 horas e funciona uma vez só. Se você já confirmou o cadastro, é só entrar.">
          <p className="mt-7 flex flex-wrap gap-3">
            <a href={toHref(withTarget(paths.signIn, target))} className={buttonClass('primary')}>
              Entrar
            </a>
            <a href={signUpHref} className={buttonClass('secondary')}>
              Fazer o cadastro de novo
            </a>
          </p>
        </DeadLink>
      }
    />
  );
}

interface ConfirmationProps extends Pick<MailedLinkProps, 'result'> {
  title: string;
  text: string;
  field: ReactNode;
  submitLabel: string;
  /** What to do if another person has asked for the mail. */
  note: ReactNode;
}

/** Confirms by the password what the mail was sent for. */
function Confirmation({ result, title, text, field, submitLabel, note }: ConfirmationProps) {
  const { ref, state } = useForm({ result });
  const isBusy = useNavigation().formData !== undefined;
  return (
    <>
      <Heading text={title} />
      <p className="mt-3 text-lead text-ink-2">{text}</p>
      {/* The form posts to the URL of the page, whose query holds the token. */}
      <Form ref={ref} method="post" className="mt-7 flex flex-col gap-5" noValidate>
        <FormContext value={state}>{field}</FormContext>
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
        <FormError text={!isBusy && state.error} />
      </Form>
      <p className="mt-7 text-ink-2">{note}</p>
    </>
  );
}

interface MailedLinkSlots extends Pick<MailedLinkProps, 'isValid'> {
  /** What the link is for, while it is valid. */
  form: ReactNode;
  deadLink: ReactNode;
  /** A link below the message that the API failed. */
  exit?: ReactNode;
}

function MailedLink({ isValid, form, deadLink, exit }: MailedLinkSlots) {
  return (
    <div className="row py-10 lg:py-16">
      <div className="w-full max-w-120">
        {isValid === true && form}
        {isValid === false && deadLink}
        {isValid === undefined && (
          <>
            <Heading text="Não deu certo agora" />
            <p className="mt-3 text-lead text-ink-2">
              Não conseguimos abrir o seu link. Espere um pouco e recarregue a página: ele continua valendo.
            </p>
            {exit}
          </>
        )}
      </div>
    </div>
  );
}

function DeadLink({ text, className = 'mt-3', children }: { text: string; className?: string; children: ReactNode }) {
  return (
    <>
      <Heading text="Este link não vale mais" />
      <p className={`${className} text-lead text-ink-2`}>{text}</p>
      {children}
    </>
  );
}

/** The heading of a state of the page, which can take the focus; the document's title says the same. */
function Heading({ text, ref }: { text: string; ref?: Ref<HTMLHeadingElement> }) {
  return (
    <>
      <UnlistedHead title={text} />
      <h1 ref={ref} tabIndex={-1}>
        <UnbrokenText>{text}</UnbrokenText>
      </h1>
    </>
  );
}
