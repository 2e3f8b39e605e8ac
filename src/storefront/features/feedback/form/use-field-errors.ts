import { type FocusEvent, type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { toFieldSentence } from '../messages/field-sentences.ts';
import type { FieldErrors, MessageKind } from '../messages/message-kinds.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: EventTarget): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function findError(kind: MessageKind, control: Control): string | undefined {
  return control.validity.valid ? undefined : toFieldSentence(kind, control.name, control.validity.valueMissing);
}

/** Fields are looked at when they are left, from then on at every change, and all of them before sending. */
export function useFieldErrors(kind: MessageKind, start: FieldErrors) {
  const [errors, setErrors] = useState(start);
  const isPressingButton = useRef(false);

  const look = (control: Control) => {
    const error = findError(kind, control);
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
        const error = isControl(control) && findError(kind, control);
        if (error) wrong[control.name] = error;
      }
      setErrors(wrong);
      return Object.keys(wrong).length === 0;
    },
  };
}
