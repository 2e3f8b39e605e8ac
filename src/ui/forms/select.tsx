import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  name: string;
  children: ReactNode;
}

/** A native list with its label at the left. */
export function Select({ label, className = '', children, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={`flex items-center gap-2.5 ${className}`}>
      <label htmlFor={id} className="text-small whitespace-nowrap text-ink-2">
        {label}
      </label>
      <select {...select} id={id} className="select">
        {children}
      </select>
    </div>
  );
}
