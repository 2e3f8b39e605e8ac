// The visitor's choice in the browser: local storage stores it, and a cookie sends it to the server.

import { useSyncExternalStore } from 'react';
import { readStored, store } from '../browser/storage.ts';
import { findCookie } from '../http/cookies.ts';
import { type Consent, consentCookie, parseConsentValue, toConsentValue } from './consent-value.ts';

/** `unknown` on the server and in the first render, so that dependent parts wait. */
export type ConsentState = Consent | 'undecided' | 'unknown';

const preferencesEvent = 'cookie-preferences';
const listeners = new Set<() => void>();
/** Fallback for this document if neither storage nor cookies can be written. */
let written: string | undefined;
let cache: { value: string | undefined; state: ConsentState } = { value: undefined, state: 'undecided' };

export function useConsent(): ConsentState {
  return useSyncExternalStore<ConsentState>(subscribe, readConsent, () => 'unknown');
}

/** Returns the same object until it changes, as `useSyncExternalStore` requires. */
export function readConsent(): ConsentState {
  const value = written ?? readStored('local', consentCookie.name) ?? findCookie(document.cookie, consentCookie.name);
  if (value !== cache.value) cache = { value, state: parseConsentValue(value, Date.now()) ?? 'undecided' };
  return cache.state;
}

export function decideConsent(consent: Consent): void {
  written = toConsentValue(consent, Date.now());
  // The cookie is the fallback if storage is full or blocked.
  store('local', consentCookie.name, written);
  writeCookie(consentCookie.name, written, consentCookie.maxAgeSeconds);
  for (const listen of listeners) listen();
}

/** Opens the preferences again, so that the visitor can change the choice. */
export function openCookiePreferences(): void {
  window.dispatchEvent(new Event(preferencesEvent));
}

export function onCookiePreferences(open: () => void): () => void {
  window.addEventListener(preferencesEvent, open);
  return () => window.removeEventListener(preferencesEvent, open);
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

function subscribe(onChange: () => void): () => void {
  // Another tab may have stored a decision since.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== consentCookie.name) return;
    written = undefined;
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}
