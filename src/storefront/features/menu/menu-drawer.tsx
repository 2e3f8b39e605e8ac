import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { linkAsButton } from '#ui/link-as-button.ts';
import { CloseButton, Dialog } from '#ui/overlays/dialog.tsx';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import type { MenuNode } from '../../lib/views/menu-node.ts';
import { useShopHref } from '../../lib/shop-context.tsx';
import { useSignInHref } from '../../lib/customer/sign-in-address.ts';
import { SignOutForm } from '../../lib/customer/sign-out-form.tsx';
import { useCloseOnDesktop } from '../../lib/visitor/screen-width.tsx';
import { paths } from '../../routes.ts';
import { DrawerLevel } from './drawer-level.tsx';

interface MenuDrawerProps {
  items: readonly MenuNode[];
  /** Undefined for visitors. */
  firstName: string | undefined;
  shopSwitch: ReactNode;
}

/** The button and the drawer below 1024. Without script the button leads to the menu in the page. */
export function MenuDrawer({ items, firstName, shopSwitch }: MenuDrawerProps) {
  const { isOpen, open, close } = useOpenHere();
  useCloseOnDesktop(close);
  return (
    <>
      <a
        {...linkAsButton(isOpen ? close : open)}
        href="#menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="icon-button -ml-2.5"
      >
        <Icon name="menu" />
        <span className="sr-only">Menu</span>
      </a>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Menu"
        placement="left"
        header={<Greeting firstName={firstName} onClose={close} />}
        footer={<ContactLink />}
      >
        {isOpen && <DrawerContent items={items} firstName={firstName} shopSwitch={shopSwitch} />}
      </Dialog>
    </>
  );
}

function Greeting({ firstName, onClose }: { firstName: string | undefined; onClose: () => void }) {
  const signInHref = useSignInHref();
  return (
    <div className="on-night bg-band px-5 pt-3 pb-5 text-on-band">
      <div className="flex items-center justify-between">
        <p className="text-h3 font-display">Olá, {firstName ?? 'visitante'}!</p>
        <CloseButton onClose={onClose} />
      </div>
      {!firstName && (
        <a
          href={signInHref}
          className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          <Icon name="user" className="size-5" />
          Entre ou Cadastre-se
        </a>
      )}
    </div>
  );
}

/** Mounted while the drawer is open, so that it always starts at the first level. */
function DrawerContent({ items, firstName, shopSwitch }: MenuDrawerProps) {
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
        items={current ? (current.sub ?? []) : items}
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

function AccountLinks({ firstName }: { firstName: string | undefined }) {
  const toHref = useShopHref();
  const links = [
    { label: 'Minha conta', path: paths.account },
    { label: 'Meus pedidos', path: paths.orders },
    { label: 'Favoritos', path: paths.favourites },
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

function ContactLink() {
  const toHref = useShopHref();
  return (
    <a
      href={toHref(paths.contact)}
      className="flex min-h-13 items-center justify-center gap-2 border-t border-line bg-page px-4 text-small font-medium"
    >
      <Icon name="phone" className="size-5" />
      Precisa falar conosco? Toque aqui
    </a>
  );
}
