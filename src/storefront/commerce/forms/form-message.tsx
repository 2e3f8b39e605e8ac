// The error or success message of a form, beside its button or at the top of the page.

import { type Ref, useEffect, useRef, useState } from 'react';
import { Note } from '#ui/feedback/note.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { useLostFocus } from '#web/browser/use-lost-focus.ts';
import { type FormResult, toMessage } from '#web/forms/form-result.ts';

interface FormMessageProps {
  error: string;
  done: string | undefined;
  /** Refers to the status region, so that it can take the focus. */
  statusRef?: Ref<HTMLDivElement>;
}

/** Both live regions are always mounted, since screen readers announce only changes inside existing ones. */
export function FormMessage({ error, done, statusRef }: FormMessageProps) {
  return (
    <>
      <div
        role="alert"
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script only the browser can focus the error
        autoFocus={error !== ''}
        className="empty:absolute"
      >
        {error && (
          <Note tone="danger" icon="alert">
            {error}
          </Note>
        )}
      </div>
      <div ref={statusRef} role="status" tabIndex={-1} className="empty:absolute">
        {done && (
          <Note tone="ok" icon="check">
            {done}
          </Note>
        )}
      </div>
    </>
  );
}

interface PageMessageProps {
  result: FormResult | undefined;
  /** The success message by form; forms that are not listed show none here. */
  done: Readonly<Record<string, string>>;
  /** Forms of hidden fields only, which cannot show the messages of their fields. */
  hiddenForms?: readonly string[];
}

/** The message of forms that may unmount on success; it then takes their focus. */
export function PageMessage({ result, done, hiddenForms = [] }: PageMessageProps) {
  const area = useRef<HTMLDivElement>(null);
  // A live region that mounts with its text is not announced, so after a client navigation the text is set later.
  const isDocument = !useIsHydrated();
  const [isShown, setShown] = useState(isDocument);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, []);
  const name = result?.form ?? '';
  const own = Object.hasOwn(done, name) ? result : undefined;
  useLostFocus(area, own);
  const shown = isShown ? own : undefined;
  const failure = shown?.ok ? undefined : shown;
  const error = failure && (hiddenForms.includes(name) ? toMessage(failure) : failure.error);
  return (
    <div ref={area} tabIndex={-1} className="mt-4 outline-none empty:mt-0">
      <FormMessage error={error ?? ''} done={shown?.ok ? done[name] : undefined} />
    </div>
  );
}
