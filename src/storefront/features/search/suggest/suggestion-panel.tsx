import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import type { SearchState } from '../search-context.tsx';
import { Announcement } from './announcement.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestions } from './suggestion-view.ts';
import { useCombobox } from './use-combobox.ts';
import { useShown } from './use-shown.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Specification 9. */
const minCharacters = 3;

export interface SuggestionPanelProps {
  search: SearchState;
  form: RefObject<HTMLFormElement | null>;
  field: RefObject<HTMLInputElement | null>;
}

/** The desktop's suggestions, under the field of the header. */
export function SuggestionPanel({ search, form, field }: SuggestionPanelProps) {
  const { text, isBusy } = search;
  const panel = useRef<HTMLDivElement>(null);
  const areas = useMemo(() => [form, panel], [form]);
  const { isShown, show, hide } = useShown(field, areas);
  const mayShow = isShown && !isBusy;
  const suggestions = useSuggestions(search, mayShow);
  const shown = mayShow && isWorthShowing(text, suggestions) ? suggestions : undefined;
  const listId = useId();
  const activeId = useCombobox({
    field,
    listId,
    isOpen: shown !== undefined,
    source: shown,
    onOpen: show,
    onEscape: hide,
  });

  // The focus that this code was fetched for has come before it.
  useEffect(() => {
    if (document.activeElement === field.current) show();
  }, [field, show]);

  return (
    <>
      <Announcement suggestions={shown} />
      {shown && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Esc is the key for it */}
          <div className="suggestion-backdrop" onMouseDown={keepFocus} onClick={hide} />
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the options inside are what is pressed */}
          <div ref={panel} className="suggestion-panel" onMouseDown={keepFocus}>
            <SuggestionList id={listId} suggestions={shown} showsBrands activeId={activeId} onChoose={hide} />
          </div>
        </>
      )}
    </>
  );
}

/** A press beside the field must not leave it: what is pressed would be gone before the click. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

/** Specification 5: more than 2 characters are typed, there are results, and the text that came back is as long. */
export function isWorthShowing(
  typed: string,
  suggestions: Pick<Suggestions, 'text' | 'products'> | undefined,
): suggestions is Suggestions {
  if (!suggestions || suggestions.products.length === 0) return false;
  return typed.trim().length >= minCharacters && suggestions.text.trim().length >= minCharacters;
}
