import { Note } from '#ui/feedback/note.tsx';
import { paths } from '../../../paths.ts';
import { findShop } from '../../../shops/resolve-shop.ts';
import { useShops } from '../../../shops/shop-context.tsx';
import { toShopHref } from '../../../shops/shop.ts';
import type { OtherCart } from '../state/cart-context.tsx';

/** Links to the carts of the other shops, since each shop has its own cart and order (reading A1). */
export function OtherCartNotes({ others }: { others: readonly OtherCart[] }) {
  const shops = useShops();
  return others.map(({ shopId, count }) => {
    const shop = findShop(shopId, shops);
    return (
      <Note key={shopId} tone="plain" className="text-small">
        <span>{`Você também tem ${count} ${count === 1 ? 'item' : 'itens'} `}</span>
        <a href={toShopHref(shop, paths.cart)} className="font-semibold underline underline-offset-4">
          {shop.noTexto}
        </a>
        . É outra sacola: as compras são feitas em separado.
      </Note>
    );
  });
}
