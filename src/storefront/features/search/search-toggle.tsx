import { Icon } from '#ui/icon.tsx';
import { linkAsButton } from '#ui/link-as-button.ts';
import { useSearch } from './search-context.tsx';
import { prepareSheet } from './lazy-parts.tsx';

export const toggleId = 'abrir-busca';

/** Below 1024: opens the sheet; without script it leads to the form. */
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
      onPointerEnter={prepareSheet}
      onFocus={prepareSheet}
    >
      <Icon name="search" />
      <span className="sr-only">Abrir busca</span>
    </a>
  );
}
