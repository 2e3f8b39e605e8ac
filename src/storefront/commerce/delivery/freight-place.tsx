import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useShop } from '../../shops/shop-context.tsx';
import {
  HomeContext,
  toLocationText,
  useTypedLocation,
  forgetLocation,
  rememberLocation,
} from './delivery-location.ts';
import { CepForm, UnknownCepLink } from './cep-form.tsx';
import { useFreightLocation, type FreightQuote } from './use-freight-quote.ts';

interface FreightPlaceProps {
  /** What the page's address asked for. */
  initial?: FreightQuote | undefined;
  /** Where the form goes without script. */
  action: string;
  /** Further fields of the form without script. */
  fields?: ReactNode;
}

/** Where freight is calculated to: the CEP field, or the known place with a button to change it. */
export function FreightPlace({ initial, action, fields }: FreightPlaceProps) {
  const { location } = useFreightLocation(initial);
  const isTyped = useTypedLocation() !== undefined;
  const home = use(HomeContext);
  const [isChanging, setChanging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { loja } = useShop();
  useAdoptedCep(initial, loja);
  const forget = () => {
    forgetLocation(loja);
    setChanging(false);
  };
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
          // The focused field is unmounted, so the place gets the focus.
          requestAnimationFrame(() => place.current?.focus());
        }}
      >
        {fields}
      </CepForm>
      <div className="flex items-center gap-x-5">
        <UnknownCepLink />
        {isTyped && (
          <Button look="link" className="text-small" onClick={forget}>
            Remover CEP
          </Button>
        )}
      </div>
    </div>
  );
}

/** A CEP in the page's address, from a form sent before hydration, also becomes the place of the visit. */
function useAdoptedCep(initial: FreightQuote | undefined, loja: string | undefined): void {
  const cep = initial?.shipment && initial.cep;
  useEffect(() => {
    if (cep) void rememberLocation(cep, loja);
  }, [cep, loja]);
}
