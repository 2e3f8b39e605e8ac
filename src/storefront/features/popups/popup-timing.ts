// When a popup may come up: never over something that the visitor is busy with.
import { readConsent } from '#web/consent/consent.ts';

const retryMs = 500;

/** No dialog is open, the question about cookies is answered, nobody is typing, and the page is looked at. */
export function isGoodMoment(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  const isBusy = document.querySelector('dialog[open]') !== null || readConsent() === 'undecided';
  return !isTyping && !isBusy && document.visibilityState === 'visible';
}

/** Resolves at the first good moment after `ms`; never once the signal has aborted. */
export async function waitForMoment(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, signal);
  while (!isGoodMoment()) await pause(retryMs, signal);
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
