import { type ReactNode, useState, useEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { FirstName } from '../../commerce/account/greeting.ts';
import { SignOutForm } from '../../commerce/account/sign-out-form.tsx';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { MenuLabel } from './menu-link.tsx';
import { type MenuNode, useMainMenu, isMenuLink, toLinkAttributes } from './menu-node.ts';

/** Mounted while the drawer is open, so that it always starts at the first level. */
export function DrawerContent({ firstName, shopSwitch }: { firstName: FirstName; shopSwitch: ReactNode }) {
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

interface DrawerLevelProps {
  /** The entry whose children are shown; undefined at the first level. */
  node: MenuNode | undefined;
  items: readonly MenuNode[];
  backLabel: string;
  /** The focus target: the title after opening a level, the entry with this label after returning from one. */
  focus: 'none' | 'title' | { label: string };
  onEnter: (node: MenuNode) => void;
  onBack: () => void;
}

function DrawerLevel({ node, items, backLabel, focus, onEnter, onBack }: DrawerLevelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus === 'title') title.current?.focus();
  }, [focus]);
  return (
    <div className={focus === 'none' ? '' : 'drawer-level'} data-back={typeof focus === 'object' || undefined}>
      {node && (
        <div className="flex items-center gap-1 border-b border-line px-2">
          <button type="button" className="icon-button" onClick={onBack}>
            <Icon name="arrow-left" />
            <span className="sr-only">Voltar para {backLabel}</span>
          </button>
          <h3 ref={title} tabIndex={-1} className="flex min-h-13 items-center font-sans text-body font-semibold">
            {node.label}
          </h3>
        </div>
      )}
      {node?.icon && (
        <a {...toLinkAttributes(node)} className="drawer-picture" tabIndex={-1} aria-hidden="true">
          <img src={node.icon} alt="" width="320" height="400" decoding="async" />
        </a>
      )}
      <ul className="py-2">
        {items.map((item) => (
          <li key={item.label}>
            <DrawerEntry
              item={item}
              hasFocus={typeof focus === 'object' && focus.label === item.label}
              onEnter={onEnter}
            />
          </li>
        ))}
        {node?.href && (
          <li>
            <a {...toLinkAttributes(node)} className="drawer-row font-semibold text-brand">
              Ver tudo {node.label}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

interface DrawerEntryProps extends Pick<DrawerLevelProps, 'onEnter'> {
  item: MenuNode;
  hasFocus: boolean;
}

function DrawerEntry({ item, hasFocus, onEnter }: DrawerEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const hasChildren = item.sub !== undefined;
  const isLink = isMenuLink({ hasAddress: item.href !== undefined, hasChildren, isDesktop: false, showsAll: false });
  if (isLink) {
    return (
      <a {...toLinkAttributes(item)} className="drawer-row">
        <MenuLabel node={item} />
      </a>
    );
  }
  if (!hasChildren)
    return (
      <span className="drawer-row">
        <MenuLabel node={item} />
      </span>
    );
  return (
    <button ref={button} type="button" className="drawer-row" onClick={() => onEnter(item)}>
      <MenuLabel node={item} />
      <Icon name="chevron-right" className="size-4" />
    </button>
  );
}
