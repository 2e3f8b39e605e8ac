import { type RefObject, useEffect, useRef } from 'react';

/** When an answer says no, focus comes to the first field that needs another look, else to what is said of the form. */
export function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, result: { ok: boolean } | undefined): void {
  useFocusOnAnswer(form, result?.ok === false ? result : undefined, findWrong);
}

/**
 * Each answer brings the focus to what `find` names in `part`, clear of what stands above the page. `find` must stay the
 * same function. Where the document came with the answer, the browser has shown it before script: who types by now is left
 * alone.
 */
export function useFocusOnAnswer<Part extends HTMLElement>(
  part: RefObject<Part | null>,
  answer: object | undefined,
  find: (part: Part) => HTMLElement | null,
): void {
  const isMounted = useRef(false);
  useEffect(() => {
    const wasMounted = isMounted.current;
    isMounted.current = true;
    if (!answer || !part.current) return;
    const target = find(part.current);
    if (!wasMounted && document.activeElement !== target && isTyping()) return;
    target?.focus({ preventScroll: true });
    // With its label: `focus` alone looks at the window's edges only.
    target?.scrollIntoView({ block: 'nearest' });
  }, [part, answer, find]);
}

function findWrong(form: HTMLFormElement): HTMLElement | null {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]:not(:empty)');
  // Of several radio buttons the first.
  return wrong?.querySelector<HTMLElement>('input') ?? wrong;
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, select, textarea') === true;
}
