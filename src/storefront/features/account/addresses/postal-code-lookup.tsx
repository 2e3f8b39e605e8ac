import type { MouseEvent } from 'react';
import { Button } from '#ui/button.tsx';
import type { ToField } from '../forms/account-form.tsx';
import { usePostalCode } from '../../../commerce/account/use-postal-code.ts';
import { PostalCodeField } from '../../../commerce/delivery/cep/postal-code-field.tsx';

/** Name of the button that asks the server to fill the fields, where there is no script. */
export const lookupButton = 'buscarCep';

interface PostalCodeLookupProps {
  field: ReturnType<ToField>;
  /** What the server found out about the CEP. */
  note: string | undefined;
}

/** The CEP of an address, and the button that fills in what is known of it. */
export function PostalCodeLookup({ field, note }: PostalCodeLookupProps) {
  const { lookup, fill } = usePostalCode();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    void fill(form).then((hasCep) => {
      const next = hasCep ? findNextField(form) : form.elements.namedItem(field.name);
      if (next instanceof HTMLElement) next.focus();
    });
  };
  return (
    <div>
      <div className="flex items-start gap-3">
        <PostalCodeField
          {...field}
          // What the server found wrong gives way to what is found out now.
          error={lookup.text ? undefined : field.error}
          className="flex-1"
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
          isBusy={lookup.isBusy}
          onClick={press}
          className="field-button"
        >
          Buscar CEP
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-small text-ink-2 empty:absolute">
        {lookup.text || note}
      </p>
    </div>
  );
}

/** The first field after the CEP that is still empty. */
function findNextField(form: HTMLFormElement): Element | undefined {
  return ['rua', 'numero', 'bairro', 'cidade', 'uf'].flatMap((name) => {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return isField && field.value === '' ? [field] : [];
  })[0];
}
