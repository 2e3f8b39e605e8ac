import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { linkAsButton } from '#ui/link-as-button.ts';
import { usePopover } from '#ui/overlays/use-popover.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { type FirstName, toGreeting } from '../../../commerce/account/greeting.ts';
import { useSignInHref } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import type { SignInPanel } from './sign-in-panel.tsx';

interface AccountLinkProps {
  firstName: FirstName;
  /** Resolves once the page has rendered the customer, or with the errors. */
  signIn: (form: FormData) => Promise<FormResult>;
}

const panelId = 'entrar';

/**
 * Specification 2, desktop: for a customer a link with the first name to the account; for a visitor a button that opens a
 * sign-in form; while it is unknown who it is, a link to the account. Without script, or if its chunk fails to load, the button
 * is a link to the sign-in page.
 */
export function AccountLink({ firstName, signIn }: AccountLinkProps) {
  const toHref = useShopHref();
  const signInHref = useSignInHref();
  const isHydrated = useIsHydrated();
  const isVisitor = firstName === null;
  const { root, trigger, Panel, isOpen, open, close, closeAndReturn, prepare } = useSignInPanel(signInHref);
  const asButton = isVisitor &&
    isHydrated && {
      ...linkAsButton(() => {
        if (isOpen) close();
        else void open();
      }),
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onPointerEnter: prepare,
      onFocus: prepare,
    };
  return (
    <div ref={root} className="relative">
      <a ref={trigger} href={isVisitor ? signInHref : toHref(paths.account)} className="header-action" {...asButton}>
        <Icon name="user" />
        <span className="header-account">
          <small className="truncate">{toGreeting(firstName)}</small>
          <span>{isVisitor ? 'Entre ou cadastre-se' : 'Minha conta'}</span>
        </span>
      </a>
      {isVisitor && isOpen && Panel && <Panel id={panelId} signIn={signIn} onSignedIn={closeAndReturn} />}
    </div>
  );
}

const loadPanel = () => import('./sign-in-panel.tsx');

/** The lazy dropdown of visitors. It navigates to `fallbackHref` if the chunk fails to load. */
function useSignInPanel(fallbackHref: string) {
  const { open, ...popover } = usePopover<HTMLAnchorElement>();
  const [Panel, setPanel] = useState<typeof SignInPanel>();
  return {
    ...popover,
    Panel,
    async open() {
      open();
      try {
        const loaded = await loadPanel();
        setPanel(() => loaded.SignInPanel);
      } catch {
        window.location.assign(fallbackHref);
      }
    },
    /** Preloads the chunk; a failure is handled when the button is pressed. */
    prepare: () => void loadPanel().catch(() => undefined),
  };
}

/** Below 1024 px: a link to the account, for visitors by the sign-in. The narrowest phones have it in the drawer only. */
export function PhoneAccountLink({ isVisitor }: { isVisitor: boolean }) {
  const toHref = useShopHref();
  const signInHref = useSignInHref();
  return (
    <a href={isVisitor ? signInHref : toHref(paths.account)} className="icon-button header-phone-account">
      <Icon name="user" />
      <span className="sr-only">Minha conta</span>
    </a>
  );
}
