import { useSearchParams } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { ClosedCheckoutNote } from '../../../commerce/cart/closed-checkout-note.tsx';
import { cepField } from '../../../commerce/delivery/freight-target.ts';
import { paths } from '../../../paths.ts';
import { useSettings, useShopHref } from '../../../shops/shop-context.tsx';

/** The link to the checkout while the shop takes orders; it hands on the CEP that was typed without script. */
export function CheckoutLink() {
  const { aberto = false } = useSettings().sistema.checkout;
  const toHref = useShopHref();
  const [query] = useSearchParams();
  const cep = query.get(cepField);
  if (!aberto) return <ClosedCheckoutNote />;
  return (
    <a
      href={toHref(cep === null ? paths.checkout : `${paths.checkout}?${new URLSearchParams({ [cepField]: cep })}`)}
      className={buttonClass('primary', 'large')}
    >
      Finalizar compra
    </a>
  );
}
