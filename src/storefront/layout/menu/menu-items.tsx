// The menu as the server writes it: all links of three levels. `lead-menu.ts` leads it in the browser, styles do until then.
import { Icon } from '#ui/icon.tsx';
import type { MenuNode } from './menu-node.ts';
import { MenuPanel } from './menu-panel.tsx';

export function MenuItems({ items }: { items: readonly MenuNode[] }) {
  return items.map((item, index) => (
    <MenuItem key={item.label} item={item} panelId={`menu-${index}`} side={toPanelSide(index, items.length)} />
  ));
}

/** The first half opens to the right of its item, the second half to the left, so that panels stay in view (reading A11). */
export function toPanelSide(index: number, count: number): 'right' | 'left' {
  return index < count / 2 ? 'right' : 'left';
}

interface MenuItemProps {
  item: MenuNode;
  panelId: string;
  side: 'right' | 'left';
}

function MenuItem({ item, panelId, side }: MenuItemProps) {
  return (
    <li className="menu-item">
      <TopLink item={item} />
      {item.sub !== undefined && (
        <>
          <button type="button" className="menu-toggle" aria-expanded="false" aria-controls={panelId}>
            <Icon name="chevron-down" className="size-3.5" />
            <span className="sr-only">Submenu de {item.label}</span>
          </button>
          <MenuPanel id={panelId} item={item} side={side} />
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
