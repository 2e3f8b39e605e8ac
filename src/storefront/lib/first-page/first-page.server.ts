import { createContext } from 'react-router';
import type { FirstPage } from '../../shops/shop-context.tsx';
import type { MenuNode } from '../../layout/menu/menu-node.ts';

/** From the root's loader, which reads it, to the rendering of the document; null where the loader failed. */
export const firstPageContext = createContext<FirstPage | null>(null);

/** From the loader to the rendering of the document: the source of the part whose code the page needs (`page-part.ts`). */
export const pagePartContext = createContext<string | null>(null);

const shownLevels = 3;

/** Whether the page shows all of a menu; the drawer goes deeper. */
export function isWhollyShown(menu: readonly MenuNode[], levels = shownLevels): boolean {
  return menu.every(({ sub }) => sub === undefined || (levels > 1 && isWhollyShown(sub, levels - 1)));
}
