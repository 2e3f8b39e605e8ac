import type { MouseEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { PostalCodeField } from '#web/forms/fields.tsx';
import { usePostalCode } from './use-postal-code.ts';

/** The name of the submit button with which the server fills the fields without script. */
export const lookupButton = 'buscarCep';

/** The CEP field of an address form, with a button that fills the other fields. */
export function PostalCodeLookup({ note }: { note: string | undefined }) {
  const { lookup, fill } = usePostalCode();
  const hasResult = lookup !== undefined && (lookup.text !== '' || lookup.error !== undefined);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    void fill(form, { isAsked: true }).then((hasCep) => {
      const next = hasCep ? findNextField(form) : form.elements.namedItem('cep');
      if (next instanceof HTMLElement) next.focus();
    });
  };
  return (
    <div>
      <div className="flex flex-wrap items-start gap-x-3">
        <PostalCodeField
          // The result of the lookup replaces the server's error.
          {...(hasResult && { error: lookup.error })}
          className="min-w-28 flex-1"
          maxLength={9}
          required
          onInput={({ currentTarget: { form } }) => {
            if (form) void fill(form);
          }}
        />
        <Button
          type="submit"
          look="secondary"
          name={lookupButton}
          value="1"
          isBusy={lookup?.isBusy ?? false}
          onClick={press}
          className="field-button"
        >
          Buscar CEP
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-small text-ink-2 empty:absolute">
        {lookup ? lookup.text : note}
      </p>
    </div>
  );
}

/** The first empty field after the CEP. */
function findNextField(form: HTMLFormElement): Element | undefined {
  return ['rua', 'numero', 'bairro', 'cidade', 'uf'].flatMap((name) => {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return isField && field.value === '' ? [field] : [];
  })[0];
}
