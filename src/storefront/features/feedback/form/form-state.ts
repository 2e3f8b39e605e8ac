// What a form knows about its fields: what was typed before, and what needs another look.
import { createContext, use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { FieldErrors, MessageKind, MessageResult } from '../messages/message-kinds.ts';

/** A form that came back from the server: the answer to it, and what was typed. */
export interface FormStart {
  result: MessageResult;
  values: Readonly<Record<string, string>>;
}

/** Set around the form of a page that shows it again. */
export const FormStartContext = createContext<FormStart | undefined>(undefined);

interface FormState {
  kind: MessageKind;
  errors: FieldErrors;
}

export const FormStateContext = createContext<FormState>({ kind: 'contato', errors: {} });

/** What the frame has loaded about who is signed in. */
interface Personal {
  customer?: { name: string; email: string } | null;
}

/** A field's beginning: what was typed, else what is known of a customer. */
export function useFieldState(name: string): { error: string | undefined; start: string } {
  const { errors } = use(FormStateContext);
  const values = use(FormStartContext)?.values;
  const customer = useRouteLoaderData<Personal>('layout')?.customer;
  const known: Readonly<Record<string, string | undefined>> = { nome: customer?.name, email: customer?.email };
  return { error: errors[name], start: values?.[name] ?? known[name] ?? '' };
}
