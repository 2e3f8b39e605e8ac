import { formatDiscount } from '#rules/money.ts';

interface AmountRowProps {
  term: string;
  amount: string;
  /** What the shopper saves. */
  isGood?: boolean;
}

/** A row of the `<dl>` that sums up a cart or an order. */
export function AmountRow({ term, amount, isGood = false }: AmountRowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className={`ml-auto text-right whitespace-nowrap ${isGood ? 'font-semibold text-ok' : ''}`}>{amount}</dd>
    </div>
  );
}

/** A row only if there is a discount. */
export function DiscountRow({ term, reais }: { term: string; reais: number }) {
  return reais > 0 && <AmountRow term={term} amount={formatDiscount(reais)} isGood />;
}
