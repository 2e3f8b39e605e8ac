// Campaign parameters: stored in a cookie until the visitor decides about cookies, then reported or dropped (reading A13).

import type { Consent } from '../consent/consent-value.ts';
import { writeCookie } from '../consent/consent.ts';
import { findCookie } from '../http/cookies.ts';
import { originCookie, parseOriginValue, toOriginValue } from '../http/tracking-parameters.ts';

/** Sources count visits; the click ids of advertisers identify people. */
const needed = {
  utm_source: 'analytics',
  utm_medium: 'analytics',
  gclid: 'marketing',
  fbclid: 'marketing',
  srsltid: 'marketing',
} as const;

/** For client navigations that send no request; the server does this for all others. */
export function storeOrigin(search: string): void {
  const value = toOriginValue(search);
  if (value) writeCookie(originCookie.name, value, originCookie.maxAgeSeconds);
}

/** Deletes the stored values and returns those that the visitor allows; undefined if there are none. */
export function consumeOrigin(consent: Consent): Record<string, string> | undefined {
  const value = findCookie(document.cookie, originCookie.name);
  if (!value) return undefined;
  writeCookie(originCookie.name, '', 0);
  const entries = Object.entries(parseOriginValue(value));
  const allowed = entries.filter(([name]) => isAllowed(name, consent));
  return allowed.length > 0 ? Object.fromEntries(allowed) : undefined;
}

function isAllowed(name: string, consent: Consent): boolean {
  const categories: Readonly<Record<string, keyof Consent>> = needed;
  const category = categories[name];
  return category !== undefined && consent[category];
}
