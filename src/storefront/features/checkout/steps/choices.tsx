import type { ComponentProps, ReactNode } from 'react';
import { RadioGroup } from '#web/forms/fields.tsx';

interface ChoicesProps {
  name: string;
  legend: string;
  /** Renders the choices; `chosen` is the value that was posted last. */
  children: (chosen: string) => ReactNode;
}

export function Choices({ name, legend, children }: ChoicesProps) {
  return (
    <RadioGroup name={name} legend={legend} isRequired>
      {(chosen) => <div className="mt-2 flex flex-col gap-2.5">{children(chosen)}</div>}
    </RadioGroup>
  );
}

interface ChoiceProps extends Pick<ComponentProps<'input'>, 'form' | 'onChange'> {
  name: string;
  value: string;
  isChosen: boolean;
  title: string;
  text?: string;
  /** Shown at the end, such as a price. */
  end?: string;
}

export function Choice({ isChosen, title, text, end, ...input }: ChoiceProps) {
  return (
    <label className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-input border border-line-input px-4 py-3 has-checked:border-brand has-checked:bg-soft">
      <input {...input} type="radio" defaultChecked={isChosen} className="size-5 shrink-0 accent-cta" />
      <span className="min-w-0 flex-1 basis-18">
        <b className="block font-semibold break-words">{title}</b>
        {text && <span className="block text-small text-ink-2">{text}</span>}
      </span>
      {end && <span className="ml-auto font-semibold whitespace-nowrap tabular-nums">{end}</span>}
    </label>
  );
}
