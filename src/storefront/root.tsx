import type { ReactNode } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Settings } from '#contract/content.ts';
import { fallbackShops } from '#contract/neutral-shop.ts';
import { IconSprite } from '#ui/icon.tsx';
import { toErrorView } from '#web/errors/error-view.ts';
import { toInlineJson } from '#web/head/json-ld.tsx';
import type { Route } from './+types/root';
import { ErrorFallback, BareErrorPage } from './layout/errors/error-fallback.tsx';
import { MaintenancePage } from './layout/errors/maintenance-page.tsx';
import { MainMenuContext, type MenuNode } from './layout/menu/menu-node.ts';
import { findShopsOfError } from './middleware/maintenance-error.ts';
import { defaultMiddleware, getMiddleware } from './middleware/registry.server.ts';
import { paths } from './paths.ts';
import { loadRoot } from './routes/layout/load-root.server.ts';
import { VisitProvider } from './routes/layout/visit-provider.tsx';
import { toAppIcon } from './shops/app-icon.ts';
import { defaultSettings } from './shops/default-settings.ts';
import { findShop, isSameShop, resolveShop } from './shops/resolve-shop.ts';
import { SettingsContext, ShopContext, ShopsContext, WhatsAppContext } from './shops/shop-context.tsx';
import { findIcon, listFontFiles } from './shops/shop-files.ts';
import { toShopHref } from './shops/shop.ts';
import { windowColors } from './shops/window-colors.ts';
import stylesheet from './styles/app.css?url';

const noMenu: readonly MenuNode[] = [];

export const middleware: Route.MiddlewareFunction[] = defaultMiddleware.map(getMiddleware);

export function loader(args: Route.LoaderArgs) {
  return loadRoot(args);
}

/** Menus and settings are loaded once per visit and shop. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return !isSameShop(currentUrl, nextUrl);
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const { pathname, search } = useLocation();
  const searchParams = new URLSearchParams(search);
  const error = useRouteError();
  // Without the loader's data the page shows an error, in the shop of the request.
  const shops = loaded?.shops ?? findShopsOfError(error) ?? fallbackShops;
  const shop = loaded ? findShop(loaded.shopId, shops) : resolveShop({ pathname, searchParams }, shops);
  const settings = loaded?.settings ?? defaultSettings;
  return (
    <html lang="pt-BR" data-shop={shop.id} data-theme={shop.tema} data-palette={shop.paleta}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {listFontFiles(shop, pathname).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <meta name="theme-color" content={windowColors[shop.paleta].header} />
        <link rel="icon" type="image/svg+xml" href={findIcon(shop)} />
        <link rel="apple-touch-icon" href={toAppIcon(shop, 512, true)} />
        <link rel="manifest" href={toShopHref(shop, paths.manifest)} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={shop.nome}
          href={toShopHref(shop, paths.openSearch)}
        />
        <link rel="stylesheet" href={stylesheet} precedence="base" />
        <meta property="og:locale" content="pt_BR" />
        {shop.nome && <meta property="og:site_name" content={shop.nome} />}
        {settings.configuracoes.google.tag.verification.map((code) => (
          <meta key={code} name="google-site-verification" content={code} />
        ))}
        <Links />
      </head>
      <body>
        <IconSprite />
        <ErrorFallback>
          <ShopsContext value={shops}>
            <ShopContext value={shop}>
              <SettingsContext value={settings}>
                <WhatsAppContext value={loaded?.whatsApp}>
                  <MainMenuContext value={loaded?.menus.main ?? noMenu}>{children}</MainMenuContext>
                </WhatsAppContext>
              </SettingsContext>
            </ShopContext>
          </ShopsContext>
        </ErrorFallback>
        <StoreSettings settings={settings} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { device, siteUrl } }: Route.ComponentProps) {
  return (
    <VisitProvider device={device} siteUrl={siteUrl}>
      <Outlet />
    </VisitProvider>
  );
}

/** Rendered only if the layout itself fails, so it uses no loader data. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const view = toErrorView(error);
  return view.isMaintenance ? <MaintenancePage /> : <BareErrorPage view={view} />;
}

/** Specification 1: the store settings as data in the page, for third-party scripts. */
function StoreSettings({ settings }: { settings: Settings }) {
  return (
    <script type="application/json" id="configuracoes-da-loja">
      {toInlineJson(settings)}
    </script>
  );
}
