// What only comes with the first pointer or focus. Without it the field is a plain search field.
import { type ComponentType, lazy } from 'react';
import type { SearchSheetProps } from './suggest/search-sheet.tsx';
import type { SuggestionPanelProps } from './suggest/suggestion-panel.tsx';

const loadSheet = () => import('./suggest/search-sheet.tsx');

export const SuggestionPanel = lazy(() =>
  import('./suggest/suggestion-panel.tsx').then(
    (loaded): { default: ComponentType<SuggestionPanelProps> } => ({ default: loaded.SuggestionPanel }),
    () => ({ default: () => null }),
  ),
);

export const SearchSheet = lazy(() =>
  loadSheet().then(
    (loaded): { default: ComponentType<SearchSheetProps> } => ({ default: loaded.SearchSheet }),
    () => ({ default: BringFieldBack }),
  ),
);

export function prepareSheet(): void {
  void loadSheet().catch(() => undefined);
}

/** The plain form at the top of the page does what the sheet would. */
function BringFieldBack() {
  window.scrollTo(0, 0);
  return null;
}
