import { useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useKeptContents } from '../../lib/kept-html/kept-html.ts';
import type { MenuNode } from '../../lib/views/menu-node.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { MenuPanel } from './menu-panel.tsx';
import { toPanelId, useMenuBar } from './use-menu-bar.ts';

/**
 * Disclosure navigation with top-level links. All links stand in the first HTML; without script panels open by CSS under
 * pointer and focus, and below 1024 the whole menu shows when the address names it.
 */
export function MenuBar({ items }: { items: readonly MenuNode[] }) {
  const isHydrated = useIsHydrated();
  const bar = useMenuBar();
  const list = useKeptContents({
    shows: () => ['menu', items],
    render: () =>
      items.map((item, index) => (
        <MenuBarItem
          key={item.label}
          item={item}
          side={toPanelSide(index, items.length)}
          isOpen={bar.openIndex === index}
          index={index}
          bar={bar}
        />
      )),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus leaves the menu as a whole
    <nav
      id="menu"
      className="menu-bar"
      aria-label="Menu principal"
      data-hydrated={isHydrated || undefined}
      data-enhanced={bar.isLed || undefined}
      onFocus={bar.lead}
      onPointerMove={(event) => event.pointerType === 'mouse' && bar.follow(event)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) bar.close();
      }}
    >
      <ul className="row menu-list" {...list} />
    </nav>
  );
}

/** The first half opens to the right of its item, the second half to the left, so that panels stay in view (reading A11). */
export function toPanelSide(index: number, count: number): 'right' | 'left' {
  return index < count / 2 ? 'right' : 'left';
}

interface MenuBarItemProps {
  item: MenuNode;
  side: 'right' | 'left';
  index: number;
  isOpen: boolean;
  bar: ReturnType<typeof useMenuBar>;
}

function MenuBarItem({ item, side, index, isOpen, bar }: MenuBarItemProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = toPanelId(index);
  const hasPanel = item.sub !== undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover is an extra; keys have the button
    <li
      className="menu-item"
      data-open={isOpen || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && bar.enter(hasPanel ? index : undefined, event)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && bar.leave()}
      onFocus={() => !isOpen && bar.close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        bar.close();
        toggle.current?.focus();
      }}
    >
      <TopLink item={item} />
      {hasPanel && (
        <>
          <button
            ref={toggle}
            type="button"
            className="menu-toggle"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => bar.toggle(index)}
          >
            <Icon name="chevron-down" className="size-3.5" />
            <span className="sr-only">Submenu de {item.label}</span>
          </button>
          <MenuPanel id={panelId} item={item} side={side} isOpen={isOpen} />
        </>
      )}
    </li>
  );
}

function TopLink({ item }: { item: MenuNode }) {
  const className = `menu-link ${item.isHighlighted ? 'menu-link-hot' : ''}`;
  if (!item.href) return <span className={className}>{item.label}</span>;
  return (
    <a href={item.href} className={className} {...(item.isBlank && { target: '_blank', rel: 'noopener' })}>
      {item.label}
    </a>
  );
}
