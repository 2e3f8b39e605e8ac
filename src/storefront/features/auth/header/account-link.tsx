import { Icon } from '#ui/icon.tsx';
import { linkAsButton } from '#ui/link-as-button.ts';
import type { User } from '#contract/customers/account.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useSignInHref } from '../../../commerce/account/sign-in-address.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { paths } from '../../../routes.ts';
import { useSignInPanel } from './use-sign-in-panel.ts';

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
