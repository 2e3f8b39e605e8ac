// The cookie that opens the page of one order to a buyer without an account. The token comes by the link of a mail.

import { sitePaths } from '#contract/site-paths.ts';
import { parseOrderNumber } from '#rules/orders/order-number.ts';
import { findCookie } from '#web/http/cookies.ts';

const maxAgeSeconds = 30 * 24 * 3600;
const tokenPattern = /^[\w-]{43}$/;

/** The token of a link's address; undefined if it has none or a text that is no token. */
export function findLinkToken({ searchParams }: URL): string | undefined {
  const token = searchParams.get('t') ?? '';
  return tokenPattern.test(token) ? token : undefined;
}

/** Undefined if the request has no cookie of the order. */
export function findOrderToken(request: Request, typedNumber: string): string | undefined {
  const number = parseOrderNumber(typedNumber);
  return number && findCookie(request.headers.get('Cookie'), toName(number));
}

/** The value of `Set-Cookie`. The path is that of all orders: the router's data of a page is beside it, not below it. */
export function toOrderCookie(typedNumber: string, token: string, siteUrl: string): string | undefined {
  const number = parseOrderNumber(typedNumber);
  if (number === undefined) return undefined;
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  const scope = `Path=${sitePaths.order}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
  return `${toName(number)}=${token}; ${scope}`;
}

const toName = (number: string) => `pedido_${number}`;
