// Fields of a message: label above, hint and error under, with what was typed before.
import { type ComponentProps, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { Field } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useFieldState } from './form-state.ts';

export function TextField(props: Omit<ComponentProps<typeof Field>, 'error' | 'defaultValue'>) {
  const { error, start } = useFieldState(props.name);
  return <Field {...props} error={error} defaultValue={start} />;
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

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  name: string;
  label: string;
  hint?: string;
}

export function TextAreaField({ label, hint, ...textarea }: TextAreaFieldProps) {
  const id = useId();
  const { error, start } = useFieldState(textarea.name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <textarea
        rows={4}
        {...textarea}
        id={id}
        defaultValue={start}
        className="input h-auto min-h-28 py-3"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-micro text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function SelectField({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}) {
  const id = useId();
  const { error, start } = useFieldState(name);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <select
        id={id}
        name={name}
        required
        defaultValue={start}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">Escolha</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
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

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-1.5 flex items-center gap-1.5 text-small text-danger">
      <Icon name="alert" className="size-4" />
      {error}
    </p>
  );
}
