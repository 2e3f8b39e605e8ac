import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  name: string;
}

/** A native list as a field of a form. Its first entry is empty: nothing is chosen for anybody. */
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
