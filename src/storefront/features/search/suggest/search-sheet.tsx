import { type InputHTMLAttributes, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/icon.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { isDesktop } from '#web/browser/screen-width.tsx';
import { abortListening } from '../voice/listen.ts';
import { Announcement, toAnnouncement } from './announcement.tsx';
import type { SearchState } from './search-context.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestions, withBestSellers } from './suggestion-view.ts';
import { useCombobox } from './use-combobox.ts';
import { useDefaultSuggestions, useSuggestions } from './use-suggestions.ts';

export interface SearchSheetProps {
  search: SearchState;
  /** The form of the header, which submits the text of this one. */
  form: RefObject<HTMLFormElement | null>;
  /** Props that this field shares with the one in the header. */
  fieldProps: InputHTMLAttributes<HTMLInputElement>;
  voiceButton: ReactNode;
  /** Receives the focus on close: the header's field would reopen the keyboard of a phone. */
  toggleId: string;
  /** Called if the sheet cannot load. */
  onFail: () => void;
}

/** The full-screen search of small screens (specification 4). */
export function SearchSheet({ search, form, fieldProps, voiceButton, toggleId }: SearchSheetProps) {
  const { text, setText, isBusy, isSheetOpen, closeSheet } = search;
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = text.trim() === '';
  const found = useSuggestions(search, isSheetOpen);
  const popular = useDefaultSuggestions(search, isSheetOpen && (isEmpty || found?.products.length === 0));
  const suggestions = isEmpty ? popular : found && withBestSellers(found, popular);
  const shown = isSheetOpen && suggestions && hasOptions(suggestions) ? suggestions : undefined;
  const listId = useId();
  const activeId = useCombobox({ field, listId, isOpen: shown !== undefined, source: isEmpty ? popular : found });

  // Runs after the dialog has opened, which focuses its first button.
  useEffect(() => {
    if (isSheetOpen) focusAtEnd(field.current);
  }, [isSheetOpen]);
  useEffect(() => {
    if (!isSheetOpen) return;
    const closeOnDesktop = () => isDesktop() && closeSheet();
    window.addEventListener('resize', closeOnDesktop);
    return () => window.removeEventListener('resize', closeOnDesktop);
  }, [isSheetOpen, closeSheet]);

  // The header hides while the page scrolls, and would hide a dialog inside it.
  return createPortal(
    <Dialog
      isOpen={isSheetOpen}
      onClose={() => {
        closeSheet();
        abortListening();
        if (document.activeElement instanceof HTMLInputElement) document.getElementById(toggleId)?.focus();
      }}
      title="Buscar na loja"
      placement="full"
      header={
        <form
          role="search"
          aria-label="Na loja"
          className="search-sheet-form"
          onSubmit={(event) => {
            event.preventDefault();
            form.current?.requestSubmit();
          }}
        >
          <button type="button" className="icon-button" onClick={closeSheet}>
            <Icon name="arrow-left" />
            <span className="sr-only">Voltar</span>
          </button>
          <input
            {...fieldProps}
            ref={field}
            type="search"
            className="search-input h-11"
            onChange={(event) => setText(event.target.value)}
          />
          {isBusy && <span className="spinner mr-3" aria-hidden="true" />}
          {text !== '' && !isBusy && (
            <button
              type="button"
              className="icon-button"
              onClick={() => {
                setText('');
                field.current?.focus();
              }}
            >
              <Icon name="close" className="size-5" />
              <span className="sr-only">Limpar</span>
            </button>
          )}
          {voiceButton}
        </form>
      }
    >
      <Announcement suggestions={isSheetOpen ? suggestions : undefined} />
      {!shown && suggestions && (
        <p className="px-4 py-6 text-ink-2" aria-hidden="true">
          {toAnnouncement(suggestions)}
        </p>
      )}
      {shown && <SuggestionList id={listId} suggestions={shown} activeId={activeId} onChoose={closeSheet} />}
    </Dialog>,
    document.body,
  );
}

function hasOptions({ help, terms, products }: Suggestions): boolean {
  return help !== undefined || terms.length > 0 || products.length > 0;
}

/** Sets the caret behind the existing text. */
function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}
