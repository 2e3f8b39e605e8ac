// A form of the pages of an account or an order, which works without script and shows its result beside the button.

import { type ReactNode, use, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { useLostFocus } from '#web/browser/use-lost-focus.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { AccountField, AccountIdContext } from '../account/account-field.tsx';
import { FormMessage } from './form-message.tsx';

interface AccountFormProps {
  /** The value of `intent`, which identifies the form in its page. */
  name: string;
  path: string;
  /** Belongs to whichever form of the page was submitted last. */
  result: FormResult | undefined;
  stored?: Readonly<Record<string, string | undefined>>;
  submitLabel: string;
  submitLook?: ButtonLook;
  /** Shown after a successful submit. */
  done?: string;
  /** True if fields and button give way to `done`. */
  isOnce?: boolean;
  /** True if the response is a file or a new document. */
  isDocument?: boolean;
  children: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const { name, path, stored, submitLabel, submitLook, done, isOnce = false, isDocument = false, children } = props;
  const navigation = useNavigation();
  const toHref = useShopHref();
  const status = useRef<HTMLDivElement>(null);
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === name;
  // A file download returns no result to the page, so the submit clears the message of the previous one.
  const [cleared, setCleared] = useState<FormResult>();
  const own = props.result?.form === name ? props.result : undefined;
  const result = own === cleared ? undefined : own;
  const { ref, state } = useForm({ result, ...(stored && { stored }) });
  const doneCount = useDoneCount(result, isBusy);
  const isDone = !isBusy && result?.ok === true;
  const isOver = isOnce && isDone;
  // After a submit by Enter the focused field is remounted and loses the focus.
  useLostFocus(status, result?.ok ? result : undefined);
  return (
    <Form
      ref={ref}
      method="post"
      action={toHref(path)}
      reloadDocument={isDocument}
      preventScrollReset
      noValidate
      onSubmit={(event) => {
        // Enter activates the form's first submit button, which is not always the busy one.
        if (isBusy) event.preventDefault();
        else if (isDocument) setCleared(own);
      }}
      className="flex max-w-[560px] flex-col gap-4"
    >
      <input type="hidden" name="intent" value={name} />
      <AccountField id={use(AccountIdContext)} />
      <FormContext value={state}>
        <div key={doneCount} className="flex flex-col gap-4 empty:hidden">
          {!isOver && children}
        </div>
      </FormContext>
      <FormMessage error={isBusy ? '' : state.error} done={isDone ? done : undefined} statusRef={status} />
      {!isOver && (
        <Button type="submit" look={submitLook} isBusy={isBusy} className="max-sm:w-full sm:self-start">
          {submitLabel}
        </Button>
      )}
    </Form>
  );
}

/** Counts successes after revalidation; as a key it remounts the fields with the new stored values. */
function useDoneCount(result: FormResult | undefined, isBusy: boolean): number {
  const [last, setLast] = useState<{ result: FormResult | undefined; count: number }>({ result: undefined, count: 0 });
  if (!isBusy && result?.ok && result !== last.result) setLast({ result, count: last.count + 1 });
  return last.count;
}
