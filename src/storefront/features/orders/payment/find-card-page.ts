import type { PaymentView } from '../view/order-view.server.ts';

/**
 * The page where the card of an order is typed, that of its payment service or the one that plays it; undefined if it is paid in another
 * way, or not there now. `isOwnOnly` leaves out pages of other sites.
 */
export function findCardPage(payment: PaymentView | undefined, isOwnOnly: boolean): string | undefined {
  if (payment?.kind !== 'cartao' || payment.isRefused || payment.isInReview) return undefined;
  return isOwnOnly && !payment.link?.startsWith('/') ? undefined : payment.link;
}
