import { tryLaterText } from '../errors/error-view.ts';
import { type FormFailure, type FormResult, readFields } from './form-result.ts';

/**
 * Sends a form to the action of another route (`answerJson`). It never rejects: without an answer the form stays, with
 * `failedText` beside it. `next` is the path to open.
 */
export async function postForm<Done extends object = object>(
  action: string,
  form: FormData,
  failedText = tryLaterText,
): Promise<FormResult<Done & { next?: string }>> {
  const failure: FormFailure = { error: failedText };
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(readFields(form)),
      // The change must arrive even if the page is left before the answer.
      keepalive: true,
    });
    const result: unknown = await response.json();
    return isFormResult<Done>(result) ? result : failure;
  } catch {
    // Offline, or a proxy answered in the shop's place.
    return failure;
  }
}

/** Our own server answers by `FormResult`; a proxy's JSON has neither key. */
function isFormResult<Done extends object>(value: unknown): value is FormResult<Done & { next?: string }> {
  return typeof value === 'object' && value !== null && ('ok' in value || 'error' in value);
}
