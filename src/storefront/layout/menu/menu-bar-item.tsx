import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { MenuLabel, MenuLink } from './menu-link.tsx';
import { type MenuNode, toLinkAttributes } from './menu-node.ts';
import { useHoverIntent } from './use-hover-intent.ts';

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
      <MenuLink node={item} className="menu-link" />
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

const switchDelayMs = 120;

interface MenuPanelProps {
  ref?: RefObject<HTMLDivElement | null>;
  id: string;
  item: MenuNode;
  side: 'right' | 'left';
}

/** The list of the second level beside the item, and the third level beside the list. */
function MenuPanel({ ref, id, item, side }: MenuPanelProps) {
  const children = item.sub ?? [];
  const firstWithChildren = children.findIndex(({ sub }) => sub !== undefined);
  const hasThird = firstWithChildren >= 0;
  const [activeIndex, setActiveIndex] = useState(firstWithChildren);
  const hover = useHoverIntent<number>(setActiveIndex);
  return (
    <div
      ref={ref}
      id={id}
      className="menu-panel"
      data-side={side}
      data-wide={hasThird || undefined}
      data-picture={(hasThird && item.icon !== undefined) || undefined}
      onPointerMove={hover.track}
    >
      <ul className="menu-second">
        {children.map((child, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows focus on its link
          <li
            key={child.label}
            data-active={index === activeIndex || undefined}
            onPointerEnter={() => hover.consider(index, switchDelayMs)}
            onPointerLeave={hover.cancel}
            onFocus={({ target }) => target.matches(':focus-visible') && setActiveIndex(index)}
          >
            <PanelLink node={child} className="menu-second-link" hasMore={child.sub !== undefined} />
            {child.sub && (
              <ThirdLevel node={child} leaves={child.sub} {...(index === activeIndex && { ref: hover.target })} />
            )}
          </li>
        ))}
        {item.href && (
          <li>
            <a {...toLinkAttributes(item)} className="menu-second-link menu-second-all">
              {`Ver tudo ${item.label}`}
            </a>
          </li>
        )}
      </ul>
      {hasThird && item.icon && (
        <a {...toLinkAttributes(item)} className="menu-picture" tabIndex={-1} aria-hidden="true">
          <img src={item.icon} alt="" width="220" height="275" loading="lazy" decoding="async" />
        </a>
      )}
    </div>
  );
}

interface ThirdLevelProps {
  ref?: RefObject<HTMLDivElement | null>;
  node: MenuNode;
  leaves: readonly MenuNode[];
}

function ThirdLevel({ ref, node, leaves }: ThirdLevelProps) {
  return (
    <div ref={ref} className="menu-third">
      <p className="menu-third-title">{node.label}</p>
      <ul>
        {leaves.map((leaf) => (
          <li key={leaf.label}>
            <PanelLink node={leaf} className="menu-third-link" />
          </li>
        ))}
      </ul>
      {node.href && (
        <a {...toLinkAttributes(node)} className="menu-third-all">
          {`Ver tudo ${node.label}`}
        </a>
      )}
    </div>
  );
}

interface PanelLinkProps {
  node: MenuNode;
  className: string;
  hasMore?: boolean;
}

function PanelLink({ node, className, hasMore = false }: PanelLinkProps) {
  return (
    <MenuLink node={node} className={className}>
      <MenuLabel node={node} />
      {hasMore && <Icon name="chevron-right" className="size-3.5" />}
    </MenuLink>
  );
}
