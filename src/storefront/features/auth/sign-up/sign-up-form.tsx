import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { BirthDateField, DocumentField, PhoneField } from '#web/forms/customer-fields.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { isFieldRight } from '#web/forms/field-checks.ts';
import { TextField, CheckField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { NewPasswordField } from '#web/forms/new-password-field.tsx';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { NewsletterField, PolicyLink } from '../../../commerce/forms/consent-fields.tsx';
import { paths } from '../../../paths.ts';
import { AddressPart } from './address-part.tsx';
import type { SignUpTexts } from './sign-up-form.server.ts';

interface SignUpFormProps {
  texts: SignUpTexts;
  /** The result of the last submit. */
  result: FormResult | undefined;
}

/** Posts to the URL of the page, whose query holds the target. */
export function SignUpForm({ texts, result }: SignUpFormProps) {
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
          <TextField
            name="email"
            className="sm:col-span-2"
            label="E-mail"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={254}
            required
          />
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
