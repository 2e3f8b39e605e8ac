import { PriceBlock } from '#ui/price-block.tsx';
import { usePaymentMethods } from '../../shops/shop-context.tsx';
import { type PriceView, toPriceTexts } from './price-texts.ts';

interface ProductPriceProps {
  price: PriceView;
  size?: 'card' | 'large';
  isShortOnPhones?: boolean;
}

/** What a product costs by the payment methods that the shop has. */
export function ProductPrice({ price, ...look }: ProductPriceProps) {
  return <PriceBlock {...toPriceTexts(price, usePaymentMethods())} {...look} />;
}
