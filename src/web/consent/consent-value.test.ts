import { describe, expect, it } from 'vitest';
import { consentCookie, hasRefused, parseConsentValue, toConsentValue } from './consent-value.ts';

const now = Date.parse('2026-11-24T12:00:00-03:00');
const refusal = { analytics: false, marketing: false };

describe('consent value', () => {
  it.each([refusal, { analytics: true, marketing: false }, { analytics: true, marketing: true }])(
    'parses its own serialised value: %o',
    (consent) => {
      expect(parseConsentValue(toConsentValue(consent, now), now)).toEqual(consent);
    },
  );

  it('expires after 180 days', () => {
    const value = toConsentValue(refusal, now);
    const lifeMs = consentCookie.maxAgeSeconds * 1000;
    expect(lifeMs).toBe(180 * 24 * 3600 * 1000);
    expect(parseConsentValue(value, now + lifeMs)).toEqual(refusal);
    expect(parseConsentValue(value, now + lifeMs + 1)).toBeUndefined();
  });

  it.each([undefined, null, '', 'sim', '1.1', '2.0.1', '1.1.x'])('treats %j as no decision', (value) => {
    expect(parseConsentValue(value, now)).toBeUndefined();
  });

  it('recognises a refusal of all categories', () => {
    expect(hasRefused(toConsentValue(refusal, now), now)).toBe(true);
    expect(hasRefused(toConsentValue({ ...refusal, analytics: true }, now), now)).toBe(false);
    expect(hasRefused(undefined, now)).toBe(false);
  });
});
