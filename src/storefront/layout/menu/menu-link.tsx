import type { ReactNode } from 'react';
import { type MenuNode, toLinkAttributes } from './menu-node.ts';

interface MenuLinkProps {
  node: MenuNode;
  className: string;
  children?: ReactNode;
}

/** The text of an item. A highlighted one has weight and a dot, since the colour of sales belongs to prices. */
export function MenuLabel({ node }: { node: MenuNode }) {
  return node.isHighlighted ? <span className="menu-highlight">{node.label}</span> : node.label;
}

/** A link to an item of a menu, or its text if it has no destination. */
export function MenuLink({ node, className, children = <MenuLabel node={node} /> }: MenuLinkProps) {
  if (!node.href) return <span className={className}>{children}</span>;
  return (
    <a {...toLinkAttributes(node)} className={className}>
      {children}
    </a>
  );
}
