import { Button } from '#ui/button.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { postForm, usePostedForm } from '#web/forms/post-form.ts';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { type SignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { findEmptyField, FormError, UserNameField } from './sign-in-fields.tsx';

interface RecoveryFormProps {
  target: SignInTarget;
  /** The result of the last no-script submit. */
  result?: FormResult | undefined;
  /** True if the query of the page states that the mail was sent. */
  isSent?: boolean;
  /** True if it is the only form of the page. */
  isMain?: boolean;
}

/** Requests the mail with a link for a new password. The response never reveals whether an account exists. */
export function RecoveryForm({ target, result: first, isSent: wasSent = false, isMain = false }: RecoveryFormProps) {
  const action = useShopHref()(withTarget(paths.signIn, target));
  const { isBusy, result, submit } = usePostedForm({ first, post: (data) => postForm(action, data) });
  const { state } = useForm({ result, focus: 'elsewhere' });
  const isSent = !isBusy && (result ? result.ok === true : wasSent);
  return (
    <form
      method="post"
      action={action}
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => submit(event, findEmptyField)}
    >
      <input type="hidden" name="intent" value="recuperar" />
      <p className="text-ink-2">Escreva o e-mail da sua conta e enviamos um link para criar uma senha nova.</p>
      <FormContext value={state}>
        <UserNameField label="E-mail da conta" />
      </FormContext>
      <Button type="submit" look={isMain ? 'primary' : 'secondary'} isBusy={isBusy}>
        Enviar link
      </Button>
      <p role="status" className="rounded-input bg-ok-soft px-3 py-2.5 text-small text-ok empty:hidden">
        {isSent && 'Se houver uma conta com esse e-mail, enviamos um link. Ele vale por 30 minutos.'}
      </p>
      <FormError text={!isBusy && state.error} />
    </form>
  );
}
