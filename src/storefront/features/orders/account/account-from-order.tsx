import { use } from 'react';
import type { FormResult } from '#web/forms/form-result.ts';
import { NewPasswordField } from '#web/forms/new-password-field.tsx';
import { CustomerContext } from '../../../commerce/account/customer-context.ts';
import { AccountForm } from '../../../commerce/forms/account-form.tsx';
import { PolicyLink } from '../../../commerce/forms/consent-fields.tsx';
import { paths } from '../../../paths.ts';
import type { OrderView } from '../view/order-view.server.ts';

interface AccountFromOrderProps {
  order: OrderView;
  path: string;
  result: FormResult | undefined;
}

const name = 'criar-conta';

/** Lets a guest who has paid keep order, contact and address in an account, by a password alone. */
export function AccountFromOrder({ order: { canOpenAccount, contact }, path, result }: AccountFromOrderProps) {
  const customer = use(CustomerContext);
  if (customer || !canOpenAccount) return null;
  const isAsked = result?.form === name && result.ok === true;
  return (
    <section aria-labelledby="criar-conta" className="mt-8 rounded-card bg-tint p-5 lg:p-6 print:hidden">
      <h2 id="criar-conta" className="text-h3">
        Da próxima vez, compre em três toques
      </h2>
      {!isAsked && (
        <p className="mt-2 max-w-[60ch] text-pretty text-ink-2">
          Crie uma senha: este pedido e os seus dados ficam guardados na sua conta.
        </p>
      )}
      <div className="mt-4">
        <AccountForm
          name={name}
          path={path}
          result={result}
          submitLabel="Criar conta"
          submitLook="secondary"
          isOnce
          done={`Quase pronto. Abra o link que mandamos para ${contact.email} e confirme com a senha que você criou. Se este e-mail ou o seu CPF já tinha uma conta, a mensagem explica como entrar.`}
        >
          {/* Password managers save the password under this name. */}
          <input type="email" name="username" autoComplete="username" defaultValue={contact.email} readOnly hidden />
          <NewPasswordField name="senha" label="Crie uma senha" />
        </AccountForm>
      </div>
      {!isAsked && (
        <p className="mt-4 text-small text-ink-2">
          Ao criar a conta você aceita os <PolicyLink path={paths.terms}>termos de uso</PolicyLink> e a{' '}
          <PolicyLink path={paths.privacyPolicy}>política de privacidade</PolicyLink>.
        </p>
      )}
    </section>
  );
}
