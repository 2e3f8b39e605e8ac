import { buttonClass } from '#ui/button.tsx';
import type { Seller } from '../shops/find-seller.server.ts';

interface SellerLinkProps {
  seller: Seller;
  /** False if the other shop has none in stock or sells it on request; the product page there explains why. */
  canBuy?: boolean;
}

/** Replaces the buy form if another shop sells the product. */
export function SellerLink({ seller, canBuy = true }: SellerLinkProps) {
  return (
    <p className="flex flex-col gap-2">
      <span className="text-small text-ink-2">Vendido na nossa outra loja, com sacola e entrega próprias.</span>
      <a href={seller.href} className={buttonClass('primary', 'large')}>
        {`${canBuy ? 'Comprar' : 'Ver'} na ${seller.name}`}
      </a>
    </p>
  );
}
