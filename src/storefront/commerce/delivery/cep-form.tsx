import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import { PostalCodeField } from '#web/forms/fields.tsx';
import { ShopField, useShop } from '../../shops/shop-context.tsx';
import { forgetLocation, rememberLocation, useTypedLocation } from './delivery-location.ts';
import { cepField } from './freight-target.ts';

interface CepFormProps {
  buttonLabel: string;
  /** The target of the no-script GET; omitted for forms that exist only with script. */
  action?: string;
  cep?: string | undefined;
  error?: string | undefined;
  /** Places the field above the button instead of beside it. */
  isNarrow?: boolean;
  isFocused?: boolean;
  /** Called after the place is stored. */
  onDone?: () => void;
  /** Hidden or visible fields that the no-script submit also needs. */
  children?: ReactNode;
}

/** The form for the delivery CEP. With script it stores the place without a navigation, and all components update. */
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
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<{ error: string | undefined }>();
  useEffect(() => {
    // A fixed bar may cover the error below the field.
    if (answer?.error) form.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  const [isBusy, setBusy] = useState(false);
  const send = async (input: HTMLInputElement) => {
    setBusy(true);
    const error = await rememberLocation(input.value, loja);
    setBusy(false);
    setAnswer({ error: error === '' ? undefined : error });
    if (error) input.focus();
    else onDone?.();
  };
  return (
    <form
      ref={form}
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
        error={answer ? answer.error : props.error}
        placeholder="00000-000"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the shopper has just opened this field
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

interface CepLinksProps {
  className: string;
  onRemoved: () => void;
}

/** Links to the CEP search of the postal service, and removes a typed CEP; a customer's own CEP can only be changed. */
export function CepLinks({ className, onRemoved }: CepLinksProps) {
  const { loja } = useShop();
  const isTyped = useTypedLocation() !== undefined;
  const remove = () => {
    forgetLocation(loja);
    onRemoved();
  };
  return (
    <div className={`flex items-center ${className}`}>
      <NewTabLink
        href={lookUpAddress}
        className="inline-flex min-h-11 items-center text-small underline underline-offset-4 lg:min-h-6"
      >
        Não sei meu CEP
      </NewTabLink>
      {isTyped && (
        <Button look="link" className="text-small" onClick={remove}>
          Remover CEP
        </Button>
      )}
    </div>
  );
}
