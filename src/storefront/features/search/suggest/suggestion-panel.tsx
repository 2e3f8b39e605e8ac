import { type RefObject, useCallback, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { isDesktop } from '#web/browser/screen-width.tsx';
import { Announcement } from './announcement.tsx';
import { onTyped } from './on-typed.ts';
import type { SearchState } from './search-context.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestions, withBestSellers } from './suggestion-view.ts';
import { useCombobox } from './use-combobox.ts';
import { useDefaultSuggestions, useSuggestions } from './use-suggestions.ts';

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
  const { isShown, show, hide } = useShown(field, [form, panel]);
  const mayShow = isShown && !isBusy;
  const suggestions = useSuggestions(search, mayShow);
  const found = mayShow && shouldShow(text, suggestions) ? suggestions : undefined;
  const popular = useDefaultSuggestions(search, found?.products.length === 0);
  const shown = found && withBestSellers(found, popular);
  const listId = useId();
  const activeId = useCombobox({
    field,
    listId,
    isOpen: found !== undefined,
    source: found,
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

/** Specification 5: typed text and searched text have more than 2 characters, and there are results (reading A28). */
export function shouldShow(
  typed: string,
  suggestions: Pick<Suggestions, 'text' | 'products' | 'help'> | undefined,
): suggestions is Suggestions {
  if (!suggestions || (suggestions.products.length === 0 && !suggestions.help)) return false;
  return typed.trim().length >= minCharacters && suggestions.text.trim().length >= minCharacters;
}

/** Specification 9. */
const hoverHideMs = 300;

/**
 * Whether suggestions may show (specification 4): from focus or typing until blur, or 300 ms after it if the pointer is over
 * one of `areas`. A navigation and a resize below the desktop width also hide them.
 */
function useShown(field: RefObject<HTMLInputElement | null>, areas: readonly RefObject<HTMLElement | null>[]) {
  const { isOpen: isShown, open, close } = useOpenHere();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    close();
  }, [close]);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    if (isDesktop()) open();
  }, [open]);
  const leave = useEffectEvent(() => {
    const isOver = areas.some((area) => area.current?.matches(':hover'));
    if (isOver) timer.current = setTimeout(hide, hoverHideMs);
    else hide();
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('focus', show, { signal });
    onTyped(input, show, signal);
    input.addEventListener('focusout', () => leave(), { signal });
    return () => listening.abort();
  }, [field, show]);

  useEffect(() => {
    if (!isShown) return;
    const hideOffDesktop = () => !isDesktop() && hide();
    window.addEventListener('resize', hideOffDesktop);
    return () => window.removeEventListener('resize', hideOffDesktop);
  }, [isShown, hide]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { isShown, show, hide };
}
