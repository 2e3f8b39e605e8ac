import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  name: string;
}

/** A native select as a field of a form. Its first option is empty: nothing is preselected. */
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
