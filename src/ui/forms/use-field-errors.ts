import { type FocusEvent, type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sentences by the name of the field. */
type FieldErrors = Readonly<Record<string, string>>;

function isControl(element: EventTarget): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/**
 * What is wrong with the fields of a form: what the server `answered`, and since then what `findError` says. Fields are
 * looked at when they are left, from then on at every change; one pair of listeners serves the whole form.
 */
export function useFieldErrors(answered: FieldErrors | undefined, findError: (control: Control) => string | undefined) {
  const [seen, setSeen] = useState(answered);
  const [errors, setErrors] = useState(answered ?? {});
  const isPressingButton = useRef(false);
  if (seen !== answered) {
    setSeen(answered);
    setErrors(answered ?? {});
  }

  const look = (control: Control) => {
    const error = findError(control);
    setErrors(({ [control.name]: _before, ...others }) => (error ? { ...others, [control.name]: error } : others));
  };

  return {
    errors,
    setErrors,
    listeners: {
      onPointerDown({ target }: PointerEvent) {
        isPressingButton.current = target instanceof Element && target.closest('button') !== null;
      },
      onBlur({ target }: FocusEvent) {
        // A sentence that appears now would move the button away under the finger; sending looks at all fields anyway.
        const isPressing = isPressingButton.current;
        isPressingButton.current = false;
        if (isPressing) return;
        // A field that was passed by is not wrong yet.
        if (isControl(target) && target.value !== '' && target.type !== 'radio') look(target);
      },
      onInput({ target }: SyntheticEvent) {
        if (isControl(target) && target.name in errors) look(target);
      },
    },
    /** Whether every field may be sent; marks those that may not. */
    lookAtAll(form: HTMLFormElement): boolean {
      const wrong: Record<string, string> = {};
      for (const control of form.elements) {
        const error = isControl(control) && findError(control);
        if (error) wrong[control.name] = error;
      }
      setErrors(wrong);
      return Object.keys(wrong).length === 0;
    },
  };
}
