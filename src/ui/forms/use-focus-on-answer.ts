import { type RefObject, useEffect, useRef } from 'react';

/** Each failure brings the focus to the first field with an error, else to the sentence about the form. */
export function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, failure: object | undefined): void {
  useFocusOnAnswer(form, failure, findWrong);
}

/**
 * Each answer brings the focus to what `find` returns in `part`, clear of what covers the page's top. `find` must be stable.
 * If the document came with the answer, it was visible before it hydrated: a visitor who types by then keeps the focus.
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
