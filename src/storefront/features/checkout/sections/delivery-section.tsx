import { Note } from '#ui/feedback/note.tsx';
import { AddressLines } from '../../../commerce/account/address-lines.tsx';
import { useCheckout } from '../steps/checkout-context.ts';
import { ChangeLink, Section } from '../steps/section.tsx';
import { toDeadlineText, toPlaceText, toPriceText } from '../steps/texts.ts';
import { AddressForms } from './address-forms.tsx';
import { DeliveryForm } from './delivery-form.tsx';

/** Where the goods go, which way, and what is written for the person who gets them. */
export function DeliverySection() {
  const { checkout, open } = useCheckout();
  const { endereco: address, entrega: delivery, restricaoEntrega: restriction } = checkout;
  return (
    <Section name="entrega" title="Entrega" entered={address && delivery && <EnteredDelivery />}>
      {open === 'endereco' || !address ? (
        <AddressForms />
      ) : (
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap items-end justify-between gap-x-4">
            <div className="text-ink-2">
              <AddressLines address={address} />
            </div>
            <ChangeLink step="endereco" what="endereço">
              Mudar endereço
            </ChangeLink>
          </div>
          {restriction && (
            <Note tone="warn">
              {restriction} <span>Mude o endereço, ou tire da sacola o que não pode ir.</span>
            </Note>
          )}
          {checkout.fretes.length > 0 && <DeliveryForm />}
        </div>
      )}
    </Section>
  );
}

function EnteredDelivery() {
  const { endereco: address, entrega: delivery, presente } = useCheckout().checkout;
  if (!address || !delivery) return null;
  const { pontoRetirada: place } = delivery;
  return (
    <div className="flex flex-col gap-2">
      <AddressLines address={address} />
      <p>
        <b className="font-semibold text-ink">{delivery.label}</b>
        {` · ${toDeadlineText(delivery)} · ${toPriceText(delivery.valor)}`}
        {place && <span className="block">{toPlaceText(place)}</span>}
      </p>
      {presente && <p className="break-words whitespace-pre-line">{`Recado do presente: ${presente}`}</p>}
    </div>
  );
}
