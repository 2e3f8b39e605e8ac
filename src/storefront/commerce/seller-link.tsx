import { buttonClass } from '#ui/button.tsx';
import type { Seller } from '../shops/find-seller.server.ts';

interface SellerLinkProps {
  seller: Seller;
  /** False where it is sold out there too, or sold on request: the page there says more. */
  canBuy?: boolean;
}

/** Replaces the buy form if another shop sells the product. */
export function SellerLink({ seller, canBuy = true }: SellerLinkProps) {
  return (
    <p className="flex flex-col gap-2">
      <span className="text-small text-ink-2">Vendido na nossa outra loja, com sacola e entrega próprias.</span>
      <a href={seller.href} className={buttonClass('primary', 'large')}>
        {canBuy ? 'Comprar' : 'Ver'} na {seller.name}
      </a>
    </p>
  );
}
