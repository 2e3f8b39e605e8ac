import { Icon } from '#ui/icon.tsx';
import type { MenuNode } from './menu-node.ts';

interface MenuPanelProps {
  id: string;
  item: MenuNode;
  side: 'right' | 'left';
}

/** The list of the second level at the item's side, the area of the third level beside it. */
export function MenuPanel({ id, item, side }: MenuPanelProps) {
  const children = item.sub ?? [];
  const firstWithChildren = children.findIndex(({ sub }) => sub !== undefined);
  const hasThird = firstWithChildren >= 0;
  return (
    <div
      id={id}
      className="menu-panel"
      data-side={side}
      data-wide={hasThird || undefined}
      data-picture={(hasThird && item.icon !== undefined) || undefined}
    >
      <ul className="menu-second">
        {children.map((child, index) => (
          <li key={child.label} data-active={index === firstWithChildren || undefined}>
            <PanelLink node={child} className="menu-second-link" hasMore={child.sub !== undefined} />
            {child.sub && <ThirdLevel node={child} leaves={child.sub} />}
          </li>
        ))}
        {item.href && (
          <li>
            <a href={item.href} className="menu-second-link menu-second-all">
              Ver tudo {item.label}
            </a>
          </li>
        )}
      </ul>
      {hasThird && item.icon && (
        <a href={item.href} className="menu-picture" tabIndex={-1} aria-hidden="true">
          <img src={item.icon} alt="" width="220" height="275" loading="lazy" decoding="async" />
        </a>
      )}
    </div>
  );
}

function ThirdLevel({ node, leaves }: { node: MenuNode; leaves: readonly MenuNode[] }) {
  return (
    <div className="menu-third">
      <p className="menu-third-title">{node.label}</p>
      <ul className="menu-third-list">
        {leaves.map((leaf) => (
          <li key={leaf.label}>
            <PanelLink node={leaf} className="menu-third-link" />
          </li>
        ))}
      </ul>
      {node.href && (
        <a href={node.href} className="menu-third-all">
          Ver tudo {node.label}
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
  const classes = `${className} ${node.isHighlighted ? 'font-semibold text-sale' : ''}`;
  const content = (
    <>
      {node.label}
      {hasMore && <Icon name="chevron-right" className="size-3.5" />}
    </>
  );
  if (!node.href) return <span className={classes}>{content}</span>;
  return (
    <a href={node.href} className={classes} {...(node.isBlank && { target: '_blank', rel: 'noopener' })}>
      {content}
    </a>
  );
}
