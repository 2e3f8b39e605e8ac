// Converts the API's wide menu items to the values that header, drawer and footer show.

import { createContext, use } from 'react';
import type { MenuItem } from '#contract/content.ts';
import type { ViewOptions } from '../../commerce/view-options.ts';

/** The few values of a menu item that are shown, which keeps the serialised loader data small. */
export interface MenuNode {
  label: string;
  /** Absent if the item has no destination. */
  href?: string;
  /** Opens in a new tab. */
  isBlank?: true;
  isHighlighted?: true;
  /** Only of the first level: shown with its entries. */
  icon?: string;
  sub?: MenuNode[];
}

export function toMenuNodes(items: readonly MenuItem[], options: ViewOptions<'menu'>): MenuNode[] {
  return items.map((item) => {
    const icon = item[options.fields.menu] || item.icone;
    return { ...toMenuNode(item, options), ...(icon && { icon: options.toLocalUrl(icon) }) };
  });
}

function toMenuNode(item: MenuItem, options: Pick<ViewOptions<'menu'>, 'toHref'>): MenuNode {
  const address = toAddress(item);
  return {
    label: item.label,
    ...(address && { href: options.toHref(address) }),
    ...(item.target === '_blank' && { isBlank: true }),
    ...(item.destaque && { isHighlighted: true }),
    ...(item.sub.length > 0 && { sub: item.sub.map((child) => toMenuNode(child, options)) }),
  };
}

/** The shop's route if there is one, else the link (specification 3). */
function toAddress({ rota, link }: MenuItem): string {
  if (!('path' in rota)) return link;
  const query = new URLSearchParams(rota.query).toString();
  // A route has no fragment; that of the link leads to a section of the page.
  const hash = link.includes('#') ? link.slice(link.indexOf('#')) : '';
  return (query ? `${rota.path}?${query}` : rota.path) + hash;
}

/** The attributes of every link to an item: its address, and its `target` (requirement R3-30). */
export function toLinkAttributes({ href, isBlank }: Pick<MenuNode, 'href' | 'isBlank'>) {
  return { href, ...(isBlank && { target: '_blank', rel: 'noopener' }) };
}

interface MenuLinkState {
  hasAddress: boolean;
  hasChildren: boolean;
  isDesktop: boolean;
  showsAll: boolean;
}

/** Specification 5: a link needs an address and either no children, the desktop, or a menu that shows everything. */
export function isMenuLink({ hasAddress, hasChildren, isDesktop, showsAll }: MenuLinkState): boolean {
  return hasAddress && (!hasChildren || isDesktop || showsAll);
}

/** Empty while the API returns no menu. */
export const MainMenuContext = createContext<readonly MenuNode[]>([]);

export function useMainMenu(): readonly MenuNode[] {
  return use(MainMenuContext);
}
