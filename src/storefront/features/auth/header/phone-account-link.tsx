import { Icon } from '#ui/icon.tsx';
import { useSignInHref } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';

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
