import { type SubmitEvent, useState } from 'react';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { showErrorPage } from '../errors/error-view.ts';
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

interface PostedFormOptions<Result extends FormResult> {
  /** The result of the last no-script submit. */
  first?: Result | FormFailure | undefined;
  /** Posts the form (`postForm`); returns undefined while another page opens. */
  post(data: FormData, form: HTMLFormElement): Promise<Result | FormFailure | undefined>;
}

/** The state of a form that stays on its page: it posts one request at a time and shows the result. */
export function usePostedForm<Result extends FormResult>({ first, post }: PostedFormOptions<Result>) {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState(first);
  const send = async (form: HTMLFormElement) => {
    setBusy(true);
    const next = await post(new FormData(form), form);
    if (!next) return;
    setBusy(false);
    setResult(next);
  };
  return {
    isBusy,
    result,
    /** `findFailure` validates the form; a failure is shown instead of posting. */
    submit(event: SubmitEvent<HTMLFormElement>, findFailure: (form: HTMLFormElement) => FormFailure | undefined) {
      event.preventDefault();
      if (isBusy) return;
      const failure = findFailure(event.currentTarget);
      if (failure) setResult(failure);
      else void send(event.currentTarget);
    },
  };
}
