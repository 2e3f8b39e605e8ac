import { use, useRef } from 'react';
import { useFocusOnFailure } from '#ui/forms/use-field-errors.ts';
import type { FormResult } from './form-result.ts';
import { FormContext } from './use-form.ts';

/** Above a form: its message with what has changed, or a link to each field with an error. A failed submit focuses it. */
export function ErrorSummary({ result }: { result: FormResult | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const idPrefix = use(FormContext)?.idPrefix;
  const fields = result?.ok ? [] : Object.entries(result?.fields ?? {});
  // The look-up of a CEP renders a form again without an error.
  const failure = result && !result.ok && (result.error || fields.length > 0) ? result : undefined;
  useFocusOnFailure(box, failure, findSelf);
  if (!failure) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script only the browser can focus the errors
      autoFocus
      className="mb-7 scroll-mt-28 rounded-card bg-danger-soft px-5 py-4 text-danger"
    >
      {failure.error && <p>{failure.error}</p>}
      {failure.differences && (
        <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-small">
          {failure.differences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {!failure.error && (
        <>
          <p className="font-semibold">
            {fields.length === 1 ? 'Confira 1 campo:' : `Confira ${fields.length} campos:`}
          </p>
          <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-small">
            {fields.map(([name, text]) => (
              <li key={name} className="py-1">
                <a href={`#${idPrefix}-${name}`} className="inline-block align-top underline underline-offset-4">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const findSelf = (element: HTMLElement) => element;
