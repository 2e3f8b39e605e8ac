import { CepForm, CepLinks } from '../../commerce/delivery/cep-form.tsx';
import { useDeliveryLocation } from '../../commerce/delivery/delivery-location.ts';

export function LocationPanel({ onDone }: { onDone: () => void }) {
  const location = useDeliveryLocation();
  return (
    <>
      <p className="mb-3 text-small text-ink-2">Com o CEP, mostramos o frete e o prazo até você.</p>
      <CepForm buttonLabel="Usar este CEP" cep={location?.cep} isNarrow isFocused onDone={onDone} />
      <CepLinks className="mt-3 justify-between gap-3" onRemoved={onDone} />
    </>
  );
}
