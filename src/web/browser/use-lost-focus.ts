import { type RefObject, useEffect } from 'react';
import { useNavigation } from 'react-router';

/** Moves the focus to what a form's result shows, if the submitted control was unmounted. */
export function useLostFocus(message: RefObject<HTMLElement | null>, result: object | undefined): void {
  const { state } = useNavigation();
  useEffect(() => {
    // The control unmounts only after the page has revalidated.
    if (!result || state !== 'idle') return;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost) message.current?.focus();
  }, [message, result, state]);
}
