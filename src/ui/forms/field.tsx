// Form fields: label above, hint and error under, tied together for screen readers.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A button over the end of the input. */
  end?: ReactNode;
}

export function Field({ label, hint, error, end, className = '', ...input }: FieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          className={end ? 'input pr-24' : 'input'}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-micro text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 flex items-center gap-1.5 text-small text-danger">
          <Icon name="alert" className="size-4" />
          {error}
        </p>
      )}
    </div>
  );
}
