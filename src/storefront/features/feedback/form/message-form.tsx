// The one form behind everything that visitors write to the shop. Without script it is a plain form to the door.
import { type ReactNode, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useFieldErrors } from '#ui/forms/use-field-errors.ts';
import { useFocusOnWrong } from '#ui/forms/use-focus-on-answer.ts';
import { Icon } from '#ui/icon.tsx';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { sentKey, useSentMessage } from '#web/use-sent-message.ts';
import { paths } from '../../../routes.ts';
import {
  type AboutFields,
  type MessageKind,
  type MessageResult,
  thanks,
  titles,
  trapField,
} from '../messages/message-kinds.ts';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import { postMessage } from '../messages/post-message.ts';
import { FormStartContext, FormStateContext } from './form-state.ts';

interface MessageFormProps {
  kind: MessageKind;
  /** Unique in the page; the kind unless a page has two forms of it. */
  id?: string;
  about?: AboutFields;
  submitLabel: string;
  /** What happens with what is typed. */
  note: ReactNode;
  /** Where there is room one or two fields stand in a row with the button. */
  row?: keyof typeof rows;
  children: ReactNode;
}

const rows = {
  one: 'sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start',
  two: 'sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-start',
};
/** As far down as the labels push the fields. */
const rowButtons = { one: 'sm:mt-6', two: 'sm:max-lg:justify-self-start lg:mt-6' };

export function MessageForm(props: MessageFormProps) {
  const { kind, id = kind } = props;
  const [result, setResult] = useState<MessageResult>();
  const wasSent = useSentMessage() === kind;
  if (result?.ok) return <Thanks id={id} text={result.text ?? thanks[kind]} isNew />;
  if (wasSent) return <Thanks id={id} text={thanks[kind]} />;
  return <OpenForm {...props} id={id} result={result} onResult={setResult} />;
}

interface OpenFormProps extends MessageFormProps {
  id: string;
  result: MessageResult | undefined;
  onResult: (result: MessageResult) => void;
}

function OpenForm({ kind, id, about, submitLabel, note, row, children, result, onResult }: OpenFormProps) {
  const toHref = useShopHref();
  const start = use(FormStartContext)?.result;
  const { errors, setErrors, listeners, lookAtAll } = useFieldErrors(start?.errors, ({ name, validity }) =>
    validity.valid ? undefined : toFieldSentence(kind, name, validity.valueMissing),
  );
  const { form, isBusy, send } = useSending((answer) => {
    setErrors(answer.errors);
    onResult(answer);
  });
  const failure = (result ?? start)?.text;
  useFocusOnWrong(form, result ?? start);
  return (
    <form
      ref={form}
      id={id}
      aria-label={titles[kind]}
      method="post"
      action={toHref(`${paths.messages}/${kind}`)}
      className={`grid scroll-mt-24 gap-4 ${row ? rows[row] : ''}`}
      noValidate={useIsHydrated()}
      {...listeners}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (isBusy || !form.current) return;
        if (lookAtAll(form.current)) send();
        else onResult({ ok: false, errors: {} });
      }}
    >
      <HiddenFields id={id} about={about} />
      <FormStateContext value={{ kind, errors }}>{children}</FormStateContext>
      <Button type="submit" isBusy={isBusy} className={row ? rowButtons[row] : 'sm:justify-self-start'}>
        {submitLabel}
      </Button>
      <div className="col-span-full grid gap-2 text-micro text-ink-2">
        {failure && (
          <p role="alert" className="flex items-start gap-2 text-small text-danger">
            <Icon name="alert" className="mt-0.5 size-4" />
            {failure}
          </p>
        )}
        {note}
      </div>
    </form>
  );
}

/** What travels along: what the message is about, the way back, and the trap for machines. */
function HiddenFields({ id, about }: { id: string; about: AboutFields | undefined }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete(sentKey);
  const fields = { voltar: `${pathname}${query.size > 0 ? `?${query}` : ''}#${id}`, ...about };
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

function useSending(onAnswer: (answer: MessageResult) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const send = () => {
    if (!form.current) return;
    setBusy(true);
    void postMessage(form.current).then((answer) => {
      if (answer.next) return navigate(answer.next);
      setBusy(false);
      onAnswer(answer);
      return undefined;
    });
  };
  return { form, isBusy, send };
}

interface ThanksProps {
  id: string;
  text: string;
  /** It has just taken the form's place. */
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
      className="flex scroll-mt-24 items-start gap-3 rounded-card border border-ok bg-ok-soft p-4 font-medium text-ok"
    >
      <Icon name="check" className="mt-0.5 size-5" />
      {text}
    </p>
  );
}
