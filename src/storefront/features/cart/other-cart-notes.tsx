import { Note } from '#ui/feedback/note.tsx';
import { paths } from '../../routes.ts';
import { findShop } from '../../shops/resolve-shop.ts';
import { toShopHref } from '../../shops/shop.ts';
import type { OtherCart } from './cart-context.tsx';

/** Reading A1: each shop has a cart of its own, and an order of its own. */
export function OtherCartNotes({ others }: { others: readonly OtherCart[] }) {
  return others.map(({ shopId, count }) => {
    const shop = findShop(shopId);
    return (
      <Note key={shopId} tone="plain" className="text-small">
        Você também tem {count} {count === 1 ? 'item' : 'itens'}{' '}
        <a href={toShopHref(shop, paths.cart)} className="font-semibold underline underline-offset-4">
          {shop.inText}
        </a>
        . É outra sacola: as compras são feitas em separado.
      </Note>
    );
  });
}
