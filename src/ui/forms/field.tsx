import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import { UnbrokenText } from '../unbroken-text.tsx';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Attributes that associate the control with its label, hint and error. */
interface FieldTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** The control's id; generated unless something else must reference it. */
  id?: string | undefined;
  className?: string | undefined;
  children: (ties: FieldTies) => ReactNode;
}

export function FieldFrame({ id: givenId, label, hint, error, className, children }: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        <UnbrokenText>{label}</UnbrokenText>
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-micro text-ink-2">
          <UnbrokenText>{hint}</UnbrokenText>
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  error: string | undefined;
  className?: string;
}

/** The message of a field; empty if there is no error. */
export function FieldError({ id, error, className = 'mt-1.5' }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={id} className={`flex items-center gap-1.5 text-small text-danger ${className}`}>
      <Icon name="alert" className="size-4" />
      {error}
    </p>
  );
}

interface FieldProps extends ComponentProps<'input'>, FieldTexts {
  name: string;
  /** A button at the end of the input. */
  end?: ReactNode;
}

export function Field({ label, hint, error, end, className, ...input }: FieldProps) {
  return (
    <FieldFrame id={input.id} label={label} hint={hint} error={error} className={className}>
      {(ties) => (
        <div className="relative">
          <input {...input} {...ties} className={end ? 'input pr-24' : 'input'} />
          {end}
        </div>
      )}
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldTexts {
  name: string;
}

export function TextAreaField({ label, hint, error, className, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldFrame id={textarea.id} label={label} hint={hint} error={error} className={className}>
      {(ties) => <textarea rows={4} {...textarea} {...ties} className="input h-auto min-h-28 py-3" />}
    </FieldFrame>
  );
}
