import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { MenuNode } from '../../lib/views/menu-node.ts';
import { usePatientChoice } from './use-patient-choice.ts';

interface MenuPanelProps {
  id: string;
  item: MenuNode;
  side: 'right' | 'left';
  isOpen: boolean;
}

const switchMs = 120;

/** The list of the second level at the item's side, the area of the third level beside it. */
export function MenuPanel({ id, item, side, isOpen }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (element && isOpen) keepInView(element);
  }, [isOpen]);
  const children = item.sub ?? [];
  const firstWithChildren = children.findIndex(({ sub }) => sub !== undefined);
  const [active, setActive] = useState(firstWithChildren);
  const hasThird = firstWithChildren >= 0;
  const pointer = usePatientChoice<number>({
    choose: setActive,
    findTarget: () => panel.current?.querySelector('[data-active] > .menu-third')?.getBoundingClientRect(),
  });
  return (
    <div
      ref={panel}
      id={id}
      className="menu-panel"
      data-side={side}
      data-wide={hasThird || undefined}
      data-picture={(hasThird && item.icon !== undefined) || undefined}
      onPointerMove={pointer.follow}
      onPointerLeave={pointer.cancel}
    >
      <ul className="menu-second">
        {children.map((child, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows pointer and focus of its link
          <li
            key={child.label}
            data-active={index === active || undefined}
            onPointerEnter={() => pointer.consider(index, switchMs)}
            onFocus={() => setActive(index)}
          >
            <PanelLink node={child} className="menu-second-link" hasMore={child.sub !== undefined} />
            {child.sub && (
              <div className="menu-third">
                <p className="menu-third-title">{child.label}</p>
                <ul className="menu-third-list">
                  {child.sub.map((leaf) => (
                    <li key={leaf.label}>
                      <PanelLink node={leaf} className="menu-third-link" />
                    </li>
                  ))}
                </ul>
                {child.href && (
                  <a href={child.href} className="menu-third-all">
                    Ver tudo {child.label}
                  </a>
                )}
              </div>
            )}
          </li>
        ))}
        {item.href && (
          <li onPointerEnter={pointer.cancel}>
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

const edge = 8;

/** Long menus can put an item so far out that its panel would leave the window: it moves back in. */
function keepInView(panel: HTMLElement): void {
  panel.style.marginInline = '';
  const { left, right } = panel.getBoundingClientRect();
  const tooFarRight = right - (document.documentElement.clientWidth - edge);
  if (tooFarRight > 0) panel.style.marginInlineStart = `${-Math.min(tooFarRight, left - edge)}px`;
  else if (left < edge) panel.style.marginInlineEnd = `${left - edge}px`;
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
