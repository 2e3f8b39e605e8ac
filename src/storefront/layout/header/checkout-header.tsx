import { Icon } from '#ui/icon.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { Logo } from '../../shops/logo.tsx';
import { useShop, useShopHref } from '../../shops/shop-context.tsx';

/** The header of the checkout, without menu, search and cart. */
export function CheckoutHeader() {
  const shop = useShop();
  const toHref = useShopHref();
  const isHydrated = useIsHydrated();
  return (
    <header className="checkout-header on-header" id="topo" tabIndex={-1} data-hydrated={isHydrated || undefined}>
      <div className="row checkout-header-row">
        <a href={toHref(shop.path)} className="header-logo">
          <Logo shop={shop} />
          <span className="sr-only">, página inicial</span>
        </a>
        <p className="flex items-center gap-2 text-small">
          <Icon name="shield" />
          Compra segura
        </p>
      </div>
    </header>
  );
}
