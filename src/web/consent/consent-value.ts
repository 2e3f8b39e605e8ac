// The visitor's choice about optional cookies. This file: how it is written, for the browser's storage and a cookie alike.

/** What a visitor is asked about; the necessary ones need no consent. */
export type ConsentCategory = 'analytics' | 'marketing';
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

const daySeconds = 86_400;

export const consentCookie = { name: 'consentimento', maxAgeSeconds: 180 * daySeconds };

/** Two flags and when it was decided, such as `1.0.1795651200000`. */
export function toConsentValue({ analytics, marketing }: Consent, now: number): string {
  return `${Number(analytics)}.${Number(marketing)}.${now}`;
}

/** Undefined while nothing was decided, or too long ago. */
export function parseConsentValue(value: string | null | undefined, now: number): Consent | undefined {
  const match = /^([01])\.([01])\.(\d{1,15})$/.exec(value ?? '');
  if (!match || now - Number(match[3]) > consentCookie.maxAgeSeconds * 1000) return undefined;
  return { analytics: match[1] === '1', marketing: match[2] === '1' };
}

/** Whether the visitor has said no to everything optional. */
export function hasRefused(value: string | undefined, now: number): boolean {
  const consent = parseConsentValue(value, now);
  return consent !== undefined && !consent.analytics && !consent.marketing;
}
