import { tryLaterText } from '../errors/error-view.ts';
import { showErrorPage } from '../errors/shown-error.ts';
import { type FormFailure, type FormResult, readFields } from './form-result.ts';

/**
 * Posts a form to the action of another route (`respondWithJson`). It never rejects: without a response it resolves to a failure
 * with `failedText`. `next` is the path to open.
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
      // The change must be sent even if the visitor leaves the page before the response.
      keepalive: true,
    });
    const result: unknown = await response.json();
    if (isFormResult(result) && !result.ok && result.page) showErrorPage(result.page);
    return isFormResult<Done>(result) ? result : failure;
  } catch {
    // Offline, or a proxy responded instead of the shop.
    return failure;
  }
}

/** Our own server responds with a `FormResult`; a proxy's JSON has neither key. */
function isFormResult<Done extends object>(value: unknown): value is FormResult<Done & { next?: string }> {
  return typeof value === 'object' && value !== null && ('ok' in value || 'error' in value);
}
