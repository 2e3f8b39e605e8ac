// What only comes with the first pointer or focus. Without it the field is a plain search field.
import { useEffect } from 'react';
import { lazyOr } from '../../lib/late/lazy-or.tsx';
import type { SearchSheetProps } from './suggest/search-sheet.tsx';

const loadSheet = () => import('./suggest/search-sheet.tsx');

export const SuggestionPanel = lazyOr(
  async () => (await import('./suggest/suggestion-panel.tsx')).SuggestionPanel,
  () => null,
);

export const SearchSheet = lazyOr(async () => (await loadSheet()).SearchSheet, BringFieldBack);

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
