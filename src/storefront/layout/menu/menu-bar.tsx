// The main menu: a disclosure navigation with top-level links, panels of two more levels, and the drawer below 1024 px.

import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { type MenuNode, toLinkAttributes } from './menu-node.ts';
import { MenuPanel } from './menu-panel.tsx';
import { useHoverIntent } from './use-hover-intent.ts';

const openDelayMs = 120;
const closeDelayMs = 300;

/**
 * All links are in the first HTML. Without script, panels open by CSS under pointer and focus; below 1024 px the whole menu
 * shows when it is the URL's target. Once hydrated, one panel at a time opens under a resting mouse or by its button.
 */
export function MenuBar({ items }: { items: readonly MenuNode[] }) {
  const isHydrated = useIsHydrated();
  const menu = useRef<HTMLElement>(null);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const findItems = () => [...(menu.current?.querySelectorAll('.menu-item') ?? [])];
  const hover = useHoverIntent<number | null>({
    choose: setOpenIndex,
    findTarget: () => findItems()[openIndex ?? -1]?.querySelector('.menu-panel')?.getBoundingClientRect(),
  });
  const close = () => {
    hover.cancel();
    setOpenIndex(null);
  };
  useCloseOnNavigation(close);
  useCloseOnEscape(openIndex !== null, () => {
    const item = findItems()[openIndex ?? -1];
    if (item?.contains(document.activeElement)) item.querySelector<HTMLElement>('.menu-toggle')?.focus();
    close();
  });
  useEffect(() => {
    // A panel that CSS has opened under a resting mouse before hydration stays open.
    const hovered = findItems().findIndex((item) => item.matches(':hover'));
    if (items[hovered]?.sub) hover.consider(hovered, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when hydrated
  }, []);

  const closeOnFocusElsewhere = ({ target, type, relatedTarget }: FocusEvent<HTMLElement>) => {
    const focused = type === 'blur' ? relatedTarget : target;
    const index = findItems().findIndex((item) => item.contains(focused));
    // A press focuses too: closing the panel on it would remove the link before the click.
    const isByKeyboard = type === 'blur' || target.matches(':focus-visible');
    if (isByKeyboard && index !== openIndex) close();
  };
  const considerOnHover = (index: number | null, delayMs: number) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hover.consider(index, delayMs);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows focus and pointer on its links
    <nav
      ref={menu}
      id="menu"
      className="menu-bar"
      aria-label="Menu principal"
      data-hydrated={isHydrated || undefined}
      onFocus={closeOnFocusElsewhere}
      onBlur={closeOnFocusElsewhere}
      onPointerMove={(event) => event.pointerType === 'mouse' && hover.track(event)}
    >
      <ul className="row menu-list">
        {items.map((item, index) => (
          <li
            key={item.label}
            className="menu-item"
            data-open={index === openIndex || undefined}
            onPointerEnter={considerOnHover(item.sub ? index : null, openDelayMs)}
            onPointerLeave={considerOnHover(null, closeDelayMs)}
          >
            <TopLink item={item} />
            {item.sub && (
              <>
                <button
                  type="button"
                  className="menu-toggle"
                  aria-expanded={index === openIndex}
                  aria-controls={`menu-${index}`}
                  onClick={() => {
                    hover.cancel();
                    setOpenIndex(index === openIndex ? null : index);
                  }}
                >
                  <Icon name="chevron-down" className="size-3.5" />
                  <span className="sr-only">{`Submenu de ${item.label}`}</span>
                </button>
                <MenuPanel
                  id={`menu-${index}`}
                  item={item}
                  side={toPanelSide(index, items.length)}
                  isOpen={index === openIndex}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first half opens to the right of its item, the second half to the left, so that panels stay in view (reading A11). */
export function toPanelSide(index: number, count: number): 'right' | 'left' {
  return index < count / 2 ? 'right' : 'left';
}

function TopLink({ item }: { item: MenuNode }) {
  const className = item.isHighlighted ? 'menu-link menu-link-hot' : 'menu-link';
  if (!item.href) return <span className={className}>{item.label}</span>;
  return (
    <a {...toLinkAttributes(item)} className={className}>
      {item.label}
    </a>
  );
}

function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  // oxlint-disable-next-line react/exhaustive-deps -- only a navigation closes it
  useEffect(close, [key]);
}

function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  // Before the panel is painted, so that a key pressed at once closes it.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  });
}
