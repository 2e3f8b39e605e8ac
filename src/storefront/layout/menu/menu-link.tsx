import type { ReactNode } from 'react';
import { type MenuNode, toLinkAttributes } from './menu-node.ts';

interface MenuLinkProps {
  node: MenuNode;
  className: string;
  children?: ReactNode;
}

/** A link to an item of a menu, or its text if it has no destination. */
export function MenuLink({ node, className, children = node.label }: MenuLinkProps) {
  if (!node.href) return <span className={className}>{children}</span>;
  return (
    <a {...toLinkAttributes(node)} className={className}>
      {children}
    </a>
  );
}
