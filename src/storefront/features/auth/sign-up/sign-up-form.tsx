import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { BirthDateField, DocumentField, PhoneField, TextField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { NewPasswordField } from '#web/forms/new-password-field.tsx';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { AddressPart } from './address-part.tsx';
import { isFieldRight } from './check-field.ts';
import { Consents } from './consents.tsx';
import type { SignUpTexts } from './sign-up-form.server.ts';

interface SignUpFormProps {
  texts: SignUpTexts;
  /** Of the last try. */
  result: FormResult | undefined;
}

/** Goes back to the page's own address, which holds the target. */
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
