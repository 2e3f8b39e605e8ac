// Payloads of the mails about orders. They hold the order as its page shows it at the moment of the mail.

import type { Order } from '#contract/buying/orders.ts';

export interface BuyerMail {
  to: string;
  order: Order;
  /** Orders of customers are linked in the account. */
  isCustomer: boolean;
  /** Of the link that opens a guest's order; it is deleted with the content when the mail is sent. */
  token?: string | undefined;
}

/** Without contact: the shop's mailbox keeps its mails longer than the shop may keep an address of an erased account. */
export interface MerchantMail {
  to: string;
  name: string;
  order: Omit<Order, 'contato'>;
}

/** Why money that came in does not pay the order, or not alone. */
export type MoneyProblem =
  /** The order was closed when it came. */
  | 'closed'
  /** The order was paid already, or it is more than the order costs. */
  | 'excess'
  /** It is less than the order costs. */
  | 'short';

/**
 * Why the shop has to pay money back, or to ask for the rest; `cancelled` by the buyer after the payment, `rest-cancelled` after
 * a part was sent. Of these nothing is to be paid back if no `cents` are due, nor while the payment is `disputed`.
 */
export type RefundCause = MoneyProblem | 'cancelled' | 'rest-cancelled' | 'disputed';

export interface OrderMailPayloads {
  'order-placed': BuyerMail & { token: string };
  'pix-reminder': BuyerMail;
  'boleto-reminder': BuyerMail;
  /** The bank examines the card. */
  'payment-in-review': BuyerMail;
  /** The bank has refused the card that it had examined. */
  'payment-refused': BuyerMail;
  'payment-confirmed': BuyerMail;
  'order-expired': BuyerMail;
  'order-cancelled': BuyerMail;
  'order-shipped': BuyerMail;
  'order-delivered': BuyerMail;
  /** `cents` of this refund; the order has the sum of all. */
  'refund-done': BuyerMail & { cents: number };
  /** `cents` are to be paid back, or of a short payment missing. */
  'late-payment': BuyerMail & { problem: MoneyProblem; cents: number };
  /** `protocol` is that of the request, which the order has. */
  'request-received': BuyerMail & { protocol: string };
  /** The shop has approved or refused it, or the goods are back. */
  'request-decided': BuyerMail & { protocol: string };
  /** To the shop. */
  'merchant-order': MerchantMail;
  /** To the shop: the order is paid. */
  'merchant-receipt': MerchantMail;
  /** To the shop: `cents` as in `late-payment`. */
  'merchant-refund': MerchantMail & { cause: RefundCause; cents: number };
  /** To the shop: the payer disputes the payment at the service, or has won. */
  'merchant-dispute': MerchantMail & { dispute: 'open' | 'lost' };
  /** To the shop: the service has paid money back without it, or reports a state that it does not know. */
  'merchant-hold': MerchantMail & { hold: 'refunded-outside' | 'payment-unclear' };
  /** To the shop: a request waits for its answer. */
  'merchant-request': MerchantMail & { protocol: string };
}
