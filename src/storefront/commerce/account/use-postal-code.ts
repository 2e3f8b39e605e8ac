import { useRef, useState } from 'react';
import { parsePostalCode } from '#rules/postal-code.ts';
import { BrowserApiError, callApi } from '#web/http/browser-api.ts';
import {
  fillAddress,
  filledField,
  toFilledText,
  unknownAddress,
  lookupFailedText,
  toFoundText,
  toWrongText,
  unknownText,
} from './fill-address.ts';

interface Lookup {
  isBusy: boolean;
  /** The status message of the CEP; '' while there is none. */
  text: string;
  /** The message about a text that is no CEP. */
  error?: string;
}

/** Fills the fields of an address form once its CEP is complete; the fields stay editable. */
export function usePostalCode() {
  const [lookup, setLookup] = useState<Lookup>();
  const inFlight = useRef<AbortController>(undefined);
  /** Undefined until the first lookup in the browser; the server may already have filled the fields. */
  const filled = useRef<{ digits: string; text: string }>(undefined);

  const write = (form: HTMLFormElement, digits: string, found: typeof unknownAddress) => {
    const before = filled.current?.text ?? readField(form, filledField);
    writeFields(
      form,
      fillAddress((name) => readField(form, name), found, before),
      inFlight.current?.signal,
    );
    filled.current = { digits, text: toFilledText(found) };
  };

  /** Resolves to false if the CEP is none, which is an error only if `isAsked`, not while it is typed. */
  const fill = async (form: HTMLFormElement, { isAsked = false } = {}): Promise<boolean> => {
    const digits = parsePostalCode(readField(form, 'cep'));
    inFlight.current?.abort();
    if (digits === undefined) {
      setLookup({ isBusy: false, text: '', ...(isAsked && { error: toWrongText(readField(form, 'cep')) }) });
      return false;
    }
    const { signal } = (inFlight.current = new AbortController());
    setLookup({ isBusy: true, text: '' });
    try {
      const found = await callApi<'postalAddress'>({ method: 'GET', path: `/postal-code/${digits}`, signal });
      write(form, digits, found);
      setLookup({ isBusy: false, text: toFoundText(found) });
    } catch (error) {
      if (signal.aborted) return true;
      const isUnknown = error instanceof BrowserApiError && error.status === 422;
      // The values from the previous CEP no longer apply.
      if (isUnknown || (filled.current && filled.current.digits !== digits)) write(form, digits, unknownAddress);
      setLookup({ isBusy: false, text: isUnknown ? unknownText : lookupFailedText });
    }
    return true;
  };

  return { lookup, fill };
}

/** A focused field is being typed in: it is written when it is left as it was, unless another lookup has begun. */
function writeFields(
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = findField(form, name);
    if (field && field === document.activeElement) {
      const { value: before } = field;
      const writeIfUntouched = () => {
        if (field.value === before) writeField(field, value);
      };
      field.addEventListener('blur', writeIfUntouched, { once: true, ...(signal && { signal }) });
    } else if (field) writeField(field, value);
  }
}

function writeField(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  // Clears the error beside the field.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function readField(form: HTMLFormElement, name: string): string {
  return findField(form, name)?.value ?? '';
}

function findField(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : undefined;
}
