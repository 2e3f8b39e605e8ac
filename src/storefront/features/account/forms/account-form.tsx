// A form of the account pages: works without script, and tells how it went beside its button.
import { type ReactNode, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { useFocusOnWrong } from '#ui/forms/use-focus-on-answer.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { FormMessage } from './form-message.tsx';
import type { FormResult } from './form-result.ts';
import { useLostFocus } from './use-lost-focus.ts';

/** What a field needs: its name, what it holds, and what is wrong with it. */
export interface FieldState {
  name: string;
  defaultValue: string;
  error: string | undefined;
  /** Without script the browser itself goes to the first field that is not right. */
  autoFocus: boolean;
}

/** `stored` is what the account holds. */
export type ToField = (name: string, stored?: string) => FieldState;

interface AccountFormProps {
  /** Names the form in its page; also its anchor. */
  name: string;
  path: string;
  /** Of the last form that was sent, this one or another. */
  result: FormResult | undefined;
  submitLabel: string;
  submitLook?: ButtonLook;
  /** Answered by a file, or by a document that must forget everything. */
  isDocument?: boolean;
  children: (toField: ToField) => ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const { name, path, submitLabel, submitLook, isDocument = false, children } = props;
  const result = props.result?.form === name ? props.result : undefined;
  const navigation = useNavigation();
  const toHref = useShopHref();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === name;
  // A file is no answer to the page: what is said of the attempt before goes with the next one.
  const [left, setLeft] = useState<FormResult>();
  const isLeft = result !== undefined && result === left;
  const doneAt = useDoneAt(result, isBusy);
  useFocusOnWrong(form, result);
  // Who saved by Enter stood in a field, which is a new one now.
  useLostFocus(status, result?.ok ? result : undefined);

  const firstWrong = Object.keys(result?.errors ?? {})[0];
  const toField: ToField = (field, stored = '') => ({
    name: field,
    defaultValue: result?.ok === false ? (result.values[field] ?? stored) : stored,
    error: isLeft ? undefined : result?.errors[field],
    autoFocus: field === firstWrong,
  });
  return (
    <Form
      ref={form}
      method="post"
      action={toHref(path)}
      reloadDocument={isDocument}
      preventScrollReset
      noValidate
      onSubmit={(event) => {
        // Enter presses a form's first button, which need not be the one that knows that it is busy.
        if (isBusy) event.preventDefault();
        else if (isDocument) setLeft(result);
      }}
      className="flex max-w-[560px] flex-col gap-4"
    >
      <input type="hidden" name="intent" value={name} />
      <div key={doneAt} className="flex flex-col gap-4">
        {children(toField)}
      </div>
      <FormMessage result={isBusy || isLeft ? undefined : result} statusRef={status} />
      <Button type="submit" look={submitLook} isBusy={isBusy} className="max-sm:w-full sm:self-start">
        {submitLabel}
      </Button>
    </Form>
  );
}

/** Moves once a form is done and the page has loaded what it changed: its fields start anew from there. */
function useDoneAt(result: FormResult | undefined, isBusy: boolean): number {
  const [doneAt, setDoneAt] = useState(0);
  if (!isBusy && result?.ok && result.at !== doneAt) setDoneAt(result.at);
  return doneAt;
}
