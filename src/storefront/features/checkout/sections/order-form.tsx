import { consentTextVersions } from '#contract/customers/consent-texts.ts';
import { NewsletterField, PolicyLink } from '../../../commerce/forms/consent-fields.tsx';
import { paths } from '../../../paths.ts';
import { useCheckout } from '../steps/checkout-context.ts';
import { StepForm } from '../steps/step-form.tsx';
import { toTotalText } from '../steps/texts.ts';

/** Places what the summary shows (`resumo`), once per key. After changes it shows them, with the button of the new total. */
export function OrderForm({ onOrder }: { onOrder: () => void }) {
  const { checkout, orderKey } = useCheckout();
  const { contato: contact, resumo: summary } = checkout;
  if (summary === undefined || !contact) return null;
  return (
    <StepForm
      name="pedido"
      submitLabel={`Fechar pedido · ${toTotalText(checkout)}`}
      onSubmit={onOrder}
      className="border-t border-line pt-4"
    >
      <input type="hidden" name="chave" value={orderKey} />
      <input type="hidden" name="resumo" value={summary} />
      <input type="hidden" name="nome" value={contact.nome} />
      <input type="hidden" name="email" value={contact.email} />
      <input type="hidden" name="aceitaTermos" value="s" />
      <NewsletterField name="novidades" />
      <p className="text-small text-ink-2">
        Ao fechar o pedido, você aceita os{' '}
        <PolicyLink path={paths.terms}>{`termos de uso (versão ${consentTextVersions.termos})`}</PolicyLink> e a{' '}
        <PolicyLink path={paths.privacyPolicy}>política de privacidade</PolicyLink>.
      </p>
    </StepForm>
  );
}
