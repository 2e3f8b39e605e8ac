import { useState } from 'react';
import { isFieldRight } from './check-field.ts';
import { type FieldErrors, fieldNames, type FieldName, type SignUpTexts } from './sign-up-fields.ts';

/** Of the answer, and since then of the fields themselves: checked when left, and while typing once they were wrong. */
export function useFieldErrors(answered: FieldErrors | undefined, sentences: SignUpTexts['sentences']) {
  const [seen, setSeen] = useState(answered);
  const [own, setOwn] = useState<FieldErrors>(answered ?? {});
  if (seen !== answered) {
    setSeen(answered);
    setOwn(answered ?? {});
  }
  const check = (name: FieldName, text: string) =>
    setOwn((before) => {
      const { [name]: _, ...others } = before;
      return isFieldRight(name, text) ? others : { ...others, [name]: sentences[name] };
    });
  return {
    errors: own,
    /** For the form: one pair of listeners serves every field. */
    listeners: {
      onBlur: ({ target }: { target: EventTarget }) => {
        const field = findField(target);
        if (field && field.value !== '') check(field.name, field.value);
      },
      onInput: ({ target }: { target: EventTarget }) => {
        const field = findField(target);
        if (field && own[field.name]) check(field.name, field.value);
      },
    },
  };
}

function findField(target: EventTarget): { name: FieldName; value: string } | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return undefined;
  const name = fieldNames.find((known) => known === target.name);
  return name && { name, value: target.value };
}
