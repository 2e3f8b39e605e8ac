// The cookie that opens the page of one order to a buyer without an account. The token comes by the link after ordering, or of a mail.

import { formatOrderNumber, parseOrderNumber } from '#rules/orders/order-number.ts';
import { findCookie, listCookieNames } from '#web/http/cookies.ts';
import { lastOrderName } from '../../../commerce/orders/last-order.server.ts';
import { paths } from '../../../paths.ts';

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

/** The values of `Set-Cookie` that open an order in this browser; none for a text that is no number. */
export function toOrderCookies(typedNumber: string, token: string, siteUrl: string): string[] {
  const number = parseOrderNumber(typedNumber);
  if (number === undefined) return [];
  return [
    `${toName(number)}=${token}; ${toScope(siteUrl)}; Max-Age=${maxAgeSeconds}`,
    toLastOrderCookie(formatOrderNumber(number), siteUrl),
  ];
}

/** The values that close it again. */
export function toClosedOrderCookies(typedNumber: string, siteUrl: string): string[] {
  const number = parseOrderNumber(typedNumber);
  return number === undefined ? [] : toClosedCookies([toName(number), lastOrderName], siteUrl);
}

/** The values that close all orders that are open in this browser. */
export function toAllClosedOrderCookies(request: Request, siteUrl: string): string[] {
  const names = listCookieNames(request.headers.get('Cookie'));
  const ofOrders = names.filter((name) => name === lastOrderName || isOrderName(name));
  return toClosedCookies(ofOrders, siteUrl);
}

const toClosedCookies = (names: readonly string[], siteUrl: string) =>
  names.map((name) => `${name}=; ${toScope(siteUrl)}; Max-Age=0`);

/** The path is that of the whole checkout: it has the pages of orders, whose data is beside them, and the sign-out, which closes all. */
function toScope(siteUrl: string): string {
  return `Path=${paths.checkout}; HttpOnly; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`;
}

/** Until the browser is closed the checkout knows the way to the order: who goes back after ordering finds an empty cart there. */
function toLastOrderCookie(number: string, siteUrl: string): string {
  return `${lastOrderName}=${number}; ${toScope(siteUrl)}`;
}

const prefix = 'pedido_';
const toName = (number: string) => prefix + number;

function isOrderName(name: string): boolean {
  const number = parseOrderNumber(name.slice(prefix.length));
  return number !== undefined && name === toName(number);
}
