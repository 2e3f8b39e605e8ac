import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { Announcement } from './announcement.tsx';
import type { SearchState } from './search-context.tsx';
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

/** The suggestions on desktop, below the header's field. */
export function SuggestionPanel({ search, form, field }: SuggestionPanelProps) {
  const { text, isBusy } = search;
  const panel = useRef<HTMLDivElement>(null);
  const areas = useMemo(() => [form, panel], [form]);
  const { isShown, show, hide } = useShown(field, areas);
  const mayShow = isShown && !isBusy;
  const suggestions = useSuggestions(search, mayShow);
  const shown = mayShow && shouldShow(text, suggestions) ? suggestions : undefined;
  const listId = useId();
  const activeId = useCombobox({
    field,
    listId,
    isOpen: shown !== undefined,
    source: shown,
    onOpen: show,
    onEscape: hide,
  });

  // The focus that loaded this chunk happened before the listeners were added.
  useEffect(() => {
    if (document.activeElement === field.current) show();
  }, [field, show]);

  return (
    <>
      <Announcement suggestions={shown} />
      {shown && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Esc does the same by keyboard */}
          <div className="suggestion-backdrop" onMouseDown={preventBlur} onClick={hide} />
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only the options inside are interactive */}
          <div ref={panel} className="suggestion-panel" onMouseDown={preventBlur}>
            <SuggestionList id={listId} suggestions={shown} showsBrands activeId={activeId} onChoose={hide} />
          </div>
        </>
      )}
    </>
  );
}

/** A mouse press must not blur the field: the panel would close before the click. */
function preventBlur(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

/** Specification 5: typed text and searched text have more than 2 characters, and there are results. */
export function shouldShow(
  typed: string,
  suggestions: Pick<Suggestions, 'text' | 'products'> | undefined,
): suggestions is Suggestions {
  if (!suggestions || suggestions.products.length === 0) return false;
  return typed.trim().length >= minCharacters && suggestions.text.trim().length >= minCharacters;
}
