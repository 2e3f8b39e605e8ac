// Fields of a message: they know by their name what was typed before and what needs another look.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field } from '#ui/forms/field.tsx';
import { FieldError } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useFieldState } from './form-state.ts';

type Unstarted<Props> = Omit<Props, 'error' | 'defaultValue'>;

function useStart(name: string): { error: string | undefined; defaultValue: string } {
  const { error, start } = useFieldState(name);
  return { error, defaultValue: start };
}

export function TextField(props: Unstarted<ComponentProps<typeof Field>>) {
  return <Field {...props} {...useStart(props.name)} />;
}

export function NameField({ label = 'Nome' }: { label?: string }) {
  // A name with an address in it is what advertisers send.
  return (
    <TextField name="nome" label={label} autoComplete="name" required minLength={2} maxLength={120} pattern="[^@]+" />
  );
}

export function EmailField({ label = 'E-mail' }: { label?: string }) {
  return <TextField name="email" label={label} type="email" autoComplete="email" required maxLength={254} />;
}

export function PhoneField() {
  return <TextField name="contato" label="Telefone (opcional)" type="tel" autoComplete="tel" maxLength={30} />;
}

export function LongTextField(props: Unstarted<ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...props} {...useStart(props.name)} />;
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  return (
    <SelectField name={name} label={label} required {...useStart(name)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

interface RadioGroupProps {
  name: string;
  legend: string;
  isRequired?: boolean;
  /** Radio buttons of that name. */
  children: (start: string) => ReactNode;
}

/** Several radio buttons under one name. */
export function RadioGroup({ name, legend, isRequired = false, children }: RadioGroupProps) {
  const id = useId();
  const { error, start } = useFieldState(name);
  return (
    <fieldset
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-1 text-small font-medium">{legend}</legend>
      {children(start)}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

export function YesNoField({ name, legend, isRequired = false }: Omit<RadioGroupProps, 'children'>) {
  return (
    <RadioGroup name={name} legend={legend} isRequired={isRequired}>
      {(start) => (
        <div className="flex gap-6">
          {[
            ['s', 'Sim'],
            ['n', 'Não'],
          ].map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-2.5">
              <input
                type="radio"
                name={name}
                value={value}
                required={isRequired}
                defaultChecked={start === value}
                className="size-5 accent-brand"
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </RadioGroup>
  );
}

export function CheckField({ name, label }: { name: string; label: string }) {
  const { start } = useFieldState(name);
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} value="s" defaultChecked={start === 's'} className="size-5 accent-brand" />
      {label}
    </label>
  );
}
