import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

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
