import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useShop, useShopHref } from '../../lib/shop-context.tsx';
import { paths } from '../../routes.ts';
import { useCart } from './cart-context.tsx';
import { CartLineItem } from './cart-line-item.tsx';
import { CartSummary, OtherCartNotes } from './cart-summary.tsx';
import { FreeShippingBar } from './free-shipping-bar.tsx';

interface CartPageProps {
  /** Why a change by a form without script just failed. */
  failure?: string | null | undefined;
}

export function CartPage({ failure }: CartPageProps) {
  const { cart, others } = useCart();
  const shop = useShop();
  const toHref = useShopHref();
  const isEmpty = cart.lines.length === 0;
  return (
    <div className="row py-8">
      <h1 tabIndex={-1}>{isEmpty ? 'Sua sacola' : `Sua sacola (${cart.count})`}</h1>
      {failure && (
        <p role="alert" className="mt-4 rounded-input bg-danger-soft px-4 py-3 text-danger">
          {failure}
        </p>
      )}
      {isEmpty ? (
        <EmptyState
          text="Sua sacola está vazia. Que tal começar pelos mais pedidos?"
          action={
            <a href={toHref(`${shop.homePath}#mais-pedidos`)} className={buttonClass('secondary')}>
              Ver os mais pedidos
            </a>
          }
        />
      ) : (
        <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_360px]">
          <ul className="border-t border-line">
            {cart.lines.map((line) => (
              <CartLineItem key={line.identity} line={line} />
            ))}
          </ul>
          <div className="flex flex-col gap-4 lg:sticky lg:top-28 lg:self-start">
            <FreeShippingBar subtotal={cart.subtotal} />
            {cart.messages.map((message) => (
              <p key={message} className="rounded-input bg-warn-soft px-4 py-3 text-small text-warn">
                {message}
              </p>
            ))}
            <CartSummary cart={cart}>
              <p className="rounded-input bg-tint px-4 py-3 text-small">
                <strong className="font-semibold">O pagamento abre em breve.</strong> Sua sacola fica guardada até lá.
                Dúvidas?{' '}
                <a href={toHref(paths.contact)} className="font-semibold underline underline-offset-4">
                  Fale conosco
                </a>
                .
              </p>
            </CartSummary>
            <a href={toHref(shop.homePath)} className="text-link self-center py-2">
              Continuar comprando
            </a>
          </div>
        </div>
      )}
      <div className="mt-6">
        <OtherCartNotes others={others} />
      </div>
    </div>
  );
}
