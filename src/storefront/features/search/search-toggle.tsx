import { Icon } from '#ui/icon.tsx';
import { linkAsButton } from '#ui/link-as-button.ts';
import { preloadSheet } from './lazy-parts.tsx';
import { useSearch } from './suggest/search-context.tsx';

export const toggleId = 'abrir-busca';

/** Below 1024 px: opens the sheet; without script it links to the form. */
export function SearchToggle() {
  const { isSheetOpen, openSheet } = useSearch();
  return (
    <a
      {...linkAsButton(openSheet)}
      id={toggleId}
      href="#busca"
      aria-haspopup="dialog"
      aria-expanded={isSheetOpen}
      className="icon-button lg:hidden"
      onPointerEnter={preloadSheet}
      onFocus={preloadSheet}
    >
      <Icon name="search" />
      <span className="sr-only">Abrir busca</span>
    </a>
  );
}
