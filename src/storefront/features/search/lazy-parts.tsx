// Suggestions load with the first pointer or focus. Without them the field is a plain search field.
import { useEffect } from 'react';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';
import type { SearchSheetProps } from './suggest/search-sheet.tsx';

const loadSheet = () => import('./suggest/search-sheet.tsx');

export const SuggestionPanel = lazyWithFallback(
  async () => (await import('./suggest/suggestion-panel.tsx')).SuggestionPanel,
  () => null,
);

export const SearchSheet = lazyWithFallback(async () => (await loadSheet()).SearchSheet, BringFieldBack);

export function prepareSheet(): void {
  void loadSheet().catch(() => undefined);
}

/** The plain form at the top of the page does what the sheet would. */
function BringFieldBack({ form, onFail }: SearchSheetProps) {
  useEffect(() => {
    onFail();
    window.scrollTo(0, 0);
    form.current?.querySelector('input')?.focus();
  }, [form, onFail]);
  return null;
}
