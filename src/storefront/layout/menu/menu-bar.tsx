// The main menu: a disclosure navigation with top-level links, panels of two more levels, and the drawer below 1024 px.

import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { MenuBarItem } from './menu-bar-item.tsx';
import type { MenuNode } from './menu-node.ts';
import { useHoverIntent } from './use-hover-intent.ts';

const openDelayMs = 120;
const closeDelayMs = 300;
/** Minimum distance of a panel from the edge of the window, in px. */
const edge = 8;

/**
 * All links are in the first HTML. Without script, panels open by CSS under pointer and focus; below 1024 px the whole menu
 * shows when it is the URL's target. Once hydrated, one panel at a time opens under a resting mouse or by its button.
 */
export function MenuBar({ items }: { items: readonly MenuNode[] }) {
  const isHydrated = useIsHydrated();
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const hover = useHoverIntent<number | null>(setOpenIndex);
  const show = (index: number | null) => {
    hover.cancel();
    setOpenIndex(index);
  };
  const { key } = useLocation();
  // On leaving a page, and not on its first render, when an item may already have a resting mouse.
  useEffect(
    () => () => {
      hover.cancel();
      setOpenIndex(null);
    },
    [key, hover],
  );
  useLayoutEffect(() => {
    if (hover.target.current) moveIntoView(hover.target.current);
  }, [openIndex, hover]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows focus and pointer on its links
    <nav
      id="menu"
      className="menu-bar"
      aria-label="Menu principal"
      data-hydrated={isHydrated || undefined}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && show(null)}
      onPointerMove={(event) => event.pointerType === 'mouse' && hover.track(event)}
    >
      <ul className="row menu-list">
        {items.map((item, index) => (
          <MenuBarItem
            key={item.label}
            item={item}
            panelId={`menu-${index}`}
            panel={hover.target}
            side={toPanelSide(index, items.length)}
            isOpen={index === openIndex}
            onToggle={() => show(index === openIndex ? null : index)}
            onClose={() => show(null)}
            onMouseEnter={(isResting) => hover.consider(item.sub ? index : null, isResting ? 0 : openDelayMs)}
            onMouseLeave={() => hover.consider(null, closeDelayMs)}
          />
        ))}
      </ul>
    </nav>
  );
}

/** The first half opens to the right of its item, the second half to the left, so that panels stay in view (reading A11). */
export function toPanelSide(index: number, count: number): 'right' | 'left' {
  return index < count / 2 ? 'right' : 'left';
}

/** In a long menu an item can be so far from the start that its panel would overflow the window. */
function moveIntoView(panel: HTMLElement): void {
  panel.style.marginInline = '';
  const { left, right } = panel.getBoundingClientRect();
  const overflow = right - (document.documentElement.clientWidth - edge);
  if (overflow > 0) panel.style.marginInlineStart = `${-Math.min(overflow, left - edge)}px`;
  else if (left < edge) panel.style.marginInlineEnd = `${left - edge}px`;
}
