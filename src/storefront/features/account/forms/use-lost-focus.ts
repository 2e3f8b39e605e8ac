import { type RefObject, useEffect } from 'react';
import { useNavigation } from 'react-router';
import type { FormResult } from './form-result.ts';

/** Focus that went with what a form took out of the page comes to what is said of the form. */
export function useLostFocus(message: RefObject<HTMLElement | null>, result: FormResult | undefined): void {
  const { state } = useNavigation();
  useEffect(() => {
    // What the change takes out of the page is gone once the page has loaded it.
    if (!result || state !== 'idle') return;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost) message.current?.focus();
  }, [message, result, state]);
}
