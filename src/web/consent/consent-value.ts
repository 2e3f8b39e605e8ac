// The visitor's choice about optional cookies. This file: its serialised value in the browser's storage and in a cookie.

/** The categories that need consent; necessary cookies need none. */
export type ConsentCategory = 'analytics' | 'marketing';
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

const daySeconds = 86_400;

export const consentCookie = { name: 'consentimento', maxAgeSeconds: 180 * daySeconds };

/** Two flags and the time of the decision in ms, such as `1.0.1795651200000`. */
export function toConsentValue({ analytics, marketing }: Consent, now: number): string {
  return `${Number(analytics)}.${Number(marketing)}.${now}`;
}

/** Undefined if there is no decision or it has expired. */
export function parseConsentValue(value: string | null | undefined, now: number): Consent | undefined {
  const match = /^([01])\.([01])\.(\d{1,15})$/.exec(value ?? '');
  if (!match || now - Number(match[3]) > consentCookie.maxAgeSeconds * 1000) return undefined;
  return { analytics: match[1] === '1', marketing: match[2] === '1' };
}

/** Whether the visitor has refused all optional categories. */
export function hasRefused(value: string | undefined, now: number): boolean {
  const consent = parseConsentValue(value, now);
  return consent !== undefined && !consent.analytics && !consent.marketing;
}
