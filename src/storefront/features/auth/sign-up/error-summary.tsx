import { useRef } from 'react';
import { useFocusOnAnswer } from '#ui/forms/use-focus-on-answer.ts';
import { type FieldErrors, fieldNames, type SignUpResult, toFieldId } from './sign-up-fields.ts';

/** Over the form, with the way to each field. It takes the focus when an answer comes. */
export function ErrorSummary({ result }: { result: SignUpResult | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const wrong = listWrong(result?.errors ?? {});
  const isShown = wrong.length > 0 || result?.failure !== undefined;
  useFocusOnAnswer(box, isShown ? result : undefined, findSelf);
  if (!isShown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-7 rounded-card bg-danger-soft px-5 py-4 text-danger">
      {result?.failure ?? (
        <>
          <p className="font-semibold">{wrong.length === 1 ? 'Confira 1 campo:' : `Confira ${wrong.length} campos:`}</p>
          <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-small">
            {wrong.map(({ name, text }) => (
              <li key={name} className="py-1">
                <a href={`#${toFieldId(name)}`} className="inline-block align-top underline underline-offset-4">
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

function listWrong(errors: FieldErrors) {
  return fieldNames.flatMap((name) => {
    const text = errors[name];
    return text === undefined ? [] : [{ name, text }];
  });
}
