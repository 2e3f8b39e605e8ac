import { type SubmitEvent, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { useFocusOnWrong } from '#ui/forms/use-field-errors.ts';
import { type NavigationMode, navigationModes } from '#web/navigation-mode.ts';
import { findPriceRedirect } from './listing-links.ts';
import type { ListingView } from './listing-view.server.ts';
import { findPriceFields, type PriceFields } from './price-fields.ts';

interface PriceFormProps {
  fields: ListingView['priceFields'];
  /** What the last no-script submit sent, if it was refused. */
  refused: PriceFields | undefined;
  mode: NavigationMode | undefined;
}

/** A GET form for a range of prices; a text that is no amount is refused beside its field. */
export function PriceForm({ fields, refused, mode }: PriceFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState(refused);
  useFocusOnWrong(form, wrong);
  // The server would redirect to the same URL, but would lose the scroll position.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = new URL(window.location.href);
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    url.search = new URLSearchParams(sent).toString();
    const address = findPriceRedirect(url);
    setWrong(address === undefined ? findPriceFields(url.searchParams) : undefined);
    if (address !== undefined) void navigate(address, mode && navigationModes[mode]);
  };
  // The column and the sheet may both be in the page, so their ids differ.
  const toField = (name: string, id: string) => ({
    id: mode ? id : `${id}-na-folha`,
    name,
    defaultValue: refused?.values[name],
    error: wrong?.errors[name],
    autoFocus: mode !== undefined && refused?.errors[name] !== undefined,
  });
  return (
    <Form ref={form} method="get" className="mt-3 grid grid-cols-2 gap-3" onSubmit={submit}>
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Field label="De R$" inputMode="decimal" autoComplete="off" {...toField('precoDe', 'preco-de')} />
      <Field label="Até R$" inputMode="decimal" autoComplete="off" {...toField('precoAte', 'preco-ate')} />
      <Button type="submit" look="secondary" size="card" className="col-span-2">
        Filtrar por preço
      </Button>
    </Form>
  );
}
