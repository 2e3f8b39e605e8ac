import type { DeliveryAddress } from '#contract/buying/checkout.ts';
import type { Address } from '#contract/customers/address.ts';
import { toCutOffText } from '#rules/orders/arrival-text.ts';
import { Note } from '#ui/feedback/note.tsx';
import { Icon } from '#ui/icon.tsx';
import { CheckField, TextAreaField } from '#web/forms/fields.tsx';
import { AddressFields } from '../../../commerce/account/address-fields.tsx';
import { AddressLines } from '../../../commerce/account/address-lines.tsx';
import { toDeliveryValue } from '../forms/delivery-value.ts';
import { useCheckout } from '../steps/checkout-context.ts';
import { Choice, Choices } from '../steps/choices.tsx';
import { ChangeLink, Section } from '../steps/section.tsx';
import { StepForm } from '../steps/step-form.tsx';
import { saveAddressField } from '../steps/steps.ts';
import { toDeadlineText, toPlaceText, toPriceText } from '../steps/texts.ts';
import { useSavedChoice } from '../steps/use-saved-choice.ts';

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

/** A customer chooses one of the saved addresses, or types another one like a visitor. */
function AddressForms() {
  const { addresses, checkout, result } = useCheckout();
  if (addresses.length === 0) return <AddressForm />;
  const current = addresses.find((address) => isSamePlace(address, checkout.endereco)) ?? addresses[0];
  return (
    <div className="flex flex-col gap-4">
      <StepForm name="endereco-salvo" next="entrega" submitLabel="Entregar neste endereço">
        <Choices name="idEndereco" legend="Seus endereços">
          {(chosen) =>
            addresses.map((address) => (
              <Choice
                key={address.id}
                name="idEndereco"
                value={String(address.id)}
                isChosen={chosen === '' ? address === current : chosen === String(address.id)}
                title={address.nome || `${address.rua}, ${address.numero}`}
                text={toAddressText(address)}
              />
            ))
          }
        </Choices>
      </StepForm>
      <details className="disclosure" open={result?.form === 'endereco'}>
        <summary className="text-link inline-flex min-h-11 items-center gap-2">
          Entregar em outro endereço
          <Icon name="chevron-down" className="disclosure-mark size-4" />
        </summary>
        <div className="pt-3">
          <AddressForm />
        </div>
      </details>
    </div>
  );
}

/** Whether the goods go there now. */
function isSamePlace(address: Address, current: DeliveryAddress | undefined): boolean {
  return current !== undefined && toAddressText(address) === toAddressText(current);
}

function toAddressText({ rua, numero, complemento, bairro, cidade, uf, cep }: DeliveryAddress): string {
  return `${rua}, ${numero}${complemento && `, ${complemento}`}, ${bairro}, ${cidade} - ${uf}, CEP ${cep}`;
}

/** Another address than the saved ones starts empty. */
function AddressForm() {
  const { addresses, customerId, place, result } = useCheckout();
  const note = result && !result.ok && result.form === 'endereco' ? result.note : undefined;
  return (
    <StepForm name="endereco" next="entrega" submitLabel="Continuar" {...(addresses.length === 0 && { stored: place })}>
      <AddressFields note={note} />
      {customerId !== undefined && (
        <CheckField name={saveAddressField} boxClass="accent-cta">
          Guardar este endereço na minha conta
        </CheckField>
      )}
    </StepForm>
  );
}

/** The ways to the address, each place to collect the goods a choice of its own, and a note for who gets them. */
function DeliveryForm() {
  const { checkout } = useCheckout();
  const saveChoice = useSavedChoice('entrega');
  const { fretes: ways, pontosRetirada: places, entrega: delivery } = checkout;
  const current = delivery && toDeliveryValue(delivery.id, delivery.pontoRetirada?.id);
  const options = ways.flatMap((way) =>
    (way.tipo === 'retirada' ? places : [undefined]).map((place) => ({ way, place })),
  );
  return (
    <StepForm name="entrega" stored={{ mensagem: checkout.presente }} submitLabel="Continuar para o pagamento">
      <Choices name="entrega" legend="Como você quer receber?">
        {(chosen) =>
          options.map(({ way, place }) => {
            const value = toDeliveryValue(way.id, place?.id);
            const deadline = toDeadlineText(way);
            return (
              <Choice
                key={value}
                name="entrega"
                value={value}
                isChosen={value === (chosen || current)}
                onChange={saveChoice}
                title={way.label}
                text={place ? `${deadline}. ${toPlaceText(place)}` : deadline}
                end={toPriceText(way.valor)}
              />
            );
          })
        }
      </Choices>
      <CutOff />
      <GiftField />
    </StepForm>
  );
}

/** The days above are those for paying now, while the order only reserves the goods. */
function CutOff() {
  const { fretes, horarioCorte: hour, pagamentos } = useCheckout().checkout;
  if (hour === undefined || fretes.every(({ previsao }) => previsao === undefined)) return null;
  const isLater = pagamentos.some(({ tipo }) => tipo !== 'cartao');
  return (
    <p className="text-small text-ink-2">
      {isLater && <span>O prazo conta a partir da confirmação do pagamento, não do pedido. </span>}
      <span>{toCutOffText(hour)}</span>
    </p>
  );
}

/** The note of a gift, which the form of the delivery saves. An empty one takes it back. */
function GiftField() {
  const { checkout, result, maxGiftNote } = useCheckout();
  const refused = result?.form === 'entrega' && !result.ok ? result : undefined;
  const isOpen = checkout.presente !== '' || Boolean(refused?.fields?.['mensagem'] ?? refused?.values?.['mensagem']);
  return (
    <details className="disclosure border-t border-line pt-2" open={isOpen}>
      <summary className="inline-flex min-h-11 items-center gap-2 font-medium">
        <span>É presente? Escreva um recado</span>
        <Icon name="chevron-down" className="disclosure-mark size-4" />
      </summary>
      <div className="pt-2">
        <TextAreaField
          name="mensagem"
          label="Recado (opcional)"
          hint={`Até ${maxGiftNote} caracteres. Vai impresso com o pedido, sem os preços.`}
          maxLength={maxGiftNote}
          rows={3}
        />
      </div>
    </details>
  );
}
