import type { ReactNode, SubmitEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { findFieldError } from '#web/forms/field-checks.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { navigationModes } from '#web/navigation-mode.ts';
import { accountField } from '../../../commerce/account/account-field.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useCheckout } from './checkout-context.ts';
import { type FormName, savedChoiceField, type Step, stepKey } from './steps.ts';

interface StepFormProps {
  name: FormName;
  /** The step that follows a success, if it is not the first one that is missing. */
  next?: Step;
  stored?: Readonly<Record<string, string>>;
  submitLabel: string;
  /** Another form whose answer changes what this one agrees to: it waits for it. */
  waitsFor?: FormName;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  className?: string;
  children: ReactNode;
}

/** The id of a form, for controls of it that stand elsewhere in the page. */
export const toFormId = (name: FormName) => `formulario-${name}`;

/** A form of the checkout, whose result the page shows without leaving it; without script it opens the next step. */
export function StepForm({ name, next, stored, submitLabel, waitsFor, ...props }: StepFormProps) {
  const { customerId, result } = useCheckout();
  const toHref = useShopHref();
  const { formData } = useNavigation();
  const sent = formData?.get('intent');
  const isBusy = (sent === name && !formData?.has(savedChoiceField)) || (waitsFor !== undefined && sent === waitsFor);
  const own: FormResult | undefined = result?.form === name ? result : undefined;
  const findError = (control: { name: string; value: string }) => findFieldError('pedido', control);
  const { ref, state, listeners } = useForm({
    result: own,
    idPrefix: name,
    focus: 'elsewhere',
    findError,
    ...(stored && { stored }),
  });
  return (
    <Form
      ref={ref}
      id={toFormId(name)}
      method="post"
      action={toHref(next === undefined ? paths.checkout : `${paths.checkout}?${stepKey}=${next}`)}
      noValidate
      {...navigationModes['in-place']}
      {...listeners}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
        else props.onSubmit?.(event);
      }}
      className={`flex flex-col gap-4 ${props.className ?? ''}`}
    >
      <input type="hidden" name="intent" value={name} />
      <input type="hidden" name={accountField} value={customerId ?? ''} />
      <FormContext value={state}>
        <ErrorSummary result={own} />
        {props.children}
      </FormContext>
      <Button type="submit" look="primary" size="large" isBusy={isBusy}>
        {submitLabel}
      </Button>
    </Form>
  );
}
