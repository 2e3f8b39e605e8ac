import type { z } from 'zod';
import { otherCustomerText } from '#contract/customers/account.ts';
import { findPersonSentence } from '#contract/customers/profile-fields.ts';
import { form, type FormArgs, type FormHandler } from '#web/forms/form-action.server.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { type Account, getAccount } from '../../commerce/account/account-context.server.ts';
import { accountField } from '../../commerce/account/account-field.tsx';

const toSentence = (field: string, value: string) => findPersonSentence(field, value) ?? 'Confira este campo.';

/** A form handler of the account pages, which returns success after `submit`; the page renders the message. */
export function accountForm<Schema extends z.ZodType>(
  schema: Schema,
  submit: (fields: z.output<Schema>, account: Account, args: FormArgs) => Promise<unknown>,
): FormHandler {
  const submitted = form(
    schema,
    async (fields, args) => {
      await submit(fields, getAccount(args.context), args);
      return {};
    },
    toSentence,
  );
  return forVisibleAccount(submitted);
}

/**
 * Refuses a form of a page that shows another customer's account, because another one has signed in meanwhile in another tab.
 * With script the page stays until it is reloaded, as the message says: a refused form revalidates nothing, so its data and its
 * id still belong together. Without script it is rendered with the forms of the present account, for which nothing was typed.
 */
export function forVisibleAccount(handler: FormHandler): FormHandler {
  return async (args) => {
    const { customer } = getAccount(args.context);
    if (args.values[accountField] === String(customer.id)) return handler(args);
    return { error: otherCustomerText, values: {} };
  };
}

/** Treats a 404 as success: a removal may be sent twice, or have happened on another device. */
export async function ignoreGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof ApiCallError) || error.status !== 404) throw error;
  }
}
