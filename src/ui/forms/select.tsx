import { type ReactNode, type SelectHTMLAttributes, useId, type ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field.tsx';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  name: string;
  /** Hides the label visually if the context makes it clear; screen readers still announce it. */
  isLabelHidden?: boolean;
  children: ReactNode;
}

export function Select({ label, isLabelHidden = false, className = '', children, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={`flex items-center gap-2.5 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-small whitespace-nowrap text-ink-2'}>
        {label}
      </label>
      <select {...select} id={id} className="select">
        {children}
      </select>
    </div>
  );
}

interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  name: string;
}

/** A native select as a form field. Its first option is empty, so nothing is preselected. */
export function SelectField({ label, hint, error, className, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame id={select.id} label={label} hint={hint} error={error} className={className}>
      {(ties) => (
        <select {...select} {...ties} className="input">
          <option value="">Escolha</option>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
