import { useRef, use } from 'react';
import { Form, useNavigation } from 'react-router';
import { countries } from '#rules/customers/country.ts';
import { buttonClass, Button } from '#ui/button.tsx';
import { MessageLayout } from '#ui/feedback/message-layout.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLostFocus } from '#web/browser/use-lost-focus.ts';
import { BirthDateField, DocumentField, EmailField, PhoneField } from '#web/forms/customer-fields.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { isFieldRight } from '#web/forms/field-checks.ts';
import { TextField, CheckField, PostalCodeField, SelectField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { NewPasswordField } from '#web/forms/new-password-field.tsx';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { type SignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { usePostalCode } from '../../../commerce/account/use-postal-code.ts';
import { NewsletterField, PolicyLink } from '../../../commerce/forms/consent-fields.tsx';
import { paths } from '../../../paths.ts';
import { useShop, useShopHref } from '../../../shops/shop-context.tsx';
import { AuthColumns, AccountBenefits } from '../auth-columns.tsx';
import type { SignUpTexts } from './sign-up-form.server.ts';

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

/** Posts to the URL of the page, whose query holds the target. */
function SignUpForm({ texts, result }: { texts: SignUpTexts; result: FormResult | undefined }) {
  const isBusy = useNavigation().formData?.has('nomeRazao') ?? false;
  const { ref, state, listeners } = useForm({
    result,
    idPrefix: 'cadastro',
    focus: 'elsewhere',
    findError: ({ name, value }) => (isFieldRight(name, value) ? undefined : texts.sentences[name]),
  });
  return (
    <Form
      ref={ref}
      method="post"
      noValidate
      {...listeners}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <FormContext value={state}>
        <ErrorSummary result={result} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="nomeRazao"
            className="sm:col-span-2"
            label="Nome completo"
            autoComplete="name"
            maxLength={120}
            required
          />
          <EmailField className="sm:col-span-2" />
          <DocumentField required />
          <PhoneField required />
          <BirthDateField />
          <NewPasswordField name="senha" className="sm:col-span-2" label="Crie uma senha" />
        </div>
        <div className="mt-7 flex flex-col gap-5">
          <AddressPart stateCodes={texts.stateCodes} />
          <Consents />
          <Button type="submit" size="large" isBusy={isBusy}>
            Criar conta
          </Button>
        </div>
      </FormContext>
    </Form>
  );
}

/** Both checkboxes start unchecked, since consent requires an action. */
function Consents() {
  return (
    <div className="flex flex-col gap-1">
      <CheckField name="aceitaTermos" isRequired className="items-start py-2" boxClass="mt-0.5 accent-cta">
        Li e aceito os <PolicyLink path={paths.terms}>termos de uso</PolicyLink> e a{' '}
        <PolicyLink path={paths.privacyPolicy}>política de privacidade</PolicyLink>.
      </CheckField>
      <NewsletterField name="aceitaNovidades" />
    </div>
  );
}

const names = ['cep', 'rua', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const;

/** The optional address fields, which the CEP fills. */
function AddressPart({ stateCodes }: { stateCodes: readonly string[] }) {
  const { lookup, fill } = usePostalCode();
  const { values = {}, errors = {} } = use(FormContext) ?? {};
  const isInUse = names.some((name) => [values[name], errors[name]].some(Boolean));
  return (
    <details className="disclosure rounded-card border border-line px-5" open={isInUse}>
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium">
        <span>
          Endereço de entrega <span className="font-normal text-ink-2">(opcional)</span>
        </span>
        <Icon name="chevron-down" className="disclosure-mark size-5" />
      </summary>
      <div className="grid gap-5 pt-1 pb-6 sm:grid-cols-6">
        <PostalCodeField
          className="sm:col-span-2"
          onInput={({ currentTarget: { form } }) => {
            if (form) void fill(form);
          }}
        />
        <p role="status" className="self-end text-small text-ink-2 empty:hidden sm:col-span-4 sm:pb-3">
          {lookup?.text}
        </p>
        <TextField name="rua" className="sm:col-span-4 sm:col-start-1" label="Rua" autoComplete="address-line1" />
        <TextField name="numero" className="sm:col-span-2" label="Número" maxLength={20} />
        <TextField name="complemento" className="sm:col-span-3" label="Complemento (opcional)" />
        <TextField name="bairro" className="sm:col-span-3" label="Bairro" autoComplete="address-level3" />
        <TextField name="cidade" className="sm:col-span-4" label="Cidade" autoComplete="address-level2" />
        <SelectField name="uf" className="sm:col-span-2" label="Estado" autoComplete="address-level1">
          {stateCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        <p className="text-small text-ink-2 sm:col-span-6">
          País: {countries[0].nome}. Entregamos só no {countries[0].nome}, por enquanto.
        </p>
      </div>
    </details>
  );
}
