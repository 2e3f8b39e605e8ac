import type { ReactNode } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useShop, useShopHref } from '../../lib/shop-context.tsx';
import { paths } from '../../routes.ts';
import { useCart } from './cart-context.tsx';
import { CartLineItem } from './cart-line-item.tsx';
import { CartSummary, OtherCartNotes } from './cart-summary.tsx';
import { FreeShippingBar } from './free-shipping-bar.tsx';

interface SideCartProps {
  /** Shown while the cart is empty. */
  suggestions?: ReactNode;
}

export function SideCart({ suggestions }: SideCartProps) {
  const { cart, others, isOpen, close } = useCart();
  const toHref = useShopHref();
  const isEmpty = cart.lines.length === 0;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={isEmpty ? 'Sua sacola' : `Sua sacola (${cart.count})`}
      placement="right"
      footer={
        !isEmpty && (
          <div className="flex flex-col gap-1 border-t border-line px-5 pt-4 pb-3">
            <CartSummary cart={cart}>
              <a href={toHref(paths.cart)} className={buttonClass('primary', 'large')}>
                Finalizar compra
              </a>
            </CartSummary>
            <Button look="link" onClick={close} className="self-center">
              Continuar comprando
            </Button>
          </div>
        )
      }
    >
      {isOpen && (
        <div className="flex flex-col gap-3 px-5 pb-5">
          {isEmpty ? <EmptySideCart onClose={close} /> : <FreeShippingBar subtotal={cart.subtotal} />}
          {isEmpty && suggestions}
          {cart.messages.map((message) => (
            <p key={message} className="rounded-input bg-warn-soft px-4 py-3 text-small text-warn">
              {message}
            </p>
          ))}
          <ul>
            {cart.lines.map((line) => (
              <CartLineItem key={line.identity} line={line} />
            ))}
          </ul>
          <OtherCartNotes others={others} />
        </div>
      )}
    </Dialog>
  );
}

function EmptySideCart({ onClose }: { onClose: () => void }) {
  const shop = useShop();
  const toHref = useShopHref();
  return (
    <EmptyState
      text="Sua sacola está vazia. Que tal começar pelos mais pedidos?"
      action={
        <a href={toHref(`${shop.homePath}#mais-pedidos`)} className={buttonClass('secondary')} onClick={onClose}>
          Ver os mais pedidos
        </a>
      }
    />
  );
}
