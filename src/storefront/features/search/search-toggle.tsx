import { Icon } from '#ui/icon.tsx';
import { useSearch } from './search-context.tsx';
import { prepareSheet } from './late-parts.tsx';

export const toggleId = 'abrir-busca';

/** Below 1024: opens the sheet; without script it leads to the form. */
export function SearchToggle() {
  const { isSheetOpen, openSheet } = useSearch();
  return (
    <a
      id={toggleId}
      href="#busca"
      role="button"
      aria-haspopup="dialog"
      aria-expanded={isSheetOpen}
      className="icon-button lg:hidden"
      onPointerEnter={prepareSheet}
      onFocus={prepareSheet}
      onClick={(event) => {
        event.preventDefault();
        openSheet();
      }}
    >
      <Icon name="search" />
      <span className="sr-only">Abrir busca</span>
    </a>
  );
}
