import { useState } from 'react';
import { Icon, type IconName } from '../icon.tsx';

interface QuantityStepperProps {
  /** The name of the counted item, for the accessible names: "Óleo de lavanda". */
  label: string;
  name: string;
  value: number;
  /** The minimum; 1 by default. */
  min?: 0 | 1;
  max?: number | undefined;
  /** At 1 the minus button becomes a remove button that calls `onChange(0)`. */
  canRemove?: boolean;
  /** Makes the buttons submit buttons of this name with the values "-1" and "1", so that the form works without script. */
  stepName?: string;
  isBusy?: boolean;
  onChange?: (value: number) => void;
}

/** A number can be typed; one above the stock is limited to it, with a message. */
export function QuantityStepper({
  label,
  name,
  value,
  min = 1,
  max = 999,
  canRemove = false,
  stepName,
  isBusy = false,
  onChange,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();
  const [isLimited, setLimited] = useState(false);
  const least = canRemove ? 0 : min;
  const change = (wanted: number) => {
    const next = Math.min(max, Math.max(least, wanted));
    setLimited(wanted > max);
    setTyped(undefined);
    if (next !== value) onChange?.(next);
  };
  const parse = (text: string) => (text === '' ? Math.max(1, least) : Number(text));
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
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
          onBlur={() => typed !== undefined && change(parse(typed))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !onChange || typed === undefined) return;
            event.preventDefault();
            change(parse(typed));
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
      <p role="status" className="text-micro text-warn empty:hidden">
        {isLimited && `Temos só ${max} ${max === 1 ? 'unidade' : 'unidades'}`}
      </p>
    </div>
  );
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
  const common = { className: 'stepper-button', 'aria-label': label, disabled: isDisabled, onClick };
  const drawing = <Icon name={icon} className="size-4.5" />;
  if (name === undefined) {
    return (
      <button type="button" {...common}>
        {drawing}
      </button>
    );
  }
  return (
    <button type="submit" name={name} value={by} {...common}>
      {drawing}
    </button>
  );
}
