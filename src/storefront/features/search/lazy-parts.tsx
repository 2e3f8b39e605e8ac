// Suggestions load with the first pointer or focus. Without them the field is a plain search field.

import { useEffect } from 'react';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';
import type { SearchSheetProps } from './suggest/search-sheet.tsx';

const loadSheet = () => import('./suggest/search-sheet.tsx');

export const SuggestionPanel = lazyWithFallback(
  async () => (await import('./suggest/suggestion-panel.tsx')).SuggestionPanel,
  () => null,
);

export const SearchSheet = lazyWithFallback(async () => (await loadSheet()).SearchSheet, FocusHeaderField);

export function preloadSheet(): void {
  void loadSheet().catch(() => undefined);
}

/** Without the sheet the search form of the header takes the focus. */
function FocusHeaderField({ form, onFail }: SearchSheetProps) {
  useEffect(() => {
    onFail();
    window.scrollTo(0, 0);
    form.current?.querySelector('input')?.focus();
  }, [form, onFail]);
  return null;
}
