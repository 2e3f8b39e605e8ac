// Campaign parameters: only the open page holds them until the visitor decides about cookies; then they are reported or dropped
// (reading A13).

import type { Consent } from '../consent/consent-value.ts';
import { findOriginValue, parseOriginValue } from '../http/tracking-parameters.ts';

/** Sources count visits; the click ids of advertisers identify people. */
const needed = {
  utm_source: 'analytics',
  utm_medium: 'analytics',
  gclid: 'marketing',
  fbclid: 'marketing',
  srsltid: 'marketing',
} as const;

let held: string | undefined;

export function holdOrigin(value: string): void {
  held = value;
}

/** Takes the values out of the address of the document before the router reads it. */
export function takeOriginFromAddress(): void {
  const { pathname, search, hash } = window.location;
  const value = findOriginValue(hash);
  if (value === undefined) return;
  holdOrigin(value);
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Drops the held values and returns those that the visitor allows; undefined if there are none. */
export function consumeOrigin(consent: Consent): Record<string, string> | undefined {
  if (held === undefined) return undefined;
  const entries = Object.entries(parseOriginValue(held));
  held = undefined;
  const allowed = entries.filter(([name]) => isAllowed(name, consent));
  return allowed.length > 0 ? Object.fromEntries(allowed) : undefined;
}

function isAllowed(name: string, consent: Consent): boolean {
  const categories: Readonly<Record<string, keyof Consent>> = needed;
  const category = categories[name];
  return category !== undefined && consent[category];
}
