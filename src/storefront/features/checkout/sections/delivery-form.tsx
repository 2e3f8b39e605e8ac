import { toCutOffText } from '#rules/orders/arrival-text.ts';
import { toDeliveryValue } from '../forms/delivery-value.ts';
import { useCheckout } from '../steps/checkout-context.ts';
import { Choice, Choices } from '../steps/choices.tsx';
import { StepForm } from '../steps/step-form.tsx';
import { toDeadlineText, toPlaceText, toPriceText } from '../steps/texts.ts';
import { GiftField } from './gift-field.tsx';

/** The ways to the address, each place to collect the goods a choice of its own, and a note for who gets them. */
export function DeliveryForm() {
  const { checkout } = useCheckout();
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
  const isPix = pagamentos.some(({ tipo }) => tipo === 'pix');
  return (
    <p className="text-small text-ink-2">
      {isPix && <span>O prazo conta da hora em que você paga o Pix, não da hora do pedido. </span>}
      <span>{toCutOffText(hour)}</span>
    </p>
  );
}
