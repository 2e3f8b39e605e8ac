import type { PaymentKind } from '#contract/buying/checkout.ts';

const files = import.meta.glob<string>('../../assets/payments/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const toFile = (name: string) => files[`../../assets/payments/${name}.svg`];

/** The eleven of specification 2, in its order, each with the payment method that it belongs to. A missing logo is replaced by the name. */
export const paymentMarks: readonly { name: string; kind: PaymentKind; file: string | undefined }[] = [
  { name: 'Mastercard', kind: 'cartao', file: toFile('mastercard') },
  { name: 'Diners', kind: 'cartao', file: toFile('diners') },
  { name: 'Pix', kind: 'pix', file: toFile('pix') },
  { name: 'Visa', kind: 'cartao', file: toFile('visa') },
  { name: 'Amex', kind: 'cartao', file: toFile('amex') },
  { name: 'Boleto', kind: 'boleto', file: toFile('boleto') },
  { name: 'Aura', kind: 'cartao', file: toFile('aura') },
  { name: 'Discover', kind: 'cartao', file: toFile('discover') },
  { name: 'Elo', kind: 'cartao', file: toFile('elo') },
  { name: 'Hipercard', kind: 'cartao', file: toFile('hipercard') },
  { name: 'JCB', kind: 'cartao', file: toFile('jcb') },
];
