import { Icon } from '#ui/icon.tsx';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { useFavouriteCount } from './favourites-provider.tsx';

/** The heart in the header, from 1024 px (specification 2). */
export function FavouritesLink() {
  const toHref = useShopHref();
  const count = useFavouriteCount();
  return (
    <a href={toHref(paths.favourites)} className="icon-button max-lg:hidden">
      <span className="relative">
        <Icon name="heart" />
        {count > 0 && (
          <span className="header-count" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span className="sr-only">
        {`Favoritos${count > 0 ? `, ${count} ${count === 1 ? 'produto' : 'produtos'}` : ''}`}
      </span>
    </a>
  );
}
