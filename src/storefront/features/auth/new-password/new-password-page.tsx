import { Form, useNavigation } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { NewPasswordField } from '#web/forms/new-password-field.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { MailedLinkHeading, MailedLinkPage } from '../mailed-link-page.tsx';
import { RecoveryForm } from '../sign-in/recovery-form.tsx';

interface NewPasswordPageProps {
  /** Whether the mailed link is valid; undefined if the API failed. */
  isValid: boolean | undefined;
  /** The result of the last submit. */
  result: FormResult | undefined;
}

/** The page that the mailed link opens. */
export function NewPasswordPage({ isValid, result }: NewPasswordPageProps) {
  const toHref = useShopHref();
  return (
    <MailedLinkPage
      isValid={isValid}
      form={<PasswordForm result={result} />}
      deadLink={<ExpiredLink />}
      exit={
        <a href={toHref(paths.signIn)} className={buttonClass('secondary', 'regular', 'mt-7')}>
          Ir para a entrada
        </a>
      }
    />
  );
}

function PasswordForm({ result }: Pick<NewPasswordPageProps, 'result'>) {
  const { state } = useForm({ result, focus: 'elsewhere' });
  // The form has one field, which also shows an error of the link.
  const error = state.errors['senha'] ?? state.error;
  const isBusy = useNavigation().formData !== undefined;
  return (
    <>
      <MailedLinkHeading text="Crie uma senha nova" />
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

function ExpiredLink() {
  return (
    <>
      <MailedLinkHeading text="Este link não vale mais" />
      <p className="mt-3 mb-7 text-lead text-ink-2">
        O link do e-mail vale por 30 minutos e funciona uma vez só. Peça outro por aqui.
      </p>
      <RecoveryForm target={{}} isMain />
    </>
  );
}
