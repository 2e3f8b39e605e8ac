import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { consentTextVersions } from '#contract/customers/consent-texts.ts';
import { listInstallments } from '#rules/installments.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { readFields } from '#web/forms/form-result.ts';
import { NewsletterField, PolicyLink } from '../../../commerce/forms/consent-fields.tsx';
import { boletoTexts } from '../../../commerce/payments/payment-words.ts';
import { paths } from '../../../paths.ts';
import { useCheckout } from '../steps/checkout-context.ts';
import { Choice, Choices } from '../steps/choices.tsx';
import { Section } from '../steps/section.tsx';
import { StepForm, toFormId } from '../steps/step-form.tsx';
import { shownPaymentField } from '../steps/steps.ts';
import { confirmedByPersonText, findPayment, toPercentText, toTotalText } from '../steps/texts.ts';
import { useSavedChoice } from '../steps/use-saved-choice.ts';

interface PaymentSectionProps extends OrderFormProps {
  /** Shown above the button. */
  children: ReactNode;
}

interface OrderFormProps {
  couponForm: RefObject<HTMLFormElement | null>;
  onOrder: () => void;
}

/** How it is paid, and the button that places the order. */
export function PaymentSection({ children, ...order }: PaymentSectionProps) {
  const { checkout } = useCheckout();
  const { pagamentos } = checkout;
  const chosen = findPayment(checkout);
  return (
    // A method is preset, so that nothing counts as entered before the section was opened.
    <Section name="pagamento" title="Pagamento" entered={undefined}>
      <div className="flex flex-col gap-5">
        {pagamentos.length > 1 ? <PaymentChoices /> : chosen && <OnlyPayment way={chosen} />}
        {children}
        <OrderForm {...order} />
      </div>
    </Section>
  );
}

type Way = ReturnType<typeof useCheckout>['checkout']['pagamentos'][number];

/** What the payment method gives: a discount, instalments, or time. */
function toWayText({ tipo, porcentagem, total, automatico }: Way): string {
  if (tipo === 'boleto')
    return `À vista. Vence em ${boletoTexts.toPay}, e o banco leva ${boletoTexts.toSettle} para confirmar.`;
  if (tipo === 'pix') {
    const discount = porcentagem > 0 ? [`${toPercentText(porcentagem)} de desconto.`] : [];
    return [...discount, ...(automatico ? [] : [confirmedByPersonText])].join(' ');
  }
  const free = listInstallments(toCents(total))
    .filter(({ ratePercent }) => ratePercent === 0)
    .at(-1);
  const instalments =
    free && free.count > 1
      ? `Em até ${free.count}x de ${formatReais(toReais(free.amountCents))} sem juros. Acima disso há juros, mostrados antes de você pagar.`
      : 'À vista.';
  return `${instalments} Os dados do cartão são pedidos na próxima página, que é protegida.`;
}

function OnlyPayment({ way }: { way: Way }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-input border border-line px-4 py-3">
      <p>
        <b className="block font-semibold">{way.label}</b>
        <span className="block text-small text-ink-2">{toWayText(way)}</span>
      </p>
      <p className="font-semibold whitespace-nowrap tabular-nums">{formatReais(way.total)}</p>
    </div>
  );
}

/** The choice is saved when it is made; it is also a field of the order, which without script brings it along. */
function PaymentChoices() {
  const { checkout, result } = useCheckout();
  const saveChoice = useSavedChoice('pagamento');
  return (
    <div>
      <ErrorSummary result={result?.form === 'pagamento' ? result : undefined} />
      <Choices name="tipo" legend="Como você quer pagar?">
        {() =>
          checkout.pagamentos.map((way) => (
            <Choice
              key={way.tipo}
              name="tipo"
              value={way.tipo}
              form={toFormId('pedido')}
              isChosen={way.tipo === checkout.pagamento}
              onChange={saveChoice}
              title={way.label}
              text={toWayText(way)}
              end={formatReais(way.total)}
            />
          ))
        }
      </Choices>
    </div>
  );
}

/** Places what the summary shows (`resumo`), once per key. After changes it shows them, with the button of the new total. */
function OrderForm({ couponForm, onOrder }: OrderFormProps) {
  const { checkout, orderKey } = useCheckout();
  const { contato: contact, resumo: summary, pagamento } = checkout;
  if (summary === undefined || !contact) return null;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const form = couponForm.current;
    if (!form || !hasTypedCoupon(form)) {
      onOrder();
      return;
    }
    // A code that was typed and not applied changes the total first.
    event.preventDefault();
    form.requestSubmit();
  }
  return (
    <StepForm
      name="pedido"
      submitLabel={`Fechar pedido · ${toTotalText(checkout)}`}
      waitsFor="pagamento"
      onSubmit={submit}
      className="border-t border-line pt-4"
    >
      <input type="hidden" name="chave" value={orderKey} />
      <input type="hidden" name="resumo" value={summary} />
      <input type="hidden" name={shownPaymentField} value={pagamento} />
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

function hasTypedCoupon(form: HTMLFormElement): boolean {
  const { cupom = '' } = readFields(new FormData(form));
  return cupom.trim() !== '';
}
