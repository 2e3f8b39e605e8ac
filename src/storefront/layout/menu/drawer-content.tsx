// The content of the open drawer.

import { type ReactNode, useState } from 'react';
import type { FirstName } from '../../commerce/account/greeting.ts';
import { SignOutForm } from '../../commerce/account/sign-out-form.tsx';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { DrawerLevel } from './drawer-level.tsx';
import type { MenuNode } from './menu-node.ts';
import { useMainMenu } from './menu-node.ts';

interface DrawerContentProps {
  firstName: FirstName;
  shopSwitch: ReactNode;
}

/** Mounted while the drawer is open, so that it always starts at the first level. */
export function DrawerContent({ firstName, shopSwitch }: DrawerContentProps) {
  const mainMenu = useMainMenu();
  const [trail, setTrail] = useState<readonly MenuNode[]>([]);
  const [focus, setFocus] = useState<'none' | 'title' | { label: string }>('none');
  const current = trail.at(-1);
  const enter = (node: MenuNode) => {
    setFocus('title');
    setTrail([...trail, node]);
  };
  const goBack = () => {
    setFocus(current ? { label: current.label } : 'none');
    setTrail(trail.slice(0, -1));
  };
  return (
    <>
      <DrawerLevel
        key={trail.map(({ label }) => label).join('/')}
        node={current}
        items={current ? (current.sub ?? []) : mainMenu}
        backLabel={trail.at(-2)?.label ?? 'Menu'}
        focus={focus}
        onEnter={enter}
        onBack={goBack}
      />
      {!current && (
        <>
          <AccountLinks firstName={firstName} />
          <div className="p-5 md:hidden">{shopSwitch}</div>
        </>
      )}
    </>
  );
}

function AccountLinks({ firstName }: { firstName: FirstName }) {
  const toHref = useShopHref();
  const links = [
    { label: 'Minha conta', path: paths.account },
    { label: 'Meus pedidos', path: paths.orders },
    { label: 'Favoritos', path: paths.favourites },
    { label: 'Entrega', path: paths.delivery },
    { label: 'Trocas e devoluções', path: paths.exchanges },
  ];
  return (
    <ul className="border-t border-line bg-soft py-2">
      {links.map(({ label, path }) => (
        <li key={label}>
          <a href={toHref(path)} className="drawer-row">
            {label}
          </a>
        </li>
      ))}
      {firstName && (
        <li>
          <SignOutForm className="drawer-row" />
        </li>
      )}
    </ul>
  );
}
