// Actions of forms: parse by the contract's schema, run the handler, and convert a failure to messages beside the fields.

import { type ActionFunctionArgs, data, type MiddlewareFunction, redirect } from 'react-router';
import type { z } from 'zod';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { reportContext, toErrorView } from '../errors/error-view.ts';
import { ApiCallError } from '../http/api-client.server.ts';
import {
  type FieldErrors,
  type FormFailure,
  type FormResult,
  type FormValues,
  toSavedAddress,
  isDocumentForm,
  readFields,
  refuseForm,
  wantsJson,
} from './form-result.ts';

export interface FormArgs extends Pick<ActionFunctionArgs, 'request' | 'context' | 'params'> {
  url: URL;
  values: FormValues;
  /** True for a no-script submit: the response is a page or a redirect. */
  isDocument: boolean;
}

/** Returns the result, a failure, or a redirect. Throws ApiCallError if the API rejects the call. */
export type FormHandler<Done extends object = object> = (args: FormArgs) => Promise<Done | FormFailure | Response>;

/** The message for a field that a form's schema rejects. */
export type ToSentence = (field: string, value: string) => string;

/**
 * A handler that gets the fields as the schema parses them. A rejected form shows a message beside each wrong field, or one text
 * for the form as a whole.
 */
export function form<Schema extends z.ZodType, Done extends object>(
  schema: Schema,
  submit: (fields: z.output<Schema>, args: FormArgs) => ReturnType<FormHandler<Done>>,
  rejection: ToSentence | string,
): FormHandler<Done> {
  return async (args) => {
    const parsed = schema.safeParse(args.values);
    if (parsed.success) return submit(parsed.data, args);
    if (typeof rejection === 'string') return { error: rejection };
    return { error: '', fields: toFieldErrors(parsed.error, args.values, rejection) };
  };
}

/** Messages by field name, in the schema's order; a nested field is identified by its own name. */
function toFieldErrors({ issues }: z.ZodError, values: FormValues, toSentence: ToSentence): FieldErrors {
  const names = issues.map(({ path }) => String(path.at(-1) ?? ''));
  return Object.fromEntries(names.map((name) => [name, toSentence(name, values[name] ?? '')]));
}

/** The action of a route with one form. */
export function formAction<Done extends object>(handler: FormHandler<Done>) {
  return async (args: ActionFunctionArgs) => run(handler, args, await readPosted(args.request));
}

/**
 * The action of a route with several forms: the field `intent` names one of them. A post without it is for the form `byDefault`, if
 * the route names one, which must be harmless when it is not meant; otherwise it is refused.
 */
export function formActions<Done extends object>(
  handlers: Readonly<Record<string, FormHandler<Done>>>,
  byDefault = '',
) {
  return async (args: ActionFunctionArgs) => {
    const values = await readPosted(args.request);
    const { intent: name = byDefault } = values;
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler) throw refuseForm();
    return run(handler, args, values, name);
  };
}

/** No form has as many. All of them stand in the page of a failure, so that a megabyte of short ones would hold the process for seconds. */
const mostFields = 500;

/** Reads a body that is no form as a form without fields. Throws the refusal of a form that is not known for too many fields. */
async function readPosted(request: Request): Promise<FormValues> {
  const posted = await request.formData().catch(() => new FormData());
  if ([...posted.keys()].length > mostFields) throw refuseForm();
  return readFields(posted);
}

async function run<Done extends object>(
  handler: FormHandler<Done>,
  { request, context, params, url }: ActionFunctionArgs,
  values: FormValues,
  name?: string,
) {
  const isDocument = isDocumentForm(request);
  const named = name === undefined ? {} : { form: name };
  const fail = (failure: FormFailure, status: number) =>
    data<FormResult<Done>>({ values: withoutSecrets(values), ...failure, ...named }, { status });
  try {
    const done = await handler({ request, context, params, url, values, isDocument });
    if (done instanceof Response) return done;
    if (isFailure(done)) return fail(done, done.error === '' && !done.fields ? 200 : 422);
    if (isDocument && name !== undefined) return redirect(toSavedAddress(url, name), 303);
    return data<FormResult<Done>>({ ok: true, ...named, ...done });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if (error.status >= 500) {
      context.get(reportContext)(error, `the form at ${url.pathname} could not be answered`);
      return fail({ error: tryLaterText }, 503);
    }
    return fail(toRefusal(error, values), error.status === 400 ? 422 : error.status);
  }
}

/** Only posted fields can show a message; without one, the form shows the message of the response. */
function toRefusal({ message, fields = {}, differences }: ApiCallError, values: FormValues): FormFailure {
  const shown = Object.entries(fields).filter(([name]) => Object.hasOwn(values, name));
  if (shown.length > 0) return { error: '', fields: Object.fromEntries(shown) };
  return { error: message, ...(differences && { differences }) };
}

function isFailure(done: object): done is FormFailure {
  return 'error' in done && typeof done.error === 'string';
}

function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/senha/i.test(name)));
}

/**
 * For routes whose form is also sent by `postForm`: responds with the action's result as JSON, without the page. A redirect
 * becomes `next`, the path to open.
 */
export function respondWithJson(action: ReturnType<typeof formAction>): MiddlewareFunction<Response> {
  return async (args, next) => {
    const { request } = args;
    if (request.method !== 'POST' || !wantsJson(request)) return next();
    const result = await action(args).catch(toDebugPage);
    if (!(result instanceof Response)) return Response.json(result.data, result.init ?? {});
    return Response.json({ ok: true, next: result.headers.get('Location') });
  };
}

/** The failure of a call that is an error page in debug mode; throws everything else again. */
function toDebugPage(error: unknown) {
  const page = toErrorView(error);
  if (page.api) return data<FormFailure>({ error: page.message, page }, { status: page.status });
  throw error;
}
