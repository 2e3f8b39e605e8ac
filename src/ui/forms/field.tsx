import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface FieldProps extends ComponentProps<'input'>, FieldTexts {
  name: string;
  /** A button over the end of the input. */
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
