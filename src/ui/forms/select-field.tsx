import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  name: string;
  error?: string | undefined;
}

/** A native list as a field of a form: label above, error under. */
export function SelectField({ label, error, className = '', children, ...select }: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {children}
      </select>
      {error && (
        <p id={errorId} className="mt-1.5 flex items-center gap-1.5 text-small text-danger">
          <Icon name="alert" className="size-4" />
          {error}
        </p>
      )}
    </div>
  );
}
