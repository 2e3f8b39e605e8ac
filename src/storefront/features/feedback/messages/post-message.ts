import { readFields } from '#web/http/posted-form.ts';
import { tryLaterText } from '#web/errors/try-later-text.ts';
import type { MessageResult } from './message-kinds.ts';

/** Sends a form to the door by script. It never throws: what the visitor typed must not be lost to an error page. */
export async function postMessage(form: HTMLFormElement): Promise<MessageResult> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(readFields(new FormData(form))),
    });
    const result: unknown = await response.json();
    if (isMessageResult(result)) return result;
  } catch {
    // Offline, or something on the way answered for the shop.
  }
  return { ok: false, text: tryLaterText, errors: {} };
}

function isMessageResult(value: unknown): value is MessageResult {
  return typeof value === 'object' && value !== null && 'ok' in value && 'errors' in value;
}
