import { ActionForm } from './action-form.tsx';

interface ConfirmFormProps {
  name: string;
  path: string;
  fields?: Readonly<Record<string, string>>;
  /** What the first button says. */
  label: string;
  /** What it is about, for those who hear the button alone. */
  about: string;
  question: string;
  /** What the second button says. */
  answer: string;
}

/** Asks before it sends; a native disclosure, so that it asks without script too. */
export function ConfirmForm({ name, path, fields, label, about, question, answer }: ConfirmFormProps) {
  return (
    <details className="open:basis-full">
      <summary className="button button-link w-fit" aria-label={`${label} ${about}`}>
        {label}
      </summary>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-input bg-danger-soft px-4 py-3 text-danger">
        <p className="flex-1 basis-48">{question}</p>
        <ActionForm
          name={name}
          path={path}
          {...(fields && { fields })}
          look="outline"
          label={`${answer} ${about}`}
          className="min-h-11"
        >
          {answer}
        </ActionForm>
      </div>
    </details>
  );
}
