import { formatOrderNumber, parseOrderNumber } from '#rules/orders/order-number.ts';
import { findCookie } from '#web/http/cookies.ts';

export const lastOrderName = 'ultimo_pedido';

/** The number of the order that this browser opened last, as people read it. */
export function findLastOrder(request: Request): string | undefined {
  const number = parseOrderNumber(findCookie(request.headers.get('Cookie'), lastOrderName) ?? '');
  return number && formatOrderNumber(number);
}
