import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { useLostFocus } from '#web/browser/use-lost-focus.ts';
import { CurrentPasswordField } from '#web/forms/customer-fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { MailedLinkHeading, MailedLinkPage } from '../mailed-link-page.tsx';
import { FormError } from '../sign-in/sign-in-fields.tsx';

interface ConfirmEmailPageProps {
  /** Whether the mailed link is valid; undefined if the API failed. */
  isValid: boolean | undefined;
  /** The result of the last submit. */
  result: FormResult | undefined;
}

/** The page that the link in the mail to a new address of an account opens. */
export function ConfirmEmailPage({ isValid, result }: ConfirmEmailPageProps) {
  // A confirmed form has used the link.
  if (result?.ok) return <MailedLinkPage isValid form={<Done result={result} />} deadLink={null} />;
  return <MailedLinkPage isValid={isValid} form={<Confirmation result={result} />} deadLink={<DeadLink />} />;
}

function Confirmation({ result }: Pick<ConfirmEmailPageProps, 'result'>) {
  const { ref, state } = useForm({ result });
  const isBusy = useNavigation().formData !== undefined;
  return (
    <>
      <MailedLinkHeading text="Confirme o seu novo e-mail" />
      <p className="mt-3 text-lead text-ink-2">
        Falta só isto: digite a senha da sua conta, e ela passa a usar este e-mail.
      </p>
      {/* The form posts to the URL of the page, whose query holds the token. */}
      <Form ref={ref} method="post" className="mt-7 flex flex-col gap-5" noValidate>
        <FormContext value={state}>
          <CurrentPasswordField />
        </FormContext>
        <Button type="submit" isBusy={isBusy}>
          Confirmar e-mail
        </Button>
        <FormError text={!isBusy && state.error} />
      </Form>
      <p className="mt-7 text-ink-2">Se não foi você quem pediu a troca, não precisa fazer nada.</p>
    </>
  );
}

function Done({ result }: { result: FormResult }) {
  const toHref = useShopHref();
  const title = useRef<HTMLHeadingElement>(null);
  useLostFocus(title, result);
  return (
    <>
      <MailedLinkHeading ref={title} text="Pronto, seu e-mail foi trocado" />
      <p className="mt-3 text-lead text-ink-2">De agora em diante, entre com o novo.</p>
      <a href={toHref(paths.accountData)} className={buttonClass('primary', 'regular', 'mt-7')}>
        Ver meus dados
      </a>
    </>
  );
}

function DeadLink() {
  const toHref = useShopHref();
  return (
    <>
      <MailedLinkHeading text="Este link não vale mais" />
      <p className="mt-3 text-lead text-ink-2">
        O link do e-mail vale por 24 horas e funciona uma vez só. Se a troca não aconteceu, peça outro nos seus dados.
      </p>
      <a href={toHref(paths.accountData)} className={buttonClass('primary', 'regular', 'mt-7')}>
        Ver meus dados
      </a>
    </>
  );
}
