// A price in the order that all pages share: old price struck through, price, Pix price, installments.

export interface PriceTexts {
  /** Formatted, such as "R$ 42,90". */
  price: string;
  /** The struck-through "from" price. */
  listPrice?: string;
  /** Includes the method, such as "R$ 40,76 no Pix". */
  cashPrice?: string;
  /** A line below, such as "ou 3x de R$ 14,30 sem juros". */
  installments?: string;
}

interface PriceBlockProps extends PriceTexts {
  size?: 'card' | 'large';
  /** Two lines below 1024 px, for a bar: without installments, and with the old price only where it fits beside the price. */
  isShortOnPhones?: boolean;
}

export function PriceBlock({
  price,
  listPrice,
  cashPrice,
  installments,
  size = 'card',
  isShortOnPhones,
}: PriceBlockProps) {
  const isLarge = size === 'large';
  return (
    <div className="tabular-nums">
      <p
        className={`flex flex-wrap items-baseline gap-x-2.5 ${isShortOnPhones ? 'text-price max-lg:h-lh max-lg:overflow-hidden' : ''}`}
      >
        {listPrice && (
          <s className="order-2 text-small leading-none text-ink-2">
            <span className="sr-only">De </span>
            {listPrice}
          </s>
        )}
        <strong className={`order-1 font-bold ${isLarge ? 'text-price-large' : 'text-price'}`}>
          {listPrice ? (
            <>
              <span className="sr-only">Por </span>
              <span>{price}</span>
            </>
          ) : (
            price
          )}
        </strong>
      </p>
      {cashPrice && (
        <p className={`font-semibold text-pix ${isLarge ? 'text-lead' : 'text-small text-balance'}`}>{cashPrice}</p>
      )}
      {installments && (
        <p
          className={`text-ink-2 ${isLarge ? 'text-body' : 'text-micro text-balance'} ${isShortOnPhones ? 'max-lg:hidden' : ''}`}
        >
          {installments}
        </p>
      )}
    </div>
  );
}
