// One payload for every kind of mail.

import type { MailPayloads } from '../mail.ts';
import {
  boletoOrder,
  cancelledOrder,
  deliveredOrder,
  expiredOrder,
  paidOrder,
  refusedOrder,
  requestedOrder,
  reviewedOrder,
  sampleOrder,
  sampleProtocol,
  shippedOrder,
} from './order-samples.ts';

const person = { to: 'marina@exemplo.test', name: 'Marina Prado' };
export const sampleLink = 'https://loja.test/checkout/recuperar?chave=abc123&de=mail';

export const sampleToken = 'x1_'.padEnd(43, 'Ab-');
const buyer = { to: person.to, isCustomer: false, token: sampleToken };
const { contato: _, ...merchantOrder } = sampleOrder;
const requestedForMerchant = { ...merchantOrder, solicitacoes: requestedOrder.solicitacoes };

export const mailSamples: MailPayloads = {
  welcome: person,
  'confirm-registration': { ...person, link: sampleLink, hours: 24 },
  'document-taken': { ...person, signInLink: sampleLink },
  'account-exists': { ...person, recoveryLink: sampleLink },
  'password-recovery': { ...person, link: sampleLink, minutes: 30 },
  'password-changed': person,
  'confirm-email': { ...person, link: sampleLink, hours: 24 },
  'email-taken': { ...person, signInLink: sampleLink },
  'email-changed': person,
  'account-erased': person,
  'order-link': { ...person, number: '7K4P-94QX', link: sampleLink },
  'back-in-stock': { ...person, product: 'Óleo essencial de lavanda', priceCents: 4290, link: sampleLink },
  'review-invitation': { ...person, link: sampleLink },
  'unpaid-orders': { to: 'oi@loja.test' },
  'shop-message': {
    to: 'oi@loja.test',
    name: 'Marina Prado',
    email: 'marina@exemplo.test',
    phone: '(41) 99999-0000',
    subject: 'Prazo de entrega',
    message: 'Olá,\nquando chega?',
    product: '',
  },
  'order-placed': { ...buyer, order: sampleOrder, token: sampleToken },
  'pix-reminder': { ...buyer, order: sampleOrder },
  'boleto-reminder': { ...buyer, order: boletoOrder },
  'payment-in-review': { ...buyer, order: reviewedOrder },
  'payment-refused': { ...buyer, order: refusedOrder },
  'payment-confirmed': { ...buyer, order: paidOrder },
  'order-shipped': { ...buyer, order: shippedOrder },
  'order-delivered': { ...buyer, order: deliveredOrder },
  'refund-done': { ...buyer, order: cancelledOrder, cents: 13_630 },
  'late-payment': { ...buyer, order: expiredOrder, problem: 'closed', cents: 13_630 },
  'request-received': { ...buyer, order: requestedOrder, protocol: sampleProtocol },
  'request-decided': { ...buyer, order: requestedOrder, protocol: sampleProtocol },
  'merchant-request': { to: 'oi@loja.test', name: person.name, order: requestedForMerchant, protocol: sampleProtocol },
  'merchant-dispute': { to: 'oi@loja.test', name: person.name, order: merchantOrder, dispute: 'open' },
  'merchant-hold': { to: 'oi@loja.test', name: person.name, order: merchantOrder, hold: 'refunded-outside' },
  'merchant-refund': { to: 'oi@loja.test', name: person.name, order: merchantOrder, cause: 'cancelled', cents: 13_630 },
  'merchant-receipt': { to: 'oi@loja.test', name: person.name, order: merchantOrder },
  'order-expired': { ...buyer, order: expiredOrder },
  'order-cancelled': { ...buyer, order: cancelledOrder },
  'merchant-order': { to: 'oi@loja.test', name: person.name, order: merchantOrder },
};
