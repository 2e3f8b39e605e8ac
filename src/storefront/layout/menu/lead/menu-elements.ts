// The elements of `menu-items.tsx` by what they are to whoever leads the menu, and their states.
import { leaveToScript } from './left-to.ts';

export interface Place {
  /** Of the bar. */
  item: Element | null;
  /** Of the second level. */
  entry: Element | null;
}

export function locate(target: EventTarget | null): Place {
  if (!(target instanceof Element)) return { item: null, entry: null };
  return { item: target.closest('.menu-item'), entry: target.closest('.menu-second > li') };
}

export const isIn = (place: Element, target: EventTarget | null): boolean =>
  target instanceof Node && place.contains(target);

export const hasPanel = (item: Element): boolean => item.querySelector('.menu-panel') !== null;

/** Not the link to all of a panel. */
export const isEntry = (entry: Element): boolean => entry.querySelector('.menu-second-all') === null;

export const findOpen = (menu: Element): Element | null => menu.querySelector('.menu-item[data-open]');

/** At most one panel is open, and from now on none by styles. */
export function showPanel(menu: Element, item: Element | null): void {
  leaveToScript(menu);
  const open = findOpen(menu);
  if (item === open) return;
  if (open) setOpen(open, false);
  if (item && hasPanel(item)) setOpen(item, true);
}

/** One entry of a panel shows its third level. */
export function showThird(entry: Element): void {
  for (const other of entry.parentElement?.children ?? []) other.toggleAttribute('data-active', other === entry);
}

function setOpen(item: Element, isOpen: boolean): void {
  item.toggleAttribute('data-open', isOpen);
  item.querySelector('.menu-toggle')?.setAttribute('aria-expanded', String(isOpen));
  const panel = item.querySelector<HTMLElement>('.menu-panel');
  if (panel && isOpen) keepInView(panel);
}

const edge = 8;

/** Long menus can put an item so far out that its panel would leave the window: it moves back in. */
function keepInView(panel: HTMLElement): void {
  panel.style.marginInline = '';
  const { left, right } = panel.getBoundingClientRect();
  const tooFarRight = right - (document.documentElement.clientWidth - edge);
  if (tooFarRight > 0) panel.style.marginInlineStart = `${-Math.min(tooFarRight, left - edge)}px`;
  else if (left < edge) panel.style.marginInlineEnd = `${left - edge}px`;
}
