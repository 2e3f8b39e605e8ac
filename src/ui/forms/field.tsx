// Form fields: label above, hint and error under, tied together for screen readers.
import { type InputHTMLAttributes, useId } from 'react';
import { Icon } from '../icon.tsx';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
}

export function Field({ label, hint, error, className = '', ...input }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
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
