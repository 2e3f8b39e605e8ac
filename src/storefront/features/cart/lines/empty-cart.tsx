import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useShop, useShopHref } from '../../../shops/shop-context.tsx';
import { useCart } from '../state/cart-context.tsx';
import { CartNotices } from './cart-notices.tsx';

/** The notices of the last change, and a link to products, which also closes the side cart. */
export function EmptyCart() {
  const { path: homePath } = useShop();
  const { close } = useCart();
  const toHref = useShopHref();
  return (
    <>
      <CartNotices />
      <EmptyState
        text="Sua sacola está vazia. Que tal começar pelos mais pedidos?"
        action={
          <a href={toHref(`${homePath}#mais-pedidos`)} className={buttonClass('secondary')} onClick={close}>
            Ver os mais pedidos
          </a>
        }
      />
    </>
  );
}
