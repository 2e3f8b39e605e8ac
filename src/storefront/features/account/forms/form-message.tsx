// What is said of a form, beside its button or above the page.
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { Note } from '#ui/feedback/note.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import type { FormResult } from '#web/forms/form-result.ts';

interface FormMessageProps {
  error: string;
  /** After success. */
  done: string | undefined;
  /** Of the success region, to move the focus there. */
  statusRef?: Ref<HTMLDivElement>;
}

/** Both live regions exist from the start: only changes inside them are announced. */
export function FormMessage({ error, done, statusRef }: FormMessageProps) {
  return (
    <>
      <div
        role="alert"
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script the browser itself has to go to the error
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
  /** By form: the sentence after success. Forms without one speak for themselves. */
  done: Readonly<Record<string, string>>;
}

/** The message for forms that may be gone from the page once they are done; it takes their focus. */
export function PageMessage({ result, done }: PageMessageProps) {
  const area = useRef<HTMLDivElement>(null);
  // A live region that mounts with its text is not announced: after a navigation the text follows a moment later.
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
  return (
    <div ref={area} tabIndex={-1} className="mt-4 outline-none empty:mt-0">
      <FormMessage error={shown?.ok ? '' : (shown?.error ?? '')} done={shown?.ok ? done[name] : undefined} />
    </div>
  );
}

/** If the submitted control left the page with the change, the focus goes to the message. */
export function useLostFocus(message: RefObject<HTMLElement | null>, result: object | undefined): void {
  const { state } = useNavigation();
  useEffect(() => {
    // The control leaves once the page has revalidated.
    if (!result || state !== 'idle') return;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost) message.current?.focus();
  }, [message, result, state]);
}
