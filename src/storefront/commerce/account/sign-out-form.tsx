import { paths } from '../../routes.ts';
import { useShopHref } from '../../shops/shop-context.tsx';

/** Signs out by a POST, as a link that is prefetched or shared must not. A form of its own document: nothing of the customer stays in memory. */
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
