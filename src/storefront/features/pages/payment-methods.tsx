import type { PaymentKind } from '#contract/buying/checkout.ts';
import { defaultInstallmentRule } from '#rules/installments.ts';
import { formatNumber, formatReais, toReais } from '#rules/money.ts';
import { PaymentMarks } from '../../commerce/payments/payment-marks.tsx';
import { boletoTexts } from '../../commerce/payments/payment-words.ts';
import { usePaymentMethods, useSettings } from '../../shops/shop-context.tsx';

const titles: Readonly<Record<PaymentKind, string>> = { pix: 'Pix', cartao: 'Cartão de crédito', boleto: 'Boleto' };

/** The payment methods that the shop has, for its page about them; what it does not take is not named (reading A48). */
export function PaymentMethods() {
  const methods = usePaymentMethods();
  const { pix: discount } = useSettings().sistema.checkout.pagamento.descontos;
  const texts: Readonly<Record<PaymentKind, readonly string[]>> = {
    pix: toPixTexts(discount),
    cartao: cardTexts,
    boleto: boletoTextsOfPage,
  };
  if (methods.length === 0)
    return <p className="mt-6 text-lead">Por enquanto, esta loja não recebe pedidos pelo site.</p>;
  return (
    <div className="mt-6 mb-10 flex flex-col gap-8">
      {methods.length === 1 && methods.includes('pix') && <p className="text-lead">Nesta loja se paga por Pix.</p>}
      {methods.map((method) => (
        <section key={method} aria-labelledby={`forma-${method}`}>
          <h2 id={`forma-${method}`} className="max-md:text-h3">
            {titles[method]}
          </h2>
          <PaymentMarks methods={[method]} />
          {texts[method].map((text) => (
            <p key={text} className="mt-2 text-lead">
              {text}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

function toPixTexts(discount: number): readonly string[] {
  const percent = discount * 100;
  return [
    ...(discount > 0
      ? [`${formatNumber(percent, Number.isInteger(percent) ? 0 : 1)}% de desconto sobre os produtos.`]
      : []),
    'O código aparece assim que você fecha o pedido. A página do pedido diz até quando ele vale e quando a confirmação chega.',
  ];
}

const { max, interestFree, minimumCents, monthlyRatePercent } = defaultInstallmentRule;
const cardTexts = [
  `Em até ${interestFree} vezes sem juros, com parcela mínima de ${formatReais(toReais(minimumCents))}, e em até ${max} vezes com juros de ${formatNumber(monthlyRatePercent, 2)}% ao mês.`,
  'Você digita os dados do cartão na página do serviço de pagamento: eles não passam por esta loja.',
  'Às vezes o banco analisa a compra antes de aprovar. Leva até dois dias úteis, e os produtos ficam guardados para você.',
];

const boletoTextsOfPage = [
  `À vista. O boleto vence em ${boletoTexts.toPay}, e depois de pago o banco leva ${boletoTexts.toSettle} para confirmar. Os produtos ficam guardados até lá.`,
  'O valor de um boleto pago é devolvido por Pix ou transferência.',
];
