import { Button } from '#ui/button.tsx';
import { CepForm, UnknownCepLink } from '../../commerce/delivery/cep-form.tsx';
import { forgetLocation, useDeliveryLocation, useTypedLocation } from '../../commerce/delivery/delivery-location.ts';
import { useShop } from '../../shops/shop-context.tsx';

/** Shows the CEP form, and removes a typed CEP; a customer's own CEP can only be changed. */
export function LocationPanel({ onDone }: { onDone: () => void }) {
  const { loja } = useShop();
  const location = useDeliveryLocation();
  const isTyped = useTypedLocation() !== undefined;
  return (
    <>
      <p className="mb-3 text-small text-ink-2">Com o CEP, mostramos o frete e o prazo até você.</p>
      <CepForm buttonLabel="Usar este CEP" cep={location?.cep} isNarrow isFocused onDone={onDone} />
      <div className="mt-3 flex items-center justify-between gap-3">
        <UnknownCepLink />
        {isTyped && (
          <Button
            look="link"
            className="text-small"
            onClick={() => {
              forgetLocation(loja);
              onDone();
            }}
          >
            Remover CEP
          </Button>
        )}
      </div>
    </>
  );
}
