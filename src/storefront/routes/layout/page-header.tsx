import { AccountLink, PhoneAccountLink } from '../../features/auth/header/account-link.tsx';
import { CartButton } from '../../features/cart/side-cart/cart-button.tsx';
import { FavouritesLink } from '../../features/favourites/favourites-link.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { SearchToggle } from '../../features/search/search-toggle.tsx';
import { AnnouncementBar } from '../../layout/header/announcement-bar.tsx';
import { ShopTiles } from '../../layout/header/shop-switcher.tsx';
import { SiteHeader } from '../../layout/header/site-header.tsx';
import { LocationButton } from '../../layout/location/location-button.tsx';
import { MenuBar } from '../../layout/menu/menu-bar.tsx';
import { MenuDrawer } from '../../layout/menu/menu-drawer.tsx';
import type { RootData } from './load-root.server.ts';
import { useVisit } from './visit-provider.tsx';

/** The header with what features show in it. */
export function PageHeader({ main, announcements }: Pick<RootData['menus'], 'main' | 'announcements'>) {
  const { firstName, signIn } = useVisit();
  return (
    <SiteHeader
      location={<LocationButton />}
      announcements={<AnnouncementBar items={announcements} />}
      menuButton={<MenuDrawer firstName={firstName} shopSwitch={<ShopTiles />} />}
      search={<SearchForm />}
      searchToggle={<SearchToggle />}
      phoneAccount={<PhoneAccountLink isVisitor={firstName === null} />}
      account={<AccountLink firstName={firstName} signIn={signIn} />}
      favourites={<FavouritesLink />}
      cartButton={<CartButton />}
      menu={<MenuBar items={main} />}
    />
  );
}
