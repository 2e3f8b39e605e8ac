// Payloads of the mails about orders. They hold the order as its page shows it at the moment of the mail.

import type { Order } from '#contract/buying/orders.ts';

export interface BuyerMail {
  to: string;
  order: Order;
  /** Orders of customers are linked in the account. */
  isCustomer: boolean;
}

/** Without contact: the shop's mailbox keeps its mails longer than the shop may keep an address of an erased account. */
export interface MerchantMail {
  to: string;
  name: string;
  order: Omit<Order, 'contato'>;
}

export interface OrderMailPayloads {
  /** Has the only link that opens the order without an account; the token is deleted with the content when the mail is sent. */
  'order-placed': BuyerMail & { token: string };
  'order-expired': BuyerMail;
  'order-cancelled': BuyerMail;
  /** Sent to the shop. */
  'merchant-order': MerchantMail;
}
