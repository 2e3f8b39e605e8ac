import { type ReactNode, useEffect } from 'react';
import { Icon } from '#ui/icon.tsx';
import { linkAsButton } from '#ui/link-as-button.ts';
import { CloseButton, Dialog } from '#ui/overlays/dialog.tsx';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { isDesktop, useCloseOnDesktop } from '#web/browser/screen-width.tsx';
import { type FirstName, toGreeting } from '../../commerce/account/greeting.ts';
import { useSignInHref } from '../../commerce/account/sign-in-address.ts';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { DrawerContent } from './drawer-content.tsx';

const menuHash = '#menu';

/** The button and the drawer below 1024 px. Without script the button links to the menu in the page. */
export function MenuDrawer({ firstName, shopSwitch }: { firstName: FirstName; shopSwitch: ReactNode }) {
  const { isOpen, open, close } = useOpenHere();
  useCloseOnDesktop(close);
  useEarlyTap(open);
  return (
    <>
      <a
        {...linkAsButton(isOpen ? close : open)}
        href={menuHash}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="icon-button -ml-[10px]"
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
        {isOpen && <DrawerContent firstName={firstName} shopSwitch={shopSwitch} />}
      </Dialog>
    </>
  );
}

/** Who taps the button before the page is hydrated follows its link: the drawer then replaces the menu in the page. */
function useEarlyTap(open: () => void): void {
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (hash !== menuHash || isDesktop()) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    open();
  }, [open]);
}

function Greeting({ firstName, onClose }: { firstName: FirstName; onClose: () => void }) {
  const signInHref = useSignInHref();
  return (
    <div className="on-night bg-band px-5 pt-3 pb-5 text-on-band">
      <div className="flex items-center justify-between">
        <p className="text-h3 font-display">{toGreeting(firstName)}</p>
        <CloseButton onClose={onClose} />
      </div>
      {firstName === null && (
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
