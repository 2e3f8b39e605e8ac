import type { OfferView } from './offer-view.server.ts';
import type { ProductView } from './product-view.server.ts';

/** The page with this offer selected, absolute. The only offer of a product needs no name. */
export function toOfferAddress({ url, offers }: Pick<ProductView, 'url' | 'offers'>, { sku }: Pick<OfferView, 'sku'>) {
  if (offers.length < 2) return url;
  const address = new URL(url);
  address.searchParams.set('sku', sku);
  return address.href;
}
