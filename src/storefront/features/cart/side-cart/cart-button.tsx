import { formatReais } from '#rules/money.ts';
import { Icon } from '#ui/icon.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useCart } from '../state/cart-context.tsx';
import { loadSideCart } from './load-side-cart.ts';

/** A link to the cart page, which opens the side cart after hydration. */
export function CartButton() {
  const { cart, isUnknown, isOpen, open } = useCart();
  const toHref = useShopHref();
  const preload = () => void loadSideCart().catch(() => undefined);
  return (
    <a
      href={toHref(paths.cart)}
      className="header-action header-cart"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
    >
      <span className="relative">
        <Icon name="bag" />
        {cart.count > 0 && (
          <span className="header-count" aria-hidden="true">
            {cart.count}
          </span>
        )}
      </span>
      <span className="header-total max-lg:sr-only">
        <small>Sacola</small>
        {isUnknown ? (
          <span>Ver sacola</span>
        ) : (
          <>
            <span className="sr-only">{`, ${cart.count} ${cart.count === 1 ? 'item' : 'itens'}, `}</span>
            <span>{formatReais(cart.subtotal)}</span>
          </>
        )}
      </span>
    </a>
  );
}
