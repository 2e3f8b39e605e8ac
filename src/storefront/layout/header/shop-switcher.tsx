import { Logo } from '../../shops/logo.tsx';
import { useSettings, useShop, useShops } from '../../shops/shop-context.tsx';
import { type Shop, toShopHref } from '../../shops/shop.ts';

/** Tabs from 768 px on; below that the menu drawer contains a tile. */
export function ShopSwitcher() {
  const { sistema } = useSettings();
  const current = useShop();
  const shops = useShops();
  const hours = sistema.geral.site.atendimento;
  return (
    <div className="shop-switcher">
      <div className="row flex min-h-[inherit] items-stretch">
        <nav className="flex items-stretch" aria-labelledby="shop-switcher-label">
          <span id="shop-switcher-label" className="mr-4 self-center max-lg:sr-only">
            Você está aqui:
          </span>
          <ul className="flex items-stretch">
            {shops.map((shop) => (
              <li key={shop.id} className="flex">
                <a
                  href={toTabHref(shop, current)}
                  className="shop-tab"
                  aria-current={shop.id === current.id ? 'true' : undefined}
                >
                  <ShopName shop={shop} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {hours && <span className="ml-auto hidden self-center lg:block">Atendimento: {hours}</span>}
      </div>
    </div>
  );
}

export function ShopName({ shop }: { shop: Shop }) {
  return shop.logo.desenho === 'manuscrito' ? <Logo shop={shop} className="h-5" /> : shop.nome;
}

/** The other shops as tiles, for the menu drawer. */
export function ShopTiles() {
  const current = useShop();
  const shops = useShops();
  return (
    <nav aria-label="Lojas">
      <p className="mb-2 text-small text-ink-2">Você está aqui:</p>
      <ul className="flex flex-col gap-2">
        {shops.map((shop) => (
          <li key={shop.id}>
            <a
              href={toTabHref(shop, current)}
              className="shop-tile"
              data-look={shop.paleta === 'noite' ? 'night' : undefined}
              aria-current={shop.id === current.id ? 'true' : undefined}
            >
              <ShopName shop={shop} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The home path alone selects the other shop; inside a shop every link carries the query key. */
function toTabHref(shop: Shop, current: Shop): string {
  return shop.id === current.id ? toShopHref(shop, shop.path) : shop.path;
}
