// The form of every message to the shop. Without script it posts to the route `messages`.

import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { href, useLocation, useNavigate } from 'react-router';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import type { FormFailure, FormResult } from '#web/forms/form-result.ts';
import { postForm, usePostedForm } from '#web/forms/post-form.ts';
import { FormContext, useForm, sentKey, useSentMessage } from '#web/forms/use-form.ts';
import { CustomerContext } from '../../../commerce/account/customer-context.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { type AboutFields, type MessageKind, thanks, titles, trapField } from '../messages/message-kinds.ts';

/** The errors and typed values of a rejected no-script submit, for the form that the server renders again. */
export const RefusedFormContext = createContext<FormFailure | undefined>(undefined);

/** Props of every message form; its page passes the hidden fields. */
export interface FormProps {
  about?: AboutFields | undefined;
}

interface MessageFormProps extends FormProps {
  kind: MessageKind;
  /** Unique in the page; defaults to the kind. */
  id?: string;
  submitLabel: string;
  /** What the data is used for: the LGPD wants it beside the button. */
  note: string;
  /** Lays out one or two fields and the button in a row on wide screens. */
  row?: keyof typeof rows;
  children: ReactNode;
}

const rows = {
  one: 'sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start',
  two: 'sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-start',
};
/** The margin equals the height of the labels above the fields. */
const rowButtons = { one: 'sm:mt-6', two: 'sm:max-lg:justify-self-start lg:mt-6' };

export function MessageForm(props: MessageFormProps) {
  const { kind, id = kind } = props;
  const action = useShopHref()(href(paths.message, { tipo: kind }));
  const navigate = useNavigate();
  const { result, ...posting } = usePostedForm<FormResult<{ message?: string }>>({
    first: use(RefusedFormContext),
    async post(data) {
      const answer = await postForm<{ message?: string }>(action, data);
      if (!answer.ok || !answer.next) return answer;
      await navigate(answer.next);
      return undefined;
    },
  });
  const wasSent = useSentMessage() === kind;
  if (result?.ok) return <Thanks id={id} text={result.message ?? thanks[kind]} isNew />;
  if (wasSent) return <Thanks id={id} text={thanks[kind]} />;
  return <UnsentForm {...props} id={id} action={action} failure={result} {...posting} />;
}

interface UnsentFormProps extends MessageFormProps, Pick<ReturnType<typeof usePostedForm>, 'isBusy' | 'submit'> {
  id: string;
  action: string;
  failure: FormFailure | undefined;
}

function UnsentForm(props: UnsentFormProps) {
  const { kind, id, about, submitLabel, note, row, children, action, failure, isBusy, submit } = props;
  const toHref = useShopHref();
  const { ref, state, listeners, findErrors } = useForm({
    result: failure,
    stored: usePrefilledFields(),
    findError: ({ name, validity }) =>
      validity.valid ? undefined : toFieldSentence(kind, name, validity.valueMissing),
  });
  const findFailure = (form: HTMLFormElement): FormFailure | undefined => {
    const fields = findErrors(form);
    return Object.keys(fields).length > 0 ? { error: '', fields } : undefined;
  };
  return (
    <form
      ref={ref}
      id={id}
      aria-label={titles[kind]}
      method="post"
      action={action}
      className={`grid gap-4 ${row ? rows[row] : ''}`}
      noValidate={useIsHydrated()}
      {...listeners}
      onSubmit={(event) => submit(event, findFailure)}
    >
      <HiddenFields id={id} about={about} />
      <FormContext value={state}>{children}</FormContext>
      <Button type="submit" isBusy={isBusy} className={row ? rowButtons[row] : 'sm:justify-self-start'}>
        {submitLabel}
      </Button>
      <div className="col-span-full grid gap-2 text-micro text-ink-2">
        {state.error && (
          <p role="alert" className="flex items-start gap-2 text-small text-danger">
            <Icon name="alert" className="mt-0.5 size-4" />
            {state.error}
          </p>
        )}
        <p>
          <UnbrokenText>{note}</UnbrokenText>{' '}
          <a href={toHref(paths.privacyPolicy)} className="underline underline-offset-4">
            Como cuidamos dos seus dados
          </a>
        </p>
      </div>
    </form>
  );
}

function usePrefilledFields() {
  const customer = use(CustomerContext);
  return { nome: customer?.name, email: customer?.email };
}

/** The subject of the message, the return path and the honeypot. */
function HiddenFields({ id, about }: { id: string; about: AboutFields | undefined }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete(sentKey);
  const fields = { voltar: `${pathname}${String(query) ? `?${query}` : ''}#${id}`, ...about };
  return (
    <div className="hidden">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        Deixe em branco
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

interface ThanksProps {
  id: string;
  text: string;
  /** True if it has just replaced the form, and so takes the focus. */
  isNew?: boolean;
}

function Thanks({ id, text, isNew = false }: ThanksProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) ref.current?.focus();
  }, [isNew]);
  return (
    <p
      ref={ref}
      id={id}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-card border border-ok bg-ok-soft p-4 font-medium text-ok"
    >
      <Icon name="check" className="mt-0.5 size-5" />
      <UnbrokenText>{text}</UnbrokenText>
    </p>
  );
}
