import { useLocation } from 'react-router';
import { Select } from '#ui/forms/select.tsx';
import { FreightCalculator } from '../../../commerce/delivery/freight-calculator.tsx';
import type { FreightQuote } from '../../../commerce/delivery/use-freight-quote.ts';
import type { OfferView } from '../offer-view.server.ts';
import type { ProductView } from '../product-view.server.ts';

interface ProductFreightProps {
  product: ProductView;
  offer: OfferView;
  quantity: number;
  initial: FreightQuote | undefined;
}

/** Freight of the selected offer and quantity. Without script a select beside the CEP chooses the offer. */
export function ProductFreight({ product, offer, quantity, initial }: ProductFreightProps) {
  const { pathname } = useLocation();
  const available = product.offers.filter(({ status }) => status === 'disponivel');
  return (
    <FreightCalculator
      target={{ kind: 'product', productId: product.id, valueId: offer.valueId, quantity }}
      action={pathname}
      initial={initial}
      fields={
        available.length > 1 && (
          <noscript className="w-full">
            <Select label={`${product.attributeName} para o frete`} name="sku" defaultValue={offer.sku}>
              {available.map(({ sku, label }) => (
                <option key={sku} value={sku}>
                  {label}
                </option>
              ))}
            </Select>
          </noscript>
        )
      }
    />
  );
}
