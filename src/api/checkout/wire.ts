import { type Checkout, checkoutSchema, type Contact, type ContactFields } from '#contract/buying/checkout.ts';
import { maskDocument } from '#rules/document.ts';
import { toPercent, toReais } from '#rules/money.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';
import { maskPostalCode } from '#rules/postal-code.ts';
import { toCart } from '../cart/wire.ts';
import { restrictions, toCutOff, toFreight, toPickupPoint } from '../delivery/wire.ts';
import { paymentLabels, wireKinds } from '../payments/wire.ts';
import type { CheckoutState } from './get-checkout.ts';
import { toSummary, writeSummary } from './to-summary.ts';

export function toCheckout(state: CheckoutState): Checkout {
  const { quote, delivery, prices, payment } = state;
  const cart = toCart(state.cart, state.promotions);
  const missing = listMissing(state);
  const summary = missing.length === 0 ? toSummary(state) : undefined;
  const contact = findWhole(state.contact);
  return {
    itens: cart.itens,
    mensagens: cart.mensagens,
    ...(cart.cupom && { cupom: cart.cupom.codigo }),
    ...(contact && {
      contato: { ...contact, ...(state.isDocumentOfAccount && { documento: maskDocument(contact.documento) }) },
    }),
    ...(state.address && { endereco: { ...state.address, cep: maskPostalCode(state.address.cep) } }),
    ...(state.postalCode !== undefined && { cep: maskPostalCode(state.postalCode) }),
    fretes: (quote?.options ?? []).map(toFreight),
    pontosRetirada: (quote?.pickupPoints ?? []).map(toPickupPoint),
    ...(quote && !quote.refusal && toCutOff(quote.cutOffHour)),
    restricaoEntrega: quote?.refusal ? restrictions[quote.refusal] : '',
    ...(delivery && {
      entrega: {
        ...toFreight(delivery.option),
        ...(delivery.pickupPoint && { pontoRetirada: toPickupPoint(delivery.pickupPoint) }),
      },
    }),
    presente: state.giftNote,
    pagamentos: state.payments.map((kind) => ({
      tipo: wireKinds[kind],
      label: paymentLabels[kind],
      porcentagem: kind === 'pix' ? toPercent(state.promotions.cashDiscount) : 0,
      total: toReais(countTotal(state, kind)),
      ...(state.automaticPayments.includes(kind) && { automatico: true }),
    })),
    ...(payment && { pagamento: wireKinds[payment] }),
    totais: {
      subtotal: toReais(prices.subtotalCents),
      descontoCombinacoes: toReais(prices.combinationCents),
      descontoCupom: toReais(prices.couponCents),
      descontoPagamento: toReais(payment === 'pix' ? prices.totalCents - prices.cashTotalCents : 0),
      ...(delivery && { frete: toReais(delivery.option.priceCents) }),
      total: toReais(countTotal(state, payment)),
    },
    ...(summary && { resumo: writeSummary(summary) }),
    faltam: missing,
  };
}

/** Centavos; only Pix has the cash discount (specification 9). */
function countTotal({ prices, delivery }: CheckoutState, payment: PaymentKind | undefined): number {
  return (payment === 'pix' ? prices.cashTotalCents : prices.totalCents) + (delivery?.option.priceCents ?? 0);
}

/** Undefined while something is missing. */
export function findWhole({ nome, email, documento, celular }: ContactFields): Contact | undefined {
  if (!nome || !email || !documento || !celular) return undefined;
  return { nome, email, documento, celular };
}

function listMissing({ cart, contact, address, delivery, payment }: CheckoutState): Checkout['faltam'] {
  const missing: Record<Checkout['faltam'][number], boolean> = {
    itens: cart.lines.length === 0,
    contato: findWhole(contact) === undefined,
    endereco: address === undefined,
    entrega: delivery === undefined,
    pagamento: payment === undefined,
  };
  return checkoutSchema.shape.faltam.element.options.filter((part) => missing[part]);
}
