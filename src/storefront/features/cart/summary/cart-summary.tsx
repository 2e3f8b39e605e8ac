import type { ReactNode } from 'react';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import { AmountRow, DiscountRow } from '../../../commerce/cart/amount-row.tsx';
import { usePaymentMethods } from '../../../shops/shop-context.tsx';
import type { CartView } from '../view/cart-view.ts';

interface CartTotalsProps {
  cart: CartView;
  /** The cheapest delivery in reais; undefined while the place is unknown. */
  freight: number | undefined;
}

/** The discounts and the freight between subtotal and total; renders nothing if there are none. */
export function CartLines({ cart, freight }: CartTotalsProps) {
  const { coupon } = cart;
  if (!hasChanges(cart, freight)) return null;
  return (
    <dl className="flex flex-col gap-1 text-small tabular-nums">
      <AmountRow term="Subtotal" amount={formatReais(cart.subtotal)} />
      {coupon && <DiscountRow term={`Desconto do cupom ${coupon.codigo}`} reais={cart.couponDiscount} />}
      <DiscountRow term="Compre junto" reais={cart.pairDiscount} />
      {freight !== undefined && (
        <AmountRow
          term="Frete"
          amount={freight === 0 ? 'Grátis' : `a partir de ${formatReais(freight)}`}
          isGood={freight === 0}
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
  const withFreight = (reais: number) => toReais(toCents(reais) + toCents(freight ?? 0));
  const hasPix = usePaymentMethods().includes('pix');
  const saved = hasPix ? toReais(toCents(cart.total) - toCents(cart.cash)) : 0;
  return (
    <div className="flex flex-col gap-3">
      <dl className="tabular-nums" aria-busy={cart.isPending}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>{hasChanges(cart, freight) ? <TotalLabel freight={freight} /> : 'Subtotal'}</dt>
          <dd className="ml-auto text-price font-bold">{formatReais(withFreight(cart.total))}</dd>
        </div>
        {saved > 0 && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-pix">
            <dt>{`No Pix, você economiza ${formatReais(saved)}`}</dt>
            <dd className="ml-auto font-semibold">{formatReais(withFreight(cart.cash))}</dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  );
}

function TotalLabel({ freight }: { freight: number | undefined }) {
  return (
    <>
      <span>Total </span>
      <span className="text-small text-ink-2">{freight === undefined ? 'sem o frete' : 'com o frete mais barato'}</span>
    </>
  );
}

function hasChanges({ couponDiscount, pairDiscount }: CartView, freight: number | undefined): boolean {
  return couponDiscount > 0 || pairDiscount > 0 || freight !== undefined;
}
