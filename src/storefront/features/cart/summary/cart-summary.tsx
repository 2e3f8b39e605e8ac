import type { ReactNode } from 'react';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import { AmountRow, DiscountRow } from '../../../commerce/cart/amount-row.tsx';
import type { CheapestFreight } from '../../../commerce/delivery/use-freight-quote.ts';
import { usePaymentMethods } from '../../../shops/shop-context.tsx';
import type { CartView } from '../view/cart-view.ts';

interface CartTotalsProps {
  cart: CartView;
  /** Without prices while the place is unknown. */
  freight: CheapestFreight;
}

/** The discounts and the freight between subtotal and total; renders nothing if there are none. */
export function CartLines({ cart, freight: { delivery } }: CartTotalsProps) {
  const { coupon } = cart;
  if (!hasChanges(cart, delivery)) return null;
  return (
    <dl className="flex flex-col gap-1 text-small tabular-nums">
      <AmountRow term="Subtotal" amount={formatReais(cart.subtotal)} />
      {coupon && <DiscountRow term={`Desconto do cupom ${coupon.codigo}`} reais={cart.couponDiscount} />}
      <DiscountRow term="Compre junto" reais={cart.pairDiscount} />
      {delivery !== undefined && (
        <AmountRow
          term="Frete"
          amount={delivery === 0 ? 'Grátis' : `a partir de ${formatReais(delivery)}`}
          isGood={delivery === 0}
        />
      )}
    </dl>
  );
}

interface CartSummaryProps extends CartTotalsProps {
  /** The checkout link, or the reason why there is none. */
  children: ReactNode;
}

export function CartSummary({ cart, freight, children }: CartSummaryProps) {
  const { delivery, pickup } = freight;
  const withFreight = (reais: number, price = delivery ?? 0) => toReais(toCents(reais) + toCents(price));
  const hasPix = usePaymentMethods().includes('pix');
  const saved = hasPix ? toReais(toCents(cart.total) - toCents(cart.cash)) : 0;
  return (
    <div className="flex flex-col gap-3">
      <dl className="tabular-nums" aria-busy={cart.isPending}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>{hasChanges(cart, delivery) ? <TotalLabel delivery={delivery} /> : 'Subtotal'}</dt>
          <dd className="ml-auto text-price font-bold">{formatReais(withFreight(cart.total))}</dd>
        </div>
        {saved > 0 && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-pix">
            <dt>{`No Pix, você economiza ${formatReais(saved)}`}</dt>
            <dd className="ml-auto font-semibold">{formatReais(withFreight(cart.cash))}</dd>
          </div>
        )}
        {delivery !== undefined && pickup !== undefined && pickup < delivery && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink-2">
            <dt>Se preferir retirar</dt>
            <dd className="ml-auto">{formatReais(withFreight(cart.total, pickup))}</dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  );
}

function TotalLabel({ delivery }: { delivery: number | undefined }) {
  return (
    <>
      <span>Total</span>{' '}
      <span className="block text-small text-ink-2">
        {delivery === undefined ? 'sem o frete' : 'com a entrega mais barata'}
      </span>
    </>
  );
}

function hasChanges({ couponDiscount, pairDiscount }: CartView, delivery: number | undefined): boolean {
  return couponDiscount > 0 || pairDiscount > 0 || delivery !== undefined;
}
