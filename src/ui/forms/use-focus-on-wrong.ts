import { type RefObject, useEffect } from 'react';

/** When an answer says no, focus comes to the first field that needs another look, else to what is said of the form. */
export function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, result: { ok: boolean } | undefined): void {
  useEffect(() => {
    if (result?.ok !== false) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]:not(:empty)');
    // Of several radio buttons the first.
    const field = wrong?.querySelector<HTMLElement>('input') ?? wrong;
    field?.focus({ preventScroll: true });
    // Clear of what stands above the page, and with its label: `focus` alone looks at the window's edges only.
    field?.scrollIntoView({ block: 'nearest' });
  }, [form, result]);
}
