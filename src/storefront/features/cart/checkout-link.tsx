import { buttonClass } from '#ui/button.tsx';
import { ClosedCheckoutNote } from '../../commerce/cart/closed-checkout-note.tsx';
import { paths } from '../../routes.ts';
import { useSettings, useShopHref } from '../../shops/shop-context.tsx';

/** The link to the checkout, while the shop takes orders. */
export function CheckoutLink() {
  const { aberto = false } = useSettings().sistema.checkout;
  const toHref = useShopHref();
  if (!aberto) return <ClosedCheckoutNote />;
  return (
    <a href={toHref(paths.checkout)} className={buttonClass('primary', 'large')}>
      Finalizar compra
    </a>
  );
}
