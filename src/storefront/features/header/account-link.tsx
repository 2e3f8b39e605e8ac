import { Icon } from '#ui/icon.tsx';
import { useShopHref } from '../../lib/shop-context.tsx';
import { paths } from '../../routes.ts';

/** Specification 2: a visitor is asked to sign in, a customer sees the first name and goes to the account. */
export function AccountLink({ firstName }: { firstName: string | undefined }) {
  const toHref = useShopHref();
  return (
    <a href={toHref(firstName ? paths.account : paths.signIn)} className="header-action">
      <Icon name="user" />
      <span>
        <small>Olá, {firstName ?? 'visitante'}!</small>
        {firstName ? 'Minha conta' : 'Entre ou cadastre-se'}
      </span>
    </a>
  );
}
