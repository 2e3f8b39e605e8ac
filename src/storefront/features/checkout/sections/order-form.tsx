import { consentTextVersions } from '#contract/customers/consent-texts.ts';
import { CheckField } from '#web/forms/fields.tsx';
import { paths } from '../../../routes.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useCheckout } from '../steps/checkout-context.ts';
import { StepForm } from '../steps/step-form.tsx';
import { toTotalText } from '../steps/texts.ts';

/** Places what the summary shows (`resumo`), once per key. After changes it shows them, with the button of the new total. */
export function OrderForm({ onOrder }: { onOrder: () => void }) {
  const { checkout, orderKey } = useCheckout();
  const toHref = useShopHref();
  if (checkout.resumo === undefined) return null;
  return (
    <StepForm
      name="pedido"
      submitLabel={`Fechar pedido · ${toTotalText(checkout)}`}
      onSubmit={onOrder}
      className="border-t border-line pt-4"
    >
      <input type="hidden" name="chave" value={orderKey} />
      <input type="hidden" name="resumo" value={checkout.resumo} />
      <input type="hidden" name="aceitaTermos" value="s" />
      <CheckField name="novidades" className="items-start py-2" boxClass="mt-0.5 accent-cta">
        Quero receber novidades e ofertas por <span className="whitespace-nowrap">e-mail</span>. Dá para sair quando
        quiser.
      </CheckField>
      <p className="text-small text-ink-2">
        Ao fechar o pedido, você aceita os{' '}
        <a href={toHref(paths.terms)} target="_blank" rel="noopener" className="text-link">
          {`termos de uso (versão ${consentTextVersions.termos})`}
          <span className="sr-only"> (abre em nova aba)</span>
        </a>{' '}
        e a{' '}
        <a href={toHref(paths.privacyPolicy)} target="_blank" rel="noopener" className="text-link">
          política de privacidade<span className="sr-only"> (abre em nova aba)</span>
        </a>
        .
      </p>
    </StepForm>
  );
}
