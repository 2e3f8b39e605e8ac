// Placing an order and reading it. Our own calls beside the contract.

import { z } from 'zod';
import { orderWords } from '#rules/orders/order-state.ts';
import { call, shopQuery } from '../call.ts';
import { deliveryAddressSchema } from '../customers/address.ts';
import { dateTimeSchema, flagSchema, installmentSchema, reaisSchema, wireIdSchema } from '../shared.ts';
import { contactSchema, orderTotalsSchema, paymentKindSchema, paymentRequestSchema } from './checkout.ts';
import { chosenFreightSchema } from './delivery.ts';
import { orderRequestKindSchema, orderRequestSchema } from './order-requests.ts';

/** Instead of `chave`: the key under which the same order is placed only once. */
export const idempotencyHeader = 'Idempotency-Key';
/** The token of the link to an order, for buyers without an account. */
export const orderTokenHeader = 'Order-Token';

/** `resumo` is that of the checkout that the buyer saw; what is dearer or missing now is reported instead of ordered. */
export const placeOrderRequestSchema = z.object({
  chave: z.string().min(16).max(255).optional(),
  resumo: z.string().min(2).max(40_000),
  aceitaTermos: flagSchema.refine((accepts) => accepts),
});

/** The number and the token together grant access to the order. */
export const placedOrderSchema = z.object({
  /** As people see it: "7K4P-94QX". */
  numero: z.string(),
  token: z.string(),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** Specification 10.3. */
export const orderWordSchema = z.enum(orderWords);

const orderItemSchema = z.object({
  tipo: z.enum(['produto', 'lista']),
  idProduto: z.int(),
  nome: z.string(),
  sku: z.string(),
  /** Names of a product that the shop still has, for analytics; absent for a kit. */
  marca: z.string().optional(),
  categoria: z.string().optional(),
  opcao: z.string(),
  path: z.string(),
  imagem: z.string(),
  quantidade: z.int().min(1),
  /** Pieces that a new exchange or notice of a defect may be about. */
  livres: z.int().min(0).default(0),
  /** Pieces that a withdrawal may be about, which replaces an open exchange or notice of them. */
  desistiveis: z.int().min(0).default(0),
  precoDe: reaisSchema,
  precoPor: reaisSchema,
  total: reaisSchema,
  /** The parts of one kit. */
  partes: z.array(z.object({ nome: z.string(), opcao: z.string(), quantidade: z.int().min(1) })),
  /** Why the line costs less than its list price. */
  motivos: z.array(
    z.object({ tipo: z.enum(['oferta', 'kit', 'combinacao', 'cupom', 'pagamento']), valor: reaisSchema }),
  ),
});

export const orderSchema = z.object({
  numero: z.string(),
  estado: orderWordSchema,
  feitoEm: dateTimeSchema,
  itens: z.array(orderItemSchema),
  totais: orderTotalsSchema,
  cupom: z.string().optional(),
  contato: contactSchema,
  endereco: deliveryAddressSchema,
  entrega: chosenFreightSchema,
  presente: z.string(),
  pagamento: z.object({
    tipo: paymentKindSchema,
    /**
     * `em-analise`: it was paid by card, and the bank has not decided; nothing else can be chosen meanwhile.
     * `recusado`: it can no longer be paid this way; the order still waits for another one. `vencido` begins with `venceEm`; the order is
     * closed soon after, or half an hour later while a payment service gives no answer.
     */
    estado: z.enum(['pendente', 'em-analise', 'pago', 'vencido', 'cancelado', 'recusado']),
    valor: reaisSchema,
    venceEm: dateTimeSchema,
    /** The last day on which a boleto is paid; until `venceEm` the order waits for the bank to report that. */
    vencimento: z.iso.date().optional(),
    /** "Pix copia e cola", or the digits of a boleto, while it can be paid. Without code and link the payment is still being prepared. */
    codigo: z.string().optional(),
    /** The page of the payment service, while it can be paid there; of a boleto its sheet to print. */
    link: z.url().optional(),
    /** What came in, once it is paid: the whole unless the shop has accepted less. */
    recebido: reaisSchema.optional(),
    /**
     * How the card is charged, once it is paid or examined, as its service says. `valorTotal` has the interest of the service, which is
     * no part of the order.
     */
    parcelamento: installmentSchema.pick({ parcelas: true, valorParcela: true, valorTotal: true }).optional(),
    /** True in a demonstration shop: real payments fail, and `POST order/:numero/demonstration-payment` plays one. */
    demonstracao: z.boolean(),
    /** True if the shop learns by itself that it was paid, within minutes. */
    automatico: z.boolean().optional(),
    /** True while `POST order/:numero/payment-claim` keeps the goods for a payment that no service reports. */
    podeAvisar: z.boolean().optional(),
    /** When the buyer said so. */
    avisadoEm: dateTimeSchema.optional(),
    /** The ways in which the order can be paid, while it waits for its money; `POST order/:numero/pay` chooses one. */
    opcoes: z.array(z.object({ tipo: paymentKindSchema, label: z.string(), total: reaisSchema })).optional(),
  }),
  /** What of the payment was paid back; missing while nothing was. */
  devolvido: reaisSchema.optional(),
  /** What the payment service has yet to pay back, as the shop has asked it to; missing if nothing. */
  devolvendo: reaisSchema.optional(),
  /** Money that came in too late, twice, or in another amount than the total of the order. */
  sobras: z
    .array(
      z.object({
        /** `tarde`: the order was closed already; `excesso`: more than it costs, or twice; `falta`: less. */
        motivo: z.enum(['tarde', 'excesso', 'falta']),
        /** What pays no order. */
        valor: reaisSchema,
        /** What of it was paid back. */
        devolvido: reaisSchema,
        /** What of it the payment service has yet to pay back. */
        devolvendo: reaisSchema.optional(),
      }),
    )
    .default([]),
  /** Parcels, the first one first. `codigo` and `link` are empty where there is none. */
  rastreios: z
    .array(
      z.object({
        transportadora: z.string(),
        codigo: z.string(),
        link: z.string(),
        /** What it holds; `posicao` is that of the line in `itens`. */
        itens: orderRequestSchema.shape.itens.optional(),
        enviadoEm: dateTimeSchema,
        entregueEm: dateTimeSchema.optional(),
      }),
    )
    .default([]),
  /** The electronic invoice (NF-e); `link` is empty if it cannot be seen online. */
  nota: z.object({ numero: z.int(), chave: z.string(), link: z.string() }).optional(),
  podeCancelar: z.boolean(),
  /** What is left to send of an order that was sent in part. */
  podeCancelarResto: z.boolean().default(false),
  /** Until it is packed; not for a pickup. */
  podeCorrigirEndereco: z.boolean(),
  /** While it is a guest's and paid, and not to be paid back: `POST order/{numero}/account` opens an account with its contact and address. */
  podeCriarConta: z.boolean().default(false),
  /** Whether analytics has counted the order. */
  compraAnunciada: z.boolean(),
  /** Whether analytics has taken that back; absent in responses of an older API. */
  devolucaoAnunciada: z.boolean().optional(),
  /** The time of the response, for the clock of an unpaid order. */
  agora: dateTimeSchema,
  /** What can be asked for by `POST order/{numero}/request` now. */
  podeSolicitar: z.array(orderRequestKindSchema).default([]),
  /** While the buyer may withdraw: the last day, which is known once the order was delivered. */
  arrependimento: z.object({ ate: z.iso.date().optional() }).optional(),
  solicitacoes: z.array(orderRequestSchema).default([]),
  /** The copy of `GET order/{numero}/contract`: SHA-256 in hex, and the version of the terms. */
  contrato: z
    .object({
      hash: z.string(),
      versao: z.string(),
      /** Hashes of the other copies, the oldest first: each change of the payment method stores a further copy. */
      outras: z.array(z.string()).optional(),
    })
    .optional(),
  eventos: z.array(z.object({ tipo: z.string(), em: dateTimeSchema })),
});
export type Order = z.infer<typeof orderSchema>;

/** Small, since the page of an unpaid order asks for it every few seconds. */
export const orderStatusSchema = z.object({
  estado: orderWordSchema,
  agora: dateTimeSchema,
  /**
   * The payment that the order waits for, until `venceEm`: without code and link yet, with one, examined by the bank, or no longer to
   * be paid.
   */
  pagamento: z.enum(['preparando', 'pronto', 'em-analise', 'recusado']).optional(),
});

export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** `pedido` is the number as people type it. */
export const cancelSaleRequestSchema = z.object({ pedido: z.string().max(40) });

/** The simulated outcome of a payment in a demonstration: `vencido` applies to boletos only, the next two to cards only. */
export const playedOutcomeSchema = z.enum(['aprovado', 'recusado', 'em-analise', 'vencido']);
export type PlayedOutcome = z.infer<typeof playedOutcomeSchema>;
/** `parcelas` applies to cards only; without it a card is charged at once. */
export const playPaymentRequestSchema = z.object({
  resultado: playedOutcomeSchema.default('aprovado'),
  parcelas: wireIdSchema.optional(),
});

export const orderCalls = {
  placeOrder: call('POST', '/checkout/order', {
    summary: 'Places the order of the cart, once per key; 422 also while unpaid orders hold too much',
    query: z.object(shopQuery),
    request: placeOrderRequestSchema,
    response: placedOrderSchema,
  }),
  order: call('GET', '/order/:numero', {
    summary: 'An order, for its customer or by the token of its link',
    response: orderSchema,
  }),
  orderStatus: call('GET', '/order/:numero/status', {
    summary: 'The state of an order',
    response: orderStatusSchema,
  }),
  orderContract: call('GET', '/order/:numero/contract', {
    summary: 'The copy of the contract as a page to print, as it was when the order was placed or its payment changed',
    // The hash of a copy in `contrato`; without it the one with the amounts of now.
    query: z.object({ copia: z.string().optional() }),
    response: z.string(),
    contentType: 'text/html',
  }),
  cancelSale: call('POST', '/sale/cancel', {
    tier: 3,
    summary: 'Cancels an order like `POST order/{numero}/cancel`; the platform answers without a body',
    request: cancelSaleRequestSchema,
    response: z.literal(''),
    contentType: '',
  }),
  payOrder: call('POST', '/order/:numero/pay', {
    summary: 'Pays an order that waits for its money by another method, or by a new code',
    request: paymentRequestSchema,
    response: orderSchema,
  }),
  claimPayment: call('POST', '/order/:numero/payment-claim', {
    summary:
      'Says that a Pix was paid which no service reports: the goods are kept until the shop has read the statement, once',
    response: orderSchema,
  }),
  cancelOrder: call('POST', '/order/:numero/cancel', {
    summary: 'Cancels an order before its first parcel is posted',
    response: orderSchema,
  }),
  cancelRestOfOrder: call('POST', '/order/:numero/cancel-rest', {
    summary: 'Cancels what is left to send of an order that was sent in part',
    response: orderSchema,
  }),
  payDemonstration: call('POST', '/order/:numero/demonstration-payment', {
    summary: 'Plays the payment of an order; only in a demonstration shop, where no real payment succeeds',
    request: playPaymentRequestSchema,
    response: orderSchema,
  }),
};
