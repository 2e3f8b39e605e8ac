// Fields that read their value and error by name (`useField`), and those that several forms share.

import { type ComponentProps, type ReactNode, useId } from 'react';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import { maskPostalCode } from '#rules/postal-code.ts';
import { parseQuantity } from '#rules/typed-text.ts';
import { Field, FieldError, TextAreaField as BareTextAreaField } from '#ui/forms/field.tsx';
import { MaskedField } from '#ui/forms/masked-field.tsx';
import { QuantityStepper } from '#ui/forms/quantity-stepper.tsx';
import { SelectField as BareSelectField } from '#ui/forms/select.tsx';
import { useField } from './use-form.ts';

type FieldProps = ComponentProps<typeof Field>;
/** The label and the name have defaults. */
export type KnownFieldProps = Omit<FieldProps, 'label' | 'name'> & { label?: string; name?: string };

export function TextField(props: FieldProps) {
  return <Field {...useField(props.name)} {...props} />;
}

export function TextAreaField(props: ComponentProps<typeof BareTextAreaField>) {
  return <BareTextAreaField {...useField(props.name)} {...props} />;
}

export function SelectField(props: ComponentProps<typeof BareSelectField>) {
  return <BareSelectField {...useField(props.name)} {...props} />;
}

export function PostalCodeField({ name = 'cep', label = 'CEP', ...props }: KnownFieldProps) {
  return (
    <MaskedField
      {...useField(name)}
      name={name}
      label={label}
      mask={maskPostalCode}
      inputMode="numeric"
      autoComplete="postal-code"
      {...props}
    />
  );
}

interface CheckFieldProps {
  name: string;
  className?: string;
  /** Class names of the checkbox itself. */
  boxClass?: string;
  isRequired?: boolean;
  children: ReactNode;
}

/** A checkbox that posts "s" when it is checked. */
export function CheckField(props: CheckFieldProps) {
  const { name, className = 'items-center', boxClass = 'accent-brand', isRequired = false, children } = props;
  const ownId = useId();
  const { id = ownId, error, defaultValue } = useField(name);
  return (
    <>
      <label htmlFor={id} className={`flex min-h-11 gap-3 ${className}`}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="s"
          className={`size-5 shrink-0 ${boxClass}`}
          defaultChecked={defaultValue === 's'}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} className="" />
    </>
  );
}

interface RadioGroupProps {
  name: string;
  legend: string;
  isRequired?: boolean;
  /** Renders the radio buttons; `chosen` is the value of the one that starts checked. */
  children: (chosen: string) => ReactNode;
}

/** A group of radio buttons with one name. */
export function RadioGroup({ name, legend, isRequired = false, children }: RadioGroupProps) {
  const ownId = useId();
  const { id = ownId, error, defaultValue = '' } = useField(name);
  return (
    <fieldset
      id={id}
      // A summary of errors links here.
      tabIndex={-1}
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      // Otherwise it is as wide as its content.
      className="min-w-0"
    >
      <legend className="mb-1 text-small font-medium">{legend}</legend>
      {children(defaultValue)}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

type QuantityFieldProps = Omit<ComponentProps<typeof QuantityStepper>, 'parse' | 'wrongText'>;

/** A stepper that refuses a text that is no whole number beside the field, instead of making a number of it. */
export function QuantityField(props: QuantityFieldProps) {
  return <QuantityStepper {...props} parse={parseQuantity} wrongText={toFieldSentence('', 'quantidade', false)} />;
}

/** What a submit button of the stepper adds to the posted quantity (`stepName`). */
export function parseStep(value: unknown): number {
  return value === '1' || value === '-1' ? Number(value) : 0;
}

/** The message for a quantity that the server refuses too; '' for a valid one. */
export function findQuantityError(text: string, min: 0 | 1): string {
  return (parseQuantity(text) ?? -1) < min ? toFieldSentence('', 'quantidade', text.trim() === '') : '';
}
