import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { accessTexts } from '../texts.ts';
import type { AccessResult } from './sign-in-actions.server.ts';
import { FormError, SignInFields, useFilledForm } from './sign-in-fields.tsx';

/** Goes back to the page's own address, which holds the target. */
export function SignInForm({ result }: { result: AccessResult | undefined }) {
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === 'entrar';
  const error = isBusy ? undefined : result?.error;
  const form = useRef<HTMLFormElement>(null);
  const { isEmpty, onSubmit } = useFilledForm(isBusy);
  useEffect(() => {
    if (result?.error) form.current?.querySelector<HTMLInputElement>('input[name="senha"]')?.select();
  }, [result]);
  return (
    <Form ref={form} method="post" className="flex flex-col gap-5" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="entrar" />
      <SignInFields name={result?.name} />
      <Button type="submit" isBusy={isBusy}>
        Entrar
      </Button>
      <FormError text={isEmpty ? accessTexts.empty : error} />
    </Form>
  );
}
