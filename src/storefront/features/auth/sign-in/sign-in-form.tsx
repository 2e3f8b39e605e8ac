import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { accessTexts } from '../texts.ts';
import { FormError, SignInFields, useFilledForm } from './sign-in-fields.tsx';

/** Goes back to the page's own address, which holds the target. */
export function SignInForm({ result }: { result: FormResult | undefined }) {
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === 'entrar';
  const { ref, state } = useForm({ result, focus: 'elsewhere' });
  const { isEmpty, onSubmit } = useFilledForm(isBusy);
  useEffect(() => {
    if (result) ref.current?.querySelector<HTMLInputElement>('input[name="senha"]')?.select();
  }, [ref, result]);
  return (
    <Form ref={ref} method="post" className="flex flex-col gap-5" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="entrar" />
      <FormContext value={state}>
        <SignInFields />
      </FormContext>
      <Button type="submit" isBusy={isBusy}>
        Entrar
      </Button>
      <FormError text={isEmpty ? accessTexts.empty : !isBusy && state.error} />
    </Form>
  );
}
