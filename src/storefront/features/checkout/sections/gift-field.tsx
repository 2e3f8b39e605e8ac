import { Icon } from '#ui/icon.tsx';
import { TextAreaField } from '#web/forms/fields.tsx';
import { useCheckout } from '../steps/checkout-context.ts';

/** The note of a gift, which the form of the delivery saves. An empty one takes it back. */
export function GiftField() {
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
          hint={`Até ${maxGiftNote} letras. Vai impresso com o pedido, sem os preços.`}
          maxLength={maxGiftNote}
          rows={3}
        />
      </div>
    </details>
  );
}
