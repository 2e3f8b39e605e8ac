import { Icon } from '#ui/icon.tsx';
import { linkAsButton } from '#ui/link-as-button.ts';
import type { User } from '#contract/customers/account.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useSignInHref } from '../../../commerce/account/sign-in-address.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { paths } from '../../../routes.ts';
import { useState } from 'react';
import { usePopover } from '#ui/overlays/use-popover.ts';
import type { SignInPanel } from './sign-in-panel.tsx';

interface AccountLinkProps {
  /** Undefined for visitors. */
  firstName: string | undefined;
  onSignIn: (user: User) => void;
}

const panelId = 'entrar';

/**
 * Specification 2, desktop: a customer sees the first name and goes to the account; a visitor opens a small form. Without
 * script, or when the form cannot be fetched, the visitor's button is a link to the page for it.
 */
export function AccountLink({ firstName, onSignIn }: AccountLinkProps) {
  const toHref = useShopHref();
  const signInHref = useSignInHref();
  const isHydrated = useIsHydrated();
  const isVisitor = firstName === undefined;
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
        <span>
          <small className="max-w-40 truncate">Olá, {firstName ?? 'visitante'}!</small>
          {isVisitor ? 'Entre ou cadastre-se' : 'Minha conta'}
        </span>
      </a>
      {isVisitor && isOpen && Panel && (
        <Panel
          id={panelId}
          onSignIn={(user) => {
            closeAndReturn();
            onSignIn(user);
          }}
        />
      )}
    </div>
  );
}

/** Loaded on demand. */
const loadPanel = () => import('./sign-in-panel.tsx');

/** The visitor's dropdown. `fallbackHref` is opened if the panel's chunk cannot be loaded. */
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
    /** Preloads the chunk; a failure shows when the button is pressed. */
    prepare: () => void loadPanel().catch(() => undefined),
  };
}
