import { type ReactNode, use, useCallback } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { IconSprite } from '#ui/icon.tsx';
import { ErrorFallback } from './layout/errors/error-fallback.tsx';
import { BareErrorPage } from './layout/errors/bare-error-page.tsx';
import { MaintenancePage } from './layout/errors/maintenance-page.tsx';
import { readMenus } from './layout/menu/read-menus.server.ts';
import { StoreSettings } from './layout/store-settings.tsx';
import { defaultSettings } from './shops/settings/default-settings.ts';
import { toErrorView } from '#web/errors/error-view.ts';
import { refuseInMaintenance } from './middleware/maintenance.server.ts';
import { defaultMiddleware, getMiddleware } from './middleware/registry.server.ts';
import { deviceContext } from './middleware/user-agent.server.ts';
import { layOutForReturn } from './lib/first-page/lay-out-in-pieces.ts';
import { firstPageContext, isWhollyShown } from './lib/first-page/first-page.server.ts';
import { pack, usePacked } from './lib/packing/packed.ts';
import { ServedContext } from './lib/served/served.tsx';
import { readSettings } from './shops/settings/read-settings.server.ts';
import { FirstPageContext, MainMenuContext, SettingsContext, ShopContext } from './shops/shop-context.tsx';
import { storefrontContext } from './request-context.server.ts';
import type { MenuNode } from './layout/menu/menu-node.ts';
import { findShop, resolveShop } from './shops/resolve-shop.ts';
import { findIcon, listFontFiles } from './shops/shop-files.ts';
import stylesheet from './styles/app.css?url';
import { renderServedHtml } from './routes/layout/served-html.server.tsx';
import type { Route } from './+types/root';

const noMenu: readonly MenuNode[] = [];
const nothingServed = {};

export const middleware: Route.MiddlewareFunction[] = defaultMiddleware.map(getMiddleware);

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const device = context.get(deviceContext);
  const [settings, { main: mainMenu, announcements, footer }] = await Promise.all([
    readSettings(storefront),
    readMenus(storefront, device.tipoImg, url),
  ]);
  refuseInMaintenance(settings);
  const { shop, options } = storefront;
  const served = renderServedHtml({ shop, settings, mainMenu, footer }, device.tipoImg.menu);
  // A document shows the menu and the settings: the browser reads them there.
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  if (isDocument) context.set(firstPageContext, { settings, mainMenu, served });
  const { siteUrl, scripts = [] } = options;
  return {
    shopId: shop.id,
    siteUrl,
    ...(!isDocument && { settings, served }),
    ...((!isDocument || !isWhollyShown(mainMenu)) && { mainMenu: pack(mainMenu) }),
    announcements: pack(announcements),
    device,
    scripts: scripts.map(({ src, category, place }) => ({ src, category, place })),
  };
}

/** Menus and settings stay for the visit; another shop brings its own. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return resolveShop(currentUrl).id !== resolveShop(nextUrl).id;
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const { pathname, search } = useLocation();
  const searchParams = new URLSearchParams(search);
  // Without its loader's data the page shows an error, in the shop that was asked for.
  const shop = loaded ? findShop(loaded.shopId) : resolveShop({ pathname, searchParams });
  const first = use(FirstPageContext);
  const settings = loaded?.settings ?? first?.settings ?? defaultSettings;
  const loadedMenu = usePacked(loaded?.mainMenu);
  const readMenu = useCallback(() => loadedMenu ?? first?.mainMenu ?? noMenu, [loadedMenu, first]);
  return (
    // The first script of a page says on it when the page is painted.
    <html lang="pt-BR" data-shop={shop.id} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script>{layOutForReturn}</script>
        {listFontFiles(shop, pathname).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" type="image/svg+xml" href={findIcon(shop)} />
        <link rel="stylesheet" href={stylesheet} />
        {settings.configuracoes.google.tag.verification.map((code) => (
          <meta key={code} name="google-site-verification" content={code} />
        ))}
        <Links />
      </head>
      <body>
        <IconSprite />
        <ErrorFallback>
          <ShopContext value={shop}>
            <SettingsContext value={settings}>
              <MainMenuContext value={readMenu}>
                <ServedContext value={loaded?.served ?? first?.served ?? nothingServed}>{children}</ServedContext>
              </MainMenuContext>
            </SettingsContext>
          </ShopContext>
        </ErrorFallback>
        <StoreSettings settings={settings} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Reached only when the frame itself fails: it uses nothing that was loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const view = toErrorView(error);
  return view.isMaintenance ? <MaintenancePage /> : <BareErrorPage view={view} />;
}
