// The way back from what `MenuItems` and `StoreSettings` rendered. To be read before React takes the page over.
import type { Settings } from '#contract/content.ts';
import { type FirstPage, storeSettingsId } from '../../shops/shop-context.tsx';
import type { ServedHtml } from '../served/served.tsx';
import type { MenuNode } from '../../layout/menu/menu-node.ts';

export function readFirstPage(page: Document): FirstPage | null {
  const settings = page.getElementById(storeSettingsId)?.textContent;
  if (!settings) return null;
  let menu: MenuNode[] | undefined;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server wrote them, by the contract
    settings: JSON.parse(settings) as Settings,
    served: readServed(page),
    // Few visits need it, and nobody but the server changes it.
    get mainMenu() {
      return (menu ??= readMenu(page));
    },
  };
}

function readServed(page: Document): ServedHtml {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-served]')];
  return Object.fromEntries(parts.map((part) => [part.dataset['served'] ?? '', part.innerHTML]));
}

function readMenu(page: Document): MenuNode[] {
  return [...page.querySelectorAll('#menu .menu-item')].map((item) => {
    const icon = item.querySelector('.menu-picture img')?.getAttribute('src');
    return { ...readEntry(item, '.menu-second'), ...(icon && { icon }) };
  });
}

/** An entry begins with its link, and holds the list of those below it; a link to "all" of it is none of them. */
function readEntry(entry: Element, below: '.menu-second' | '.menu-third-list'): MenuNode {
  const [link] = entry.children;
  const list = entry.querySelector(below);
  const href = link?.getAttribute('href');
  const isHighlighted = link?.matches('.menu-link-hot, .text-sale');
  const sub = [...(list?.children ?? [])].filter(({ firstElementChild: first }) => !first?.matches('.menu-second-all'));
  return {
    label: link?.textContent ?? '',
    ...(href && { href }),
    ...(link?.hasAttribute('target') && { isBlank: true }),
    ...(isHighlighted && { isHighlighted: true }),
    ...(list && { sub: sub.map((child) => readEntry(child, '.menu-third-list')) }),
  };
}
