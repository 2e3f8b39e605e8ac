import {
  type FocusEvent,
  type PointerEvent,
  type SyntheticEvent,
  useRef,
  useState,
  type RefObject,
  useEffect,
} from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type FieldErrors = Readonly<Record<string, string>>;

function isControl(element: EventTarget): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/**
 * Errors of a form's fields: those of the server's response (`answered`), updated by `findError`. A field is validated when
 * it loses the focus, and at every input while it has an error. The listeners belong on the form element.
 */
export function useFieldErrors(answered: FieldErrors | undefined, findError: (control: Control) => string | undefined) {
  const [seen, setSeen] = useState(answered);
  const [errors, setErrors] = useState(answered ?? {});
  const isPressingButton = useRef(false);
  if (seen !== answered) {
    setSeen(answered);
    setErrors(answered ?? {});
  }

  const validate = (control: Control) => {
    const error = findError(control);
    setErrors(({ [control.name]: _before, ...others }) => (error ? { ...others, [control.name]: error } : others));
  };

  return {
    errors,
    listeners: {
      onPointerDown({ target }: PointerEvent) {
        isPressingButton.current = target instanceof Element && target.closest('button') !== null;
      },
      onBlur({ target }: FocusEvent) {
        // A new error would move the button while it is pressed; submitting validates all fields anyway.
        const isPressing = isPressingButton.current;
        isPressingButton.current = false;
        if (isPressing) return;
        // An empty field that only lost the focus is not an error yet.
        if (isControl(target) && target.value !== '' && target.type !== 'radio') validate(target);
      },
      onInput({ target }: SyntheticEvent) {
        if (isControl(target) && target.name in errors) validate(target);
      },
    },
    findErrors(form: HTMLFormElement): FieldErrors {
      const wrong: Record<string, string> = {};
      for (const control of form.elements) {
        const error = isControl(control) && findError(control);
        if (error) wrong[control.name] = error;
      }
      return wrong;
    },
  };
}

/** After each failure focuses the first field with an error, or the message of the form. */
export function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, failure: object | undefined): void {
  useFocusOnFailure(form, failure, findWrong);
}

/**
 * After each response focuses the element that `find` returns in `part`, scrolled clear of the header. `find` is stable.
 * A document with the response is visible before hydration: a visitor who already types in it keeps the focus.
 */
export function useFocusOnFailure<Part extends HTMLElement>(
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
    // The scroll margin includes the label; `focus` ignores it.
    target?.scrollIntoView({ block: 'nearest' });
    // The message is below the field, where the footer of a sheet may cut it off.
    if (target?.ariaInvalid === 'true') findMessage(target)?.scrollIntoView({ block: 'nearest' });
  }, [part, answer, find]);
}

/** The last text that describes a field is its error. */
function findMessage(field: HTMLElement): HTMLElement | null {
  return document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
}

function findWrong(form: HTMLFormElement): HTMLElement | null {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]:not(:empty)');
  // In a radio group the first button receives the focus.
  return wrong?.querySelector<HTMLElement>('input') ?? wrong;
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, select, textarea') === true;
}
