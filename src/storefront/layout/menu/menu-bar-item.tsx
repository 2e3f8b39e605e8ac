import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { type MenuNode, toLinkAttributes } from './menu-node.ts';
import { MenuPanel } from './menu-panel.tsx';

interface MenuBarItemProps {
  item: MenuNode;
  panelId: string;
  /** Receives the panel while it is open. */
  panel: RefObject<HTMLDivElement | null>;
  side: 'right' | 'left';
  isOpen: boolean;
  onToggle: () => void;
  /** Closes the panel of this or another item. */
  onClose: () => void;
  /** `isResting` is true if the mouse was there before the menu was hydrated. */
  onMouseEnter: (isResting: boolean) => void;
  onMouseLeave: () => void;
}

/** A link of the bar, with the button and the panel of its entries if there are any. */
export function MenuBarItem({
  item,
  panelId,
  panel,
  side,
  isOpen,
  onToggle,
  onClose,
  onMouseEnter,
  onMouseLeave,
}: MenuBarItemProps) {
  const self = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useRestingMouse(self, () => item.sub && onMouseEnter(true));
  useEscape(isOpen, () => {
    if (self.current?.contains(document.activeElement)) toggle.current?.focus();
    onClose();
  });
  const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows focus and pointer on its links
    <li
      ref={self}
      className="menu-item"
      data-open={isOpen || undefined}
      onPointerEnter={byMouse(() => onMouseEnter(false))}
      onPointerLeave={byMouse(onMouseLeave)}
      // A press focuses too: closing a panel on it would remove the link before the click.
      onFocus={({ target }) => !isOpen && target.matches(':focus-visible') && onClose()}
    >
      <TopLink item={item} />
      {item.sub && (
        <>
          <button
            ref={toggle}
            type="button"
            className="menu-toggle"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={onToggle}
          >
            <Icon name="chevron-down" className="size-3.5" />
            <span className="sr-only">{`Submenu de ${item.label}`}</span>
          </button>
          <MenuPanel id={panelId} item={item} side={side} {...(isOpen && { ref: panel })} />
        </>
      )}
    </li>
  );
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

/** A panel that CSS has opened under a resting mouse before hydration stays open. */
function useRestingMouse(self: RefObject<HTMLElement | null>, onResting: () => void): void {
  const report = useEffectEvent(onResting);
  useEffect(() => {
    if (self.current?.matches(':hover')) report();
  }, [self]);
}

/** Escape closes an open panel wherever the focus is, unless something in front of it has taken the key. */
function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  // Before the panel is painted, so that a key pressed at once closes it.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
}
