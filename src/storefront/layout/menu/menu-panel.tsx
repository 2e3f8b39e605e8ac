import { type RefObject, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { type MenuNode, toLinkAttributes } from './menu-node.ts';
import { useHoverIntent } from './use-hover-intent.ts';

const switchDelayMs = 120;

interface MenuPanelProps {
  ref?: RefObject<HTMLDivElement | null>;
  id: string;
  item: MenuNode;
  side: 'right' | 'left';
}

/** The list of the second level beside the item, and the third level beside the list. */
export function MenuPanel({ ref, id, item, side }: MenuPanelProps) {
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
      <ul className="menu-third-list">
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
  const classes = node.isHighlighted ? `${className} font-semibold text-sale` : className;
  const content = (
    <>
      {node.label}
      {hasMore && <Icon name="chevron-right" className="size-3.5" />}
    </>
  );
  if (!node.href) return <span className={classes}>{content}</span>;
  return (
    <a {...toLinkAttributes(node)} className={classes}>
      {content}
    </a>
  );
}
