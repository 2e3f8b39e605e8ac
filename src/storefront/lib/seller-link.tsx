import { buttonClass } from '#ui/button.tsx';
import type { Seller } from '../shops/find-seller.server.ts';

/** Stands in the place of the button that buys, where another shop sells what is shown. */
export function SellerLink({ seller }: { seller: Seller }) {
  return (
    <p className="flex flex-col gap-2">
      <span className="text-small text-ink-2">Vendido na nossa outra loja, com sacola e entrega próprias.</span>
      <a href={seller.href} className={buttonClass('primary', 'large')}>
        Comprar na {seller.name}
      </a>
    </p>
  );
}
