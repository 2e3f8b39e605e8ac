// When a popup may open: it never interrupts the visitor (reading A49).

import { readConsent } from '#web/consent/consent.ts';

const retryMs = 500;

/** True if no dialog is open, the cookie bar is answered, no field has focus, and the page is visible. */
export function canInterrupt(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  const isBusy = document.querySelector('dialog[open]') !== null || readConsent() === 'undecided';
  return !isTyping && !isBusy && document.visibilityState === 'visible';
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
