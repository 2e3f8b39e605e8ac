// How a form of the account pages went. One page has several: `form` says which of them is meant.

export interface FormResult {
  form: string;
  ok: boolean;
  /** The sentence about the form as a whole; empty where those about its fields say everything. */
  message: string;
  /** By field, for the shopper. */
  errors: Readonly<Record<string, string>>;
  /** What was typed, for pages without script; never a password. */
  values: Readonly<Record<string, string>>;
  /** What was found out for a form that goes on. */
  note?: string;
  /** Moves with every answer, so that two equal answers are two events. */
  at: number;
}

const secrets = new Set(['senhaAtual', 'novaSenha']);

export function withoutSecrets(fields: FormResult['values']): FormResult['values'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !secrets.has(name)));
}

/** Query key of a page that a form without script came back to: the form's name. */
export const savedKey = 'salvo';

/** What the address says of the form that led here; `messages` are the page's own, by form. */
export function findSavedResult(url: URL, messages: Readonly<Record<string, string>>): FormResult | undefined {
  const form = url.searchParams.get(savedKey) ?? '';
  const message = Object.hasOwn(messages, form) ? messages[form] : undefined;
  return message === undefined ? undefined : { form, ok: true, message, errors: {}, values: {}, at: 1 };
}
