import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useShop } from '../../shops/shop-context.tsx';
import { CustomerContext } from '../account/customer-context.ts';
import { CepForm, CepLinks } from './cep-form.tsx';
import { rememberLocation, toLocationText } from './delivery-location.ts';
import { useFreightLocation, type FreightQuote } from './use-freight-quote.ts';

interface FreightPlaceProps {
  initial?: FreightQuote | undefined;
  /** The target of the no-script GET. */
  action: string;
  /** Fields that the no-script submit also needs. */
  fields?: ReactNode;
}

/** The place of delivery: the CEP form, or the known place with a button to change it. */
export function FreightPlace({ initial, action, fields }: FreightPlaceProps) {
  const { location } = useFreightLocation(initial);
  const home = use(CustomerContext)?.home;
  const [isChanging, setChanging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useAdoptedCep(initial);
  if (location && !isChanging) {
    return (
      <div ref={place} tabIndex={-1} className="flex min-h-11 items-center gap-2.5 outline-none">
        <Icon name="truck" className="size-5 text-brand" />
        <p className="min-w-0 flex-1 text-small">
          Entrega em <b className="font-semibold">{toLocationText(location)}</b>
        </p>
        <Button look="link" className="text-small" onClick={() => setChanging(true)}>
          Trocar<span className="sr-only"> o CEP de entrega</span>
        </Button>
      </div>
    );
  }
  return (
    <div>
      <p className="mb-2 flex items-center gap-2.5 font-semibold">
        <Icon name="truck" className="size-5 text-brand" />
        Calcular frete e prazo
      </p>
      <CepForm
        key={location?.cep ?? ''}
        action={action}
        buttonLabel="Calcular"
        cep={location?.cep ?? initial?.cep ?? home?.cep}
        error={initial?.error}
        isFocused={isChanging}
        onDone={() => {
          setChanging(false);
          // The focused field is unmounted, so the focus moves to the place.
          requestAnimationFrame(() => place.current?.focus());
        }}
      >
        {fields}
      </CepForm>
      <CepLinks className="gap-x-5" onRemoved={() => setChanging(false)} />
    </div>
  );
}

/** Stores the CEP in the query, which a form submitted before hydration leaves, as the place of delivery. */
function useAdoptedCep(initial: FreightQuote | undefined): void {
  const { loja } = useShop();
  const cep = initial?.shipment && initial.cep;
  useEffect(() => {
    if (cep) void rememberLocation(cep, loja);
  }, [cep, loja]);
}
