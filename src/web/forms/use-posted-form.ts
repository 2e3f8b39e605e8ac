import { type SubmitEvent, useState } from 'react';
import type { FormFailure, FormResult } from './form-result.ts';

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
