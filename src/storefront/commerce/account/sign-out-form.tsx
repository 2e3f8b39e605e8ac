import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';

/** Signs out by POST, since a link may be prefetched. The response is a new document, so no customer data stays in memory. */
export function SignOutForm({ className }: { className?: string }) {
  const toHref = useShopHref();
  return (
    <form method="post" action={toHref(paths.signOut)}>
      <button type="submit" className={className}>
        Sair
      </button>
    </form>
  );
}
