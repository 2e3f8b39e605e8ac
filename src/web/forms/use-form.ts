import { createContext, use, useRef, useState } from 'react';
import { useFieldErrors, useFocusOnWrong } from '#ui/forms/use-field-errors.ts';
import type { FieldErrors, FormResult, FormValues } from './form-result.ts';
import { useSearchParams } from 'react-router';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FormOptions {
  /** Of the last try; undefined before it. */
  result: FormResult | undefined;
  /** What the fields hold before anything is typed. */
  stored?: Readonly<Record<string, string | undefined>>;
  /** Before the name in the id of each field, if something leads there; ids are generated otherwise. */
  idPrefix?: string;
  /** The sentence about what a field holds: asked when it loses the focus, and at every input while it has an error. */
  findError?: (control: Control) => string | undefined;
  /** Where a failure brings the focus: unless told otherwise to the first error. */
  focus?: 'first-error' | 'elsewhere';
}

export interface FormState {
  /** About the form as a whole; '' if there is nothing to say. */
  error: string;
  /** In the order of the form. */
  errors: FieldErrors;
  values: FormValues;
  stored: NonNullable<FormOptions['stored']>;
  idPrefix?: string | undefined;
  /** The field that the browser itself focuses in a page without script. */
  firstWrong?: string | undefined;
}

/** Set around the fields of a form: they find what they hold and what is wrong with it by their name. */
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

/** What was typed, as the server last knew it: a failure in the browser does not repeat it. */
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

/** What a field shows; outside a form it is left to its caller. */
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

/** Query key of the redirect after a form without script: the kind of message that was sent. */
export const sentKey = 'enviado';

/** Kind of the message that has just been sent without script; null on every other visit. */
export function useSentMessage(): string | null {
  return useSearchParams()[0].get(sentKey);
}
