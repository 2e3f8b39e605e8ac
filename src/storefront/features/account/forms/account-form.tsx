// A form of the account pages: works without script, and says beside its button how it went.
import { type ReactNode, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonLook } from '#ui/button.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { FormMessage, useLostFocus } from './form-message.tsx';

interface AccountFormProps {
  /** Names the form in its page (`intent`); also its anchor. */
  name: string;
  path: string;
  /** Of the last form that was sent, this one or another. */
  result: FormResult | undefined;
  /** What the account holds, by field. */
  stored?: Readonly<Record<string, string | undefined>>;
  submitLabel: string;
  submitLook?: ButtonLook;
  /** Said after success. */
  done?: string;
  /** Answered by a file or by a new document. */
  isDocument?: boolean;
  children: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const { name, path, stored, submitLabel, submitLook, done, isDocument = false, children } = props;
  const navigation = useNavigation();
  const toHref = useShopHref();
  const status = useRef<HTMLDivElement>(null);
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === name;
  // A file does not answer the page: the message of the last try goes when the next one is sent.
  const [cleared, setCleared] = useState<FormResult>();
  const own = props.result?.form === name ? props.result : undefined;
  const result = own === cleared ? undefined : own;
  const { ref, state } = useForm({ result, ...(stored && { stored }) });
  const doneCount = useDoneCount(result, isBusy);
  // After saving by Enter the focus was in a field that is replaced now.
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
        // Enter presses the form's first button, which may be another than the busy one.
        if (isBusy) event.preventDefault();
        else if (isDocument) setCleared(own);
      }}
      className="flex max-w-[560px] flex-col gap-4"
    >
      <input type="hidden" name="intent" value={name} />
      <FormContext value={state}>
        <div key={doneCount} className="flex flex-col gap-4">
          {children}
        </div>
      </FormContext>
      <FormMessage
        error={isBusy ? '' : state.error}
        done={!isBusy && result?.ok ? done : undefined}
        statusRef={status}
      />
      <Button type="submit" look={submitLook} isBusy={isBusy} className="max-sm:w-full sm:self-start">
        {submitLabel}
      </Button>
    </Form>
  );
}

/** Counts successes, once the page has revalidated: the fields mount anew with what the account holds by then. */
function useDoneCount(result: FormResult | undefined, isBusy: boolean): number {
  const [last, setLast] = useState<{ result: FormResult | undefined; count: number }>({ result: undefined, count: 0 });
  if (!isBusy && result?.ok && result !== last.result) setLast({ result, count: last.count + 1 });
  return last.count;
}
