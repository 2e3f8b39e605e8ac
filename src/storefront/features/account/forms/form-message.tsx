import type { Ref } from 'react';
import { Note } from '#ui/feedback/note.tsx';
import type { FormResult } from './form-result.ts';

interface FormMessageProps {
  result: FormResult | undefined;
  /** What says that it went well, for who moves the focus there. */
  statusRef?: Ref<HTMLDivElement>;
}

/** Both regions stand there from the start: only what changes in them is read out. */
export function FormMessage({ result, statusRef }: FormMessageProps) {
  return (
    <>
      <div
        role="alert"
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script the browser itself has to go to what is wrong
        autoFocus={result?.ok === false && result.message !== ''}
        className="empty:absolute"
      >
        {result?.ok === false && result.message && (
          <Note tone="danger" icon="alert">
            {result.message}
          </Note>
        )}
      </div>
      <div ref={statusRef} role="status" tabIndex={-1} className="empty:absolute">
        {result?.ok && (
          <Note tone="ok" icon="check">
            {result.message}
          </Note>
        )}
      </div>
    </>
  );
}
