import type { RouterContextProvider } from 'react-router';
import type { FormValues } from '#web/forms/form-result.ts';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { accountField } from './account-field.tsx';

/** Whether a form was rendered for a customer and another one has signed in since. Forms for visitors name nobody. */
export function isForOtherAccount(values: FormValues, context: Readonly<RouterContextProvider>): boolean {
  const customer = context.get(customerContext);
  const rendered = values[accountField];
  return rendered !== undefined && Boolean(customer) && rendered !== String(customer?.id);
}
