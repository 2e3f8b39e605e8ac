// When a popup may open: it never interrupts the visitor.

import type { NavigationType } from 'react-router';
import { readStored } from '#web/browser/storage.ts';
import { consentCookie, parseDecisionTime } from '#web/consent/consent-value.ts';
import { readConsent } from '#web/consent/consent.ts';
import { findCookie } from '#web/http/cookies.ts';

const retryMs = 500;
/** One question at a time: a popup right after the cookie bar would be the second. */
const afterConsentMs = 60_000;

/** True on the first page of a visit, and after going back to it: no link of the shop led here. */
export function isFirstView(type: `${NavigationType}`): boolean {
  return type === 'POP' && !document.referrer.startsWith(`${window.location.origin}/`);
}

/** True if no dialog is open, cookie consent was decided over a minute ago, no field has focus, and the page is visible. */
export function canInterrupt(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  const isBusy = document.querySelector('dialog[open]') !== null || !isConsentSettled();
  return !isTyping && !isBusy && document.visibilityState === 'visible';
}

function isConsentSettled(): boolean {
  if (readConsent() === 'undecided') return false;
  const value = readStored('local', consentCookie.name) ?? findCookie(document.cookie, consentCookie.name);
  return Date.now() - parseDecisionTime(value) >= afterConsentMs;
}

/** Resolves once a popup may open, `ms` later at the earliest; never after the signal has aborted. */
export async function waitUntilInterruptible(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, signal);
  while (!canInterrupt()) await pause(retryMs, signal);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
