import { useId, useState } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { FieldError } from './field.tsx';

interface QuantityStepperProps {
  /** The name of the counted item, for the accessible names: "Óleo de lavanda". */
  label: string;
  name: string;
  value: number;
  min?: 0 | 1;
  max?: number | undefined;
  /** At 1 the minus button becomes a remove button that calls `onChange(0)`. */
  canRemove?: boolean;
  /** Makes the buttons submit buttons of this name with the values "-1" and "1", so that the form works without script. */
  stepName?: string;
  isBusy?: boolean;
  /** The number of a typed text; undefined if it is none. */
  parse: (text: string) => number | undefined;
  /** The message beside a text that is no number. */
  wrongText: string;
  /** What was typed in a no-script submit that the server refused. */
  refused?: string | undefined;
  onChange?: (value: number) => void;
  /** Called when the typed text becomes wrong or right. */
  onWrong?: (isWrong: boolean) => void;
}

/** A number can be typed; one above the stock is limited to it, with a message. A text that is no number is not submitted. */
export function QuantityStepper({
  label,
  name,
  value,
  min = 1,
  max = 999,
  canRemove = false,
  stepName,
  isBusy = false,
  parse,
  wrongText,
  refused,
  onChange,
  onWrong,
}: QuantityStepperProps) {
  const errorId = useId();
  const [typed, setTyped] = useState(refused);
  const [isErrorShown, setErrorShown] = useState(refused !== undefined);
  const [isLimited, setLimited] = useState(false);
  const least = canRemove ? 0 : min;
  const findWanted = (text: string) => {
    const wanted = parse(text);
    return wanted === undefined || wanted < least ? undefined : wanted;
  };
  const isWrong = typed !== undefined && findWanted(typed) === undefined;
  const type = (text: string | undefined) => {
    const willBeWrong = text !== undefined && findWanted(text) === undefined;
    setTyped(text);
    setLimited(false);
    if (!willBeWrong) setErrorShown(false);
    if (willBeWrong !== isWrong) onWrong?.(willBeWrong);
  };
  const change = (wanted: number) => {
    const next = Math.min(max, Math.max(least, wanted));
    type(undefined);
    setLimited(wanted > max);
    if (next !== value) onChange?.(next);
  };
  const commit = () => {
    if (typed === undefined) return;
    const wanted = findWanted(typed);
    if (wanted !== undefined) change(wanted);
    // An emptied field has its number back.
    else if (typed.trim() === '') type(undefined);
    else setErrorShown(true);
  };
  const hasError = isWrong && isErrorShown;
  const isBin = canRemove && value <= 1;
  const step = (by: -1 | 1) => (event: React.MouseEvent) => {
    if (!onChange) return;
    event.preventDefault();
    change(value + by);
  };
  return (
    <div>
      <div className="stepper" role="group" aria-label={`Quantidade de ${label}`} aria-busy={isBusy || undefined}>
        {/* Enter activates a form's first submit button, which must not be the minus. */}
        {stepName && <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />}
        <StepButton
          name={stepName}
          by="-1"
          label={isBin ? `Remover ${label}` : `Diminuir quantidade de ${label}`}
          icon={isBin ? 'bin' : 'minus'}
          isDisabled={value <= least}
          onClick={step(-1)}
        />
        <input
          className="stepper-input"
          name={name}
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantidade de ${label}`}
          value={typed ?? String(value)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the shopper has just sent this field
          autoFocus={refused !== undefined}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? errorId : undefined}
          // The browser then submits no form with a wrong text; its own message is replaced by the one below.
          ref={(input) => input?.setCustomValidity(isWrong ? wrongText : '')}
          onInvalid={(event) => {
            event.preventDefault();
            setErrorShown(true);
            event.currentTarget.focus();
          }}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !onChange || typed === undefined) return;
            event.preventDefault();
            commit();
          }}
        />
        <StepButton
          name={stepName}
          by="1"
          label={`Aumentar quantidade de ${label}`}
          icon="plus"
          isDisabled={value >= max}
          onClick={step(1)}
        />
      </div>
      <div role="status" className="empty:hidden">
        {isLimited && <p className="text-micro text-warn">{toLimitText(max)}</p>}
        <FieldError id={errorId} error={hasError ? wrongText : undefined} />
      </div>
    </div>
  );
}

function toLimitText(max: number): string {
  if (max === 0) return 'Não há unidades à venda';
  return `Temos só ${max} ${max === 1 ? 'unidade' : 'unidades'}`;
}

interface StepButtonProps {
  /** Makes the button a submit button. */
  name: string | undefined;
  by: '-1' | '1';
  label: string;
  icon: IconName;
  isDisabled: boolean;
  onClick: (event: React.MouseEvent) => void;
}

function StepButton({ name, by, label, icon, isDisabled, onClick }: StepButtonProps) {
  return (
    <button
      type={name ? 'submit' : 'button'}
      name={name}
      value={name && by}
      className="stepper-button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}
