import { readFields } from '#web/forms/form-result.ts';
import { postForm } from '#web/forms/post-form.ts';
import type { CartChange, CartResult } from './cart-view.ts';

export const failureText = 'Não foi possível atualizar. Tente de novo.';

/** After that long without an answer the next change is sent: the connection is dead. */
const timeoutMs = 10_000;

interface Entry {
  action: string;
  form: FormData;
  /** The line that is set or removed. */
  line: FormDataEntryValue | null;
}

let last: Promise<unknown> = Promise.resolve();
const waiting = new Set<Entry>();

/**
 * Sends a change of the cart once those before it are answered: on a poor connection a later request may overtake an earlier
 * one, and two first changes would open two sessions. Resolves to undefined for a change that a later one of the same line
 * has replaced, and for one that was sent as the document went.
 */
export function queueCartChange(action: string, form: FormData): Promise<CartResult | undefined> {
  const entry = { action, form, line: form.get('intent') === 'add' ? null : form.get('linha') };
  for (const other of waiting) {
    if (entry.line !== null && other.line === entry.line && other.action === action) waiting.delete(other);
  }
  waiting.add(entry);
  window.addEventListener('pagehide', sendWaiting);
  const send = () => (waiting.delete(entry) ? postForm<CartChange>(action, form, failureText) : undefined);
  const sent = last.then(send);
  last = last.then(() => Promise.race([sent, new Promise((done) => setTimeout(done, timeoutMs))]));
  return sent;
}

function sendWaiting(): void {
  for (const { action, form } of waiting) navigator.sendBeacon(action, new URLSearchParams(readFields(form)));
  waiting.clear();
}
