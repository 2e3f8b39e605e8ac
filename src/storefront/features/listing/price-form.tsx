import {
  type FocusEvent,
  Fragment,
  type SubmitEvent,
  type SyntheticEvent,
  useRef,
  useState,
  useCallback,
  useEffect,
} from 'react';
import { Form, useLocation, useNavigate, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { useFieldErrors, useFocusOnWrong } from '#ui/forms/use-field-errors.ts';
import { type NavigationMode, navigationModes } from '#web/navigation-mode.ts';
import { toPriceHref } from './listing-links.ts';
import type { ListingView } from './listing-view.server.ts';
import { findPriceError, findPriceFields, isPriceField, toPriceFilter, toPriceTexts } from './price-fields.ts';

/** The id of the form in the sheet, which the sheet's own button submits too. */
export const sheetFormId = 'filtro-de-preco';

export interface PriceFormProps extends Pick<ListingView, 'price' | 'priceFields' | 'refusedPrice'> {
  mode: NavigationMode | undefined;
  /** Called after the sheet's button has submitted amounts. */
  onDone?: (() => void) | undefined;
}

/**
 * A GET form for a range of prices; a text that is no amount is refused beside its field. With script a range is also applied after
 * a pause of typing and when a field loses the focus.
 */
export function PriceForm({ price, priceFields, refusedPrice, mode, onDone }: PriceFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState(refusedPrice?.errors);
  const { errors, listeners, findErrors } = useFieldErrors(answer, ({ name, value }) =>
    isPriceField(name) ? findPriceError(value) : undefined,
  );
  useFocusOnWrong(form, answer);
  const { turn, draft, setDraft, apply } = usePriceDraft(price, mode);
  const texts = turn === 0 && refusedPrice ? refusedPrice.values : toPriceTexts(price);
  // The server would redirect to the same URL, but would lose the scroll position.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget, nativeEvent } = event;
    const wrong = findErrors(currentTarget);
    setAnswer(wrong);
    if (Object.keys(wrong).length > 0) return;
    const filter = readFilter(currentTarget);
    // Fields that show no range, as for several chosen ones, remove none.
    if (filter !== undefined && filter !== toPriceFilter(toPriceTexts(price))) apply(filter);
    if (!currentTarget.contains(nativeEvent.submitter)) onDone?.();
  };
  const input = (event: SyntheticEvent<HTMLFormElement>) => {
    listeners.onInput(event);
    setDraft(readFilter(event.currentTarget));
  };
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    listeners.onBlur(event);
    if (draft !== undefined) apply(draft);
  };
  // The column and the sheet may both be in the page, so their ids differ.
  const toField = (name: string, id: string) => ({
    id: mode ? id : `${id}-na-folha`,
    name,
    defaultValue: texts[name],
    error: errors[name],
    autoFocus: mode !== undefined && refusedPrice?.errors[name] !== undefined,
  });
  return (
    <Form
      ref={form}
      id={mode ? undefined : sheetFormId}
      method="get"
      className="mt-3 grid grid-cols-2 gap-3"
      {...listeners}
      onInput={input}
      onBlur={leave}
      onSubmit={submit}
    >
      {priceFields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Fragment key={turn}>
        <Field label="De R$" inputMode="decimal" autoComplete="off" {...toField('precoDe', 'preco-de')} />
        <Field label="Até R$" inputMode="decimal" autoComplete="off" {...toField('precoAte', 'preco-ate')} />
      </Fragment>
      <Button type="submit" look="secondary" size="card" className="col-span-2">
        Filtrar por preço
      </Button>
    </Form>
  );
}

/** The filter of the typed amounts; undefined if one is none. */
function readFilter(form: HTMLFormElement): string | undefined {
  const sent = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const fields = findPriceFields(new URLSearchParams(sent));
  return fields && Object.keys(fields.errors).length === 0 ? toPriceFilter(fields.values) : undefined;
}

const pauseMs = 500;

/**
 * Applies a typed range of prices after a pause. `price` is the filter of the URL. If it changes elsewhere, as by a chip, `turn`
 * changes too: the fields then show the new one.
 */
function usePriceDraft(price: string, mode: NavigationMode | undefined) {
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const { pathname, search } = useLocation();
  /** What was typed and is not in the URL yet. */
  const [draft, setDraft] = useState<string>();
  const [shown, setShown] = useState<{ price: string; turn: number; sent?: string }>({ price, turn: 0 });
  if (shown.price !== price) {
    const isOwn = price === shown.sent;
    setShown(isOwn ? { ...shown, price } : { price, turn: shown.turn + 1 });
    if (!isOwn || price === draft) setDraft(undefined);
  }
  const apply = useCallback(
    (filter: string) => {
      const url = new URL(pathname + search, window.location.origin);
      if ((url.searchParams.get('preco') ?? '') === filter) return;
      setShown((before) => ({ ...before, sent: filter }));
      void navigate(toPriceHref(url, filter), mode && navigationModes[mode]);
    },
    [navigate, pathname, search, mode],
  );
  useEffect(() => {
    // A filter that is chosen meanwhile loads first, so that neither is lost.
    if (draft === undefined || isLoading) return undefined;
    const timer = setTimeout(() => apply(draft), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, isLoading, apply]);
  return { turn: shown.turn, draft, setDraft, apply };
}
