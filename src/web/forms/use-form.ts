import { createContext, use, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFieldErrors, useFocusOnWrong } from '#ui/forms/use-field-errors.ts';
import type { FieldErrors, FormResult, FormValues } from './form-result.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FormOptions {
  /** The result of the last submit; undefined before it. */
  result: FormResult | undefined;
  /** The fields' initial values. */
  stored?: Readonly<Record<string, string | undefined>>;
  /** The prefix of each field's id, if something links to the fields; ids are generated otherwise. */
  idPrefix?: string;
  /** Validates a field when it loses the focus, and at every input while it has an error; returns the message. */
  findError?: (control: Control) => string | undefined;
  /** Where the focus moves after a failure: by default to the first error. */
  focus?: 'first-error' | 'elsewhere';
}

export interface FormState {
  /** The message about the form as a whole; '' if there is none. */
  error: string;
  /** Messages in the order of the fields. */
  errors: FieldErrors;
  values: FormValues;
  stored: NonNullable<FormOptions['stored']>;
  idPrefix?: string | undefined;
  /** The field that gets the focus by `autofocus` in a page without script. */
  firstWrong?: string | undefined;
}

/** Provided around the fields of a form, which read their value and their error by name. */
export const FormContext = createContext<FormState | undefined>(undefined);

const nothing: FormValues = {};
const noError = () => undefined;

/** The state of a form for its fields (`FormContext`), and what its `<form>` element needs. */
export function useForm({ result, stored = nothing, idPrefix, findError, focus = 'first-error' }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const failure = result?.ok ? undefined : result;
  const { errors, listeners, findErrors } = useFieldErrors(failure?.fields, findError ?? noError);
  const focused = focus === 'first-error' ? failure : undefined;
  useFocusOnWrong(ref, focused);
  const state: FormState = {
    error: failure?.error ?? '',
    errors,
    values: useTypedValues(result),
    stored,
    idPrefix,
    firstWrong: Object.keys(focused?.fields ?? nothing)[0],
  };
  return { ref, state, findErrors, listeners: findError ? listeners : undefined };
}

/** The values of the last submit. A failure in the browser contains none, so the previous ones are preserved. */
function useTypedValues(result: FormResult | undefined): FormValues {
  const [values, setValues] = useState<FormValues>(nothing);
  const next = result?.ok ? nothing : (result?.values ?? values);
  if (next !== values) setValues(next);
  return next;
}

interface BoundField {
  id?: string;
  defaultValue?: string;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** The value and the error of a field; outside a form they are left to the caller. */
export function useField(name: string): BoundField {
  const form = use(FormContext);
  if (!form) return nothing;
  const { errors, values, stored, idPrefix, firstWrong } = form;
  return {
    error: errors[name],
    defaultValue: values[name] ?? stored[name] ?? '',
    autoFocus: name === firstWrong,
    ...(idPrefix !== undefined && { id: `${idPrefix}-${name}` }),
  };
}

/**
 * Query key of the redirect after a no-script submit; its value is the kind of message that was
 * sent. Not `savedKey`: the account has a form with the name of a message, `novidades`.
 */
export const sentKey = 'enviado';

/** Kind of the message that has just been sent by a no-script submit; null on every other visit. */
export function useSentMessage(): string | null {
  return useSearchParams()[0].get(sentKey);
}
