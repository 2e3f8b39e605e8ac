import { type ReactNode, use } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { useShopHref } from '../../shops/shop-context.tsx';
import { AccountField, AccountIdContext } from '../account/account-field.tsx';

interface ActionFormProps {
  name: string;
  path: string;
  /** Hidden fields, such as the `id` of an address. */
  fields?: Readonly<Record<string, string>>;
  look?: ButtonLook;
  /** The accessible name, if the visible text is ambiguous out of context. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A form with only a button; `PageMessage` shows the result. */
export function ActionForm({ name, path, fields = {}, look = 'link', label, className, children }: ActionFormProps) {
  const toHref = useShopHref();
  const { state, formData } = useNavigation();
  const isSame = ([field, value]: [string, string]) => formData?.get(field) === value;
  const isBusy = state !== 'idle' && Object.entries({ ...fields, intent: name }).every(isSame);
  return (
    <Form method="post" action={toHref(path)} preventScrollReset>
      <input type="hidden" name="intent" value={name} />
      <AccountField id={use(AccountIdContext)} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" look={look} isBusy={isBusy} aria-label={label} className={className}>
        {children}
      </Button>
    </Form>
  );
}

interface ConfirmFormProps extends Pick<ActionFormProps, 'name' | 'path' | 'fields'> {
  label: string;
  /** Makes the accessible names unique, for example by the name of an address. */
  about: string;
  question: string;
  answer: string;
}

/** An action with a confirmation, in a native disclosure that works without script. */
export function ConfirmForm({ label, about, question, answer, ...form }: ConfirmFormProps) {
  return (
    <details className="open:basis-full">
      <summary className="button button-link -ml-1 w-fit" aria-label={`${label} ${about}`}>
        {label}
      </summary>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-input bg-danger-soft px-4 py-3 text-danger">
        <p className="flex-1 basis-48">{question}</p>
        <ActionForm {...form} look="outline" label={`${answer} ${about}`} className="min-h-11">
          {answer}
        </ActionForm>
      </div>
    </details>
  );
}
