import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { PostalCodeField } from '#web/forms/fields.tsx';
import { ShopField, useShop } from '../../shops/shop-context.tsx';
import { rememberLocation } from './delivery-location.ts';
import { cepField } from './freight-target.ts';

interface CepFormProps {
  buttonLabel: string;
  /** Where the form goes without script, by GET; left out where there is none without. */
  action?: string;
  cep?: string | undefined;
  error?: string | undefined;
  /** Field above button instead of side by side. */
  isNarrow?: boolean;
  /** Focuses the field on mount. */
  isFocused?: boolean;
  /** After the place became known. */
  onDone?: () => void;
  /** Further fields for the form without script. */
  children?: ReactNode;
}

/** Asks for the CEP of the visit. With script it stays on the page and tells every part of it. */
export function CepForm({
  buttonLabel,
  action,
  cep = '',
  isNarrow = false,
  isFocused = false,
  ...props
}: CepFormProps) {
  const { onDone, children } = props;
  const { loja } = useShop();
  const [error, setError] = useState(props.error);
  const [isBusy, setBusy] = useState(false);
  const send = async (input: HTMLInputElement) => {
    setBusy(true);
    const problem = await rememberLocation(input.value, loja);
    setBusy(false);
    setError(problem || undefined);
    if (problem) input.focus();
    else onDone?.();
  };
  return (
    <form
      action={action}
      noValidate
      className={isNarrow ? 'flex flex-col gap-3' : 'flex flex-wrap items-start gap-3'}
      onSubmit={(event) => {
        event.preventDefault();
        const input = event.currentTarget.elements.namedItem(cepField);
        if (!isBusy && input instanceof HTMLInputElement) void send(input);
      }}
    >
      {children}
      <PostalCodeField
        name={cepField}
        defaultValue={cep}
        error={error}
        placeholder="00000-000"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the shopper has just asked for this field
        autoFocus={isFocused}
        className="min-w-30 flex-1"
      />
      <ShopField />
      <Button
        type="submit"
        look={isNarrow ? 'primary' : 'secondary'}
        isBusy={isBusy}
        className={isNarrow ? 'button-card' : 'field-button'}
      >
        {buttonLabel}
      </Button>
    </form>
  );
}

const lookUpAddress = 'https://buscacepinter.correios.com.br/app/endereco/index.php';

/** Links to the CEP search of the postal service. */
export function UnknownCepLink() {
  return (
    <a
      href={lookUpAddress}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center text-small underline underline-offset-4 lg:min-h-6"
    >
      Não sei meu CEP
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  );
}
