// The checkout: what a visitor has entered so far for the order of one shop's cart. Our own calls beside the contract.

import { z } from 'zod';
import { call, shopQuery } from '../call.ts';
import { cartItemSchema, cartMessageSchema } from '../cart.ts';
import { addressFieldsSchema, deliveryAddressSchema } from '../customers/address.ts';
import { brazilianPhoneSchema, documentSchema, nameSchema } from '../customers/profile-fields.ts';
import { longTextSchema } from '../messages/texts.ts';
import { emailSchema, percentSchema, reaisSchema, wireIdSchema } from '../shared.ts';
import { chosenFreightSchema, freightSchema, pickupPointSchema, shipmentSchema } from './delivery.ts';

/** Signs of the note that is printed for the person who gets a gift. */
export const maxGiftNote = 240;

/** Payment methods that the shop knows; it offers those that are set up (`pagamentos`). */
export const paymentKindSchema = z.enum(['pix', 'cartao', 'boleto']);
export type PaymentKind = z.infer<typeof paymentKindSchema>;

/** Absent fields of a signed-in customer are those of the account, whose document the shop never sends out whole. */
export const contactRequestSchema = z.object({
  email: emailSchema.optional(),
  nome: nameSchema.optional(),
  documento: documentSchema.optional(),
  celular: brazilianPhoneSchema.optional(),
});
export type ContactFields = z.infer<typeof contactRequestSchema>;

/** Without the label that a customer gives it; the CEP has eight digits. */
export const deliveryAddressFieldsSchema = addressFieldsSchema.omit({ nome: true });
export type DeliveryAddress = z.infer<typeof deliveryAddressFieldsSchema>;
/** An address of the account. */
export const savedAddressRequestSchema = z.object({ idEndereco: z.int().positive() });

/** An empty note takes the gift back. */
export const giftRequestSchema = z.object({ mensagem: longTextSchema(0, maxGiftNote) });

/** `idFrete` is one of `fretes`; for a collection `idPonto` is one of `pontosRetirada`. Without `mensagem` the note stays. */
export const deliveryRequestSchema = z.object({
  idFrete: wireIdSchema,
  idPonto: wireIdSchema.optional(),
  ...giftRequestSchema.partial().shape,
});

export const paymentRequestSchema = z.object({ tipo: paymentKindSchema });

export const contactSchema = z.object({
  nome: z.string(),
  email: z.string(),
  /** Only the last signs are shown of an account's document, and of that of an order. */
  documento: z.string(),
  celular: z.string(),
});
export type Contact = z.infer<typeof contactSchema>;

const paymentOptionSchema = z.object({
  tipo: paymentKindSchema,
  label: z.string(),
  /** Percent off the goods, 0 for none. */
  porcentagem: percentSchema,
  /** What the order costs when it is paid this way, with freight. */
  total: reaisSchema,
  /** True if the shop sees within minutes that it was paid; absent where a person confirms it by the end of the next business day. */
  automatico: z.boolean().optional(),
});

export const orderTotalsSchema = z.object({
  subtotal: reaisSchema,
  descontoCombinacoes: reaisSchema,
  descontoCupom: reaisSchema,
  descontoPagamento: reaisSchema,
  frete: reaisSchema,
  total: reaisSchema,
});

/** All calls of the checkout answer the whole of it. A section that is not complete is absent. */
export const checkoutSchema = z.object({
  itens: z.array(cartItemSchema),
  mensagens: z.array(cartMessageSchema),
  cupom: z.string().optional(),
  contato: contactSchema.optional(),
  endereco: deliveryAddressSchema.optional(),
  /** That of the address, else that of the visit, which an address form starts with; with the hyphen. */
  cep: z.string().optional(),
  /** The ways to the CEP, cheapest first; empty with the reason in `restricaoEntrega`, or without a CEP. */
  fretes: z.array(freightSchema),
  pontosRetirada: z.array(pickupPointSchema),
  horarioCorte: shipmentSchema.shape.horarioCorte,
  restricaoEntrega: z.string(),
  /** The chosen one of `fretes`; the cheapest one to the door unless the visitor chose another. */
  entrega: chosenFreightSchema.optional(),
  presente: z.string(),
  /** Empty while the shop takes no payment. */
  pagamentos: z.array(paymentOptionSchema),
  pagamento: paymentKindSchema.optional(),
  /** What the order would cost; `frete` is absent until a delivery is chosen, and not part of `total` then. */
  totais: orderTotalsSchema.partial({ frete: true }),
  /** What the buyer sees, for `POST checkout/order`; absent while something is missing. */
  resumo: z.string().optional(),
  /** What is missing for an order. */
  faltam: z.array(z.enum(['itens', 'contato', 'endereco', 'entrega', 'pagamento'])),
});
export type Checkout = z.infer<typeof checkoutSchema>;

const query = z.object(shopQuery);

export const checkoutCalls = {
  checkout: call('GET', '/checkout/summary', {
    summary: 'The checkout of the cart',
    query,
    response: checkoutSchema,
  }),
  setContact: call('PUT', '/checkout/contact', {
    summary: 'Who buys',
    query,
    request: contactRequestSchema,
    response: checkoutSchema,
  }),
  setDeliveryAddress: call('PUT', '/checkout/address', {
    summary: 'Where to',
    query,
    // A request with `idEndereco` is the first, any other the second.
    request: z.union([savedAddressRequestSchema, deliveryAddressFieldsSchema]),
    response: checkoutSchema,
  }),
  setDelivery: call('PUT', '/checkout/delivery', {
    summary: 'Which way, and the note of a gift with it',
    query,
    request: deliveryRequestSchema,
    response: checkoutSchema,
  }),
  setGift: call('PUT', '/checkout/gift', {
    summary: 'The note of a gift',
    query,
    request: giftRequestSchema,
    response: checkoutSchema,
  }),
  setPayment: call('PUT', '/checkout/payment', {
    summary: 'How it is paid',
    query,
    request: paymentRequestSchema,
    response: checkoutSchema,
  }),
};
