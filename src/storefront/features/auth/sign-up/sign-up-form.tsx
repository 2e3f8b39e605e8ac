import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { MaskedField } from '#ui/forms/masked-field.tsx';
import { useFieldErrors } from '#ui/forms/use-field-errors.ts';
import { maskDocumentInput } from '#rules/document.ts';
import { maskPhoneInput } from '#rules/phone.ts';
import { NewPasswordField } from '../../../commerce/account/new-password-field.tsx';
import { BirthDateField } from '../../../commerce/account/birth-date-field.tsx';
import { isFieldRight } from './check-field.ts';
import { AddressPart } from './address-part.tsx';
import { Consents } from './consents.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { isFieldName, type SignUpResult, type SignUpTexts, toFieldId } from './sign-up-fields.ts';

interface SignUpFormProps {
  texts: SignUpTexts;
  /** Of the last try. */
  result: SignUpResult | undefined;
}

/** Goes back to the page's own address, which holds the target. */
export function SignUpForm({ texts, result }: SignUpFormProps) {
  const isBusy = useNavigation().formData?.has('nomeRazao') ?? false;
  const { errors, listeners } = useFieldErrors(result?.errors, ({ name, value }) =>
    isFieldName(name) && !isFieldRight(name, value) ? texts.sentences[name] : undefined,
  );
  const values = result?.values ?? {};
  const field = (name: 'nomeRazao' | 'email' | 'documento' | 'celular' | 'nascimento') => ({
    id: toFieldId(name),
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <Form
      method="post"
      noValidate
      {...listeners}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <ErrorSummary result={result} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('nomeRazao')}
          className="sm:col-span-2"
          label="Nome completo"
          autoComplete="name"
          maxLength={120}
          required
        />
        <Field
          {...field('email')}
          className="sm:col-span-2"
          label="E-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          required
        />
        <MaskedField
          {...field('documento')}
          label="CPF ou CNPJ"
          mask={maskDocumentInput}
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
        <MaskedField
          {...field('celular')}
          label="Celular"
          mask={maskPhoneInput}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
        />
        <BirthDateField {...field('nascimento')} />
        <NewPasswordField
          name="senha"
          id={toFieldId('senha')}
          className="sm:col-span-2"
          label="Crie uma senha"
          error={errors['senha']}
        />
      </div>
      <div className="mt-7 flex flex-col gap-5">
        <AddressPart values={values} errors={errors} stateCodes={texts.stateCodes} />
        <Consents values={values} error={errors['aceitaTermos']} />
        <Button type="submit" size="large" isBusy={isBusy}>
          Criar conta
        </Button>
      </div>
    </Form>
  );
}
