// What Mercado Pago is asked to start a payment with, by the payment method.

import { isPersonDocument } from '#rules/document.ts';
import { listInstallments } from '#rules/installments.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import type { StartingPayment } from '../port/payment-adapter.ts';
import { toAmountText } from './wire.ts';

/** The body of `POST /v1/orders`. */
export function toStartRequest(payment: StartingPayment, siteUrl: string): object {
  const requests: Record<PaymentKind, () => object> = {
    pix: () => toPixRequest(payment),
    card: () => toCardRequest(payment, siteUrl),
    boleto: () => toBoletoRequest(payment),
  };
  return requests[payment.kind]();
}

/** They take no Pix of less time; the shop cancels it when its own time is over. */
const leastPixMinutes = 30;

/** A Pix with its code in the answer. */
function toPixRequest(payment: StartingPayment) {
  const { cents, minutes, buyer } = payment;
  return {
    ...toRequest(payment),
    processing_mode: 'automatic',
    payer: toPayer(buyer),
    transactions: {
      payments: [
        {
          amount: toAmountText(cents),
          payment_method: { id: 'pix', type: 'bank_transfer' },
          expiration_time: `PT${Math.max(minutes, leastPixMinutes)}M`,
        },
      ],
    },
  };
}

/** A boleto with its digits and the address of its sheet in the answer; the law wants its payer's name and address on it. */
function toBoletoRequest(payment: StartingPayment) {
  const { cents, boletoDays, buyer } = payment;
  const [firstName = '', ...lastNames] = buyer.name.split(' ');
  const { cep, rua, numero, bairro, cidade, uf } = buyer.address;
  return {
    ...toRequest(payment),
    processing_mode: 'automatic',
    payer: {
      ...toPayer(buyer),
      first_name: firstName,
      last_name: lastNames.join(' ') || firstName,
      address: {
        zip_code: cep,
        street_name: rua,
        street_number: numero,
        neighborhood: bairro,
        city: cidade,
        state: uf,
      },
    },
    transactions: {
      payments: [
        {
          amount: toAmountText(cents),
          payment_method: { id: 'boleto', type: 'ticket' },
          expiration_time: `P${boletoDays}D`,
        },
      ],
    },
  };
}

function toPayer({ email, document }: StartingPayment['buyer']) {
  return { email, identification: { type: isPersonDocument(document) ? 'CPF' : 'CNPJ', number: document } };
}

/** A payment on their own page, by card only: the other methods have other prices here. */
function toCardRequest(payment: StartingPayment, siteUrl: string) {
  const { orderNumber, cents, minutes, buyer } = payment;
  const orderUrl = `${siteUrl}/checkout/pedido/${formatOrderNumber(orderNumber)}`;
  const installments = listInstallments(cents);
  const interestFree = installments.filter(({ ratePercent }) => ratePercent === 0).length;
  return {
    ...toRequest(payment),
    // They name it so when the buyer pays on their page.
    processing_mode: 'manual',
    expiration_time: `PT${minutes}M`,
    payer: { email: buyer.email },
    items: [
      {
        title: `Pedido ${formatOrderNumber(orderNumber)}`,
        unit_price: toAmountText(cents),
        quantity: 1,
        unit_measure: 'unit',
      },
    ],
    config: {
      online: { success_url: orderUrl, pending_url: orderUrl, failure_url: orderUrl, auto_return: 'approved' },
      payment_method: {
        not_allowed_types: ['bank_transfer', 'ticket'],
        max_installments: Math.max(1, installments.length),
        ...(interestFree > 1 && { installments: { interest_free: { type: 'range', values: [2, interestFree] } } }),
      },
    },
  };
}

function toRequest({ reference, cents }: StartingPayment) {
  return { type: 'online', external_reference: reference, total_amount: toAmountText(cents) };
}
