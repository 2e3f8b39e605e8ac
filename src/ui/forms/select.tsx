import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  name: string;
  /** Where the label can be guessed from what stands around; screen readers still have it. */
  isLabelHidden?: boolean;
  children: ReactNode;
}

/** A native list with its label at the left. */
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
