// The one way in which a form of the account pages is answered, with script and without.
import { data, redirect, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { type Account, accountContext } from '../../../commerce/account/account-context.server.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { isPlainForm, readFields, refuseForm } from '#web/http/posted-form.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { findBlamedField } from './find-blamed-field.ts';
import { type FormResult, savedKey, withoutSecrets } from './form-result.ts';

export type Fields = Readonly<Record<string, string>>;

export interface AccountForm {
  /** What the customer reads afterwards. */
  done: string;
  /** Throws FieldErrors or ApiCallError where the form is not right, FilledFields where it goes on, or a redirect. */
  submit: (fields: Fields, account: Account) => Promise<unknown>;
}

/** Sentences by field. */
export class FieldErrors extends Error {
  override name = 'FieldErrors';
  readonly errors: Readonly<Record<string, string>>;

  constructor(errors: Readonly<Record<string, string>>) {
    super('some fields are not right');
    this.errors = errors;
  }
}

/** The form is not sent yet: its page shows it again, with more filled in. */
export class FilledFields extends Error {
  override name = 'FilledFields';
  readonly values: Fields;
  readonly note: string;

  constructor(values: Fields, note: string) {
    super(note);
    this.values = values;
    this.note = note;
  }
}

interface ActionInput {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

const failed = 'Não foi possível concluir agora. Tente de novo em instantes.';
const sentences = new Map<unknown, string>(Object.entries(fieldSentences));

/**
 * Runs the form that the field `intent` names. Done, a form without script comes back to its page by a redirect, so that a
 * reload sends nothing twice; otherwise the page shows the result, with status 422 or the API's where something is wrong.
 */
export async function answerForm({ request, url, context }: ActionInput, forms: Readonly<Record<string, AccountForm>>) {
  const { onError, toHref } = context.get(storefrontContext);
  const fields = readFields(await request.formData());
  const { intent: name = '' } = fields;
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (!form) throw refuseForm();
  try {
    await form.submit(fields, context.get(accountContext));
  } catch (error) {
    const { status, ...failure } = toFailure(error, fields);
    if (status >= 500) onError(error, `the form ${name} of the account could not be answered`);
    const result: FormResult = { form: name, ok: false, ...failure, at: Date.now() };
    return data(result, { status });
  }
  if (isPlainForm(request)) return redirect(toHref(`${url.pathname}?${savedKey}=${name}#${name}`), 303);
  const result: FormResult = { form: name, ok: true, message: form.done, errors: {}, values: {}, at: Date.now() };
  return result;
}

/** What the contract makes of the fields. Throws FieldErrors with a sentence for each that is not right. */
export function parseFields<Schema extends z.ZodType>(schema: Schema, fields: Fields): z.output<Schema> {
  const { data: parsed, error } = schema.safeParse(fields);
  if (!error) return parsed;
  const errors = error.issues.map(({ path: [field] }) => [String(field), sentences.get(field) ?? failed] as const);
  throw new FieldErrors(Object.fromEntries(errors));
}

/** For what is taken away: sent twice, or done from another device, it is gone as was wanted. */
export async function ignoreGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof ApiCallError) || error.status !== 404) throw error;
  }
}

type Failure = Pick<FormResult, 'message' | 'errors' | 'values' | 'note'> & { status: number };

function toFailure(error: unknown, fields: Fields): Failure {
  const values = withoutSecrets(fields);
  if (error instanceof FilledFields) {
    return { status: 200, message: '', errors: {}, values: withoutSecrets(error.values), note: error.note };
  }
  if (error instanceof FieldErrors) return { status: 422, message: '', errors: error.errors, values };
  if (!(error instanceof ApiCallError)) throw error;
  if (error.status >= 500) return { status: 503, message: failed, errors: {}, values };
  // To a shopper both are the same: what was typed has to be typed differently.
  const status = error.status === 400 ? 422 : error.status;
  const field = status === 422 ? findBlamedField(error.message) : undefined;
  if (field === undefined) return { status, message: error.message, errors: {}, values };
  return { status, message: '', errors: { [field]: error.message }, values };
}
