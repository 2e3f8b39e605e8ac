// What buyers do with their orders besides reading one. Our own calls beside the contract.

import { z } from 'zod';
import { parseOrderNumber } from '#rules/orders/order-number.ts';
import { call, pageQuery, successSchema } from '../call.ts';
import { passwordSchema } from '../customers/profile-fields.ts';
import { absoluteUrlOrEmptySchema, dateTimeSchema, emailSchema, reaisSchema, windowSchema } from '../shared.ts';
import { deliveryAddressFieldsSchema } from './checkout.ts';
import { orderSchema, orderWordSchema } from './orders.ts';

const orderEntrySchema = z.object({
  numero: z.string(),
  estado: orderWordSchema,
  feitoEm: dateTimeSchema,
  total: reaisSchema,
  /** Pieces of all lines. */
  quantidadeItens: z.int().min(1),
  /** Whether the buyer picks it up; absent in responses of an older API. */
  retirada: z.boolean().optional(),
  /** The shop in which it was placed; absent for the main one. */
  loja: z.string().optional(),
  /** The first lines, for a row of pictures. */
  itens: z.array(z.object({ nome: z.string(), imagem: absoluteUrlOrEmptySchema })),
});
export type OrderEntry = z.infer<typeof orderEntrySchema>;

/** The newest first. */
export const orderListSchema = z.object({ pedidos: z.array(orderEntrySchema), info: windowSchema });

/** `pedido` is the number as people type it. */
export const orderLinkRequestSchema = z.object({
  pedido: z.string().refine((text) => parseOrderNumber(text) !== undefined),
  email: emailSchema,
});

/** The one field of an account whose contact and address are those of an order. */
export const accountFromOrderRequestSchema = z.object({ senha: passwordSchema });

/** What did not go into the cart as it was ordered, a sentence each. */
export const repeatedOrderSchema = z.object({
  /** `loja` of the cart; absent for the main shop. */
  loja: z.string().optional(),
  /** Whether anything is in the cart now. */
  sucesso: z.boolean(),
  diferencas: z.array(z.string()),
});
export type RepeatedOrder = z.infer<typeof repeatedOrderSchema>;

export const customerOrderCalls = {
  listOrders: call('GET', '/client/orders', {
    summary: "The customer's orders, the newest first",
    query: z.object(pageQuery),
    response: orderListSchema,
  }),
  customerOrder: call('GET', '/client/orders/:numero', {
    summary: 'An order of the customer',
    response: orderSchema,
  }),
  requestOrderLink: call('POST', '/order/link', {
    summary: 'Mails the link to an order to its buyer',
    request: orderLinkRequestSchema,
    response: successSchema,
  }),
  openAccountFromOrder: call('POST', '/order/:numero/account', {
    summary:
      'Mails the link that opens an account with contact, address and order of a guest who has paid; the same if there is one already',
    request: accountFromOrderRequestSchema,
    response: successSchema,
  }),
  repeatOrder: call('POST', '/order/:numero/repeat', {
    summary: 'Puts what an order had into the cart again',
    response: repeatedOrderSchema,
  }),
  correctOrderAddress: call('POST', '/order/:numero/address', {
    summary: 'Corrects the address of an order before it is packed; the CEP stays',
    request: deliveryAddressFieldsSchema,
    response: orderSchema,
  }),
  announcePurchase: call('POST', '/order/:numero/announce', {
    summary: 'Whether analytics has yet to count the order; answers true once',
    response: successSchema,
  }),
  announceRefund: call('POST', '/order/:numero/announce-refund', {
    summary: 'Whether analytics has yet to take back an order that it counted; answers true once',
    response: successSchema,
  }),
};
