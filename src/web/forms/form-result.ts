import { isDataPath } from '#contract/site-paths.ts';
import { type ErrorView, errorTexts, toErrorResponse } from '../errors/error-view.ts';

// The form kit: a form posts to an action built by `formAction`, which returns the result below; `useForm` and the fields
// show it. Forms work as no-script submits, as navigations (`<Form>`) and by `postForm`.

/** Messages for the shopper by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Posted texts by field name. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormFailure {
  ok?: undefined;
  /** The message about the form as a whole; '' if the messages of its fields are enough. */
  error: string;
  fields?: FieldErrors;
  /** What is not as the form supposed, a sentence each. */
  differences?: readonly string[];
  /** The typed values, for a page that is rendered again without script. Never a password. */
  values?: FormValues;
  /** A message that is no error, such as the result of a look-up for a form that is not submitted yet. */
  note?: string;
  /** The form's field `intent`, where a page has several forms. */
  form?: string;
  /** True while the shop is closed for maintenance. */
  isClosed?: true;
  /** The error page to show instead, in debug mode. */
  page?: ErrorView;
}

export type FormResult<Done extends object = object> = ({ ok: true; form?: string } & Done) | FormFailure;

/** A success that may have with it what the page shows next; nothing is loaded again then (`hasShown`). */
export interface AnsweredForm<Shown> {
  shown?: Shown;
}

/** The message about a failure where no field can show its own, such as in a toast. */
export function toMessage({ error, fields = {} }: FormFailure): string {
  return error || (Object.values(fields)[0] ?? '');
}

/** Query key of the page that a no-script submit redirects to; its value is the form's name. */
export const savedKey = 'salvo';

/** The URL of a form's page after success, for a redirect: a reload must not submit the form again. */
export function toSavedAddress({ pathname, searchParams }: URL, form = ''): string {
  const others = [...searchParams].filter(([name]) => name !== savedKey);
  return `${pathname}?${new URLSearchParams([[savedKey, form], ...others])}#${form}`;
}

/** The result in the query of the page after such a redirect. */
export function findSavedResult({ searchParams }: URL): FormResult | undefined {
  const form = searchParams.get(savedKey);
  return form === null ? undefined : { ok: true, form };
}

/** The texts of a form by field name; files are left out. */
export function readFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Whether `postForm` sent the request. */
export function wantsJson(request: Request): boolean {
  return request.headers.get('Accept') === 'application/json';
}

/** Whether the request is a no-script submit: the response is a page or a redirect. */
export function isDocumentForm(request: Request): boolean {
  return !wantsJson(request) && !isDataPath(new URL(request.url).pathname);
}

/** The failure for a form that the action does not know. */
export function refuseForm() {
  return toErrorResponse(400, errorTexts.notUnderstood);
}
