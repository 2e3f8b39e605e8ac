import { Icon } from '#ui/icon.tsx';
import { TextAreaField } from '#web/forms/fields.tsx';
import { useCheckout } from '../steps/checkout-context.ts';
import { StepForm } from '../steps/step-form.tsx';

/** The note of a gift. An empty one takes it back. */
export function GiftForm() {
  const { checkout, result, maxGiftNote } = useCheckout();
  const { presente } = checkout;
  const own = result?.form === 'presente' ? result : undefined;
  return (
    <details className="disclosure border-t border-line pt-2" open={presente !== '' || own !== undefined}>
      <summary className="inline-flex min-h-11 items-center gap-2 font-medium">
        <span>É presente? Escreva um recado</span>
        <Icon name="chevron-down" className="disclosure-mark size-4" />
      </summary>
      <div className="pt-2">
        <StepForm
          name="presente"
          next="entrega"
          stored={{ mensagem: presente }}
          submitLabel="Guardar recado"
          look="secondary"
        >
          <TextAreaField
            name="mensagem"
            label="Recado (opcional)"
            hint={`Até ${maxGiftNote} letras. Vai impresso com o pedido, sem os preços.`}
            maxLength={maxGiftNote}
            rows={3}
          />
        </StepForm>
        <p role="status" className="mt-2 text-small text-ok empty:absolute">
          {own?.ok && (presente === '' ? 'O pedido vai sem recado.' : 'Recado guardado.')}
        </p>
      </div>
    </details>
  );
}
