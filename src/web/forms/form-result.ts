import { toErrorAnswer } from '../errors/error-view.ts';

// The form kit: a form posts to an action built by `formAction`, which answers the result below; `useForm` and the fields
// show it. Forms work as plain documents, as navigations (`<Form>`) and by `postForm`.

/** Sentences for the shopper by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Posted texts by field name. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormFailure {
  ok?: undefined;
  /** About the form as a whole; '' where the sentences of its fields say everything. */
  error: string;
  fields?: FieldErrors;
  /** What was typed, for a page that is rendered again without script. Never a password. */
  values?: FormValues;
  /** What was found out for a form that is not sent yet. */
  note?: string;
  /** The form's field `intent`, where a page has several forms. */
  form?: string;
  /** The shop has closed for maintenance. */
  isClosed?: true;
}

export type FormResult<Done extends object = object> = ({ ok: true; form?: string } & Done) | FormFailure;

/** Query key of a page that a form without script came back to: the form's name. */
export const savedKey = 'salvo';

/** The address of a form's page after success, for a redirect: a reload must not send the form again. */
export function toSavedAddress({ pathname, searchParams }: URL, form = ''): string {
  const others = [...searchParams].filter(([name]) => name !== savedKey);
  return `${pathname}?${new URLSearchParams([[savedKey, form], ...others])}#${form}`;
}

/** The result that the address of the page tells after such a redirect. */
export function findSavedResult({ searchParams }: URL): FormResult | undefined {
  const form = searchParams.get(savedKey);
  return form === null ? undefined : { ok: true, form };
}

/** The texts of a form by field name; files are left out. */
export function readFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Whether `postForm` sent the form. */
export function wantsJson(request: Request): boolean {
  return request.headers.get('Accept') === 'application/json';
}

/** Whether a browser without script sent the form: the answer is a page or a redirect. */
export function isDocumentForm(request: Request): boolean {
  return !wantsJson(request) && !new URL(request.url).pathname.endsWith('.data');
}

/** For a form that is not one of ours. */
export function refuseForm() {
  return toErrorAnswer(400, 'Não entendemos esse pedido.');
}
