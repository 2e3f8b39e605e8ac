// Specification 1 defines two shops. A third one is rows: no code depends on their number.

import { renderToString } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createNeutralShop } from '#contract/neutral-shop.ts';
import type { Shop } from '#contract/shops.ts';
import { toDevice } from '#web/browser/device.ts';
import { emptyCart } from '../features/cart/view/cart-view.ts';
import { loadCarts } from '../features/cart/view/load-carts.server.ts';
import { loadMenus } from '../layout/menu/load-menus.server.ts';
import { createSampleMenus } from '../layout/menu/sample-menus.ts';
import { Layout } from '../root.tsx';
import { loader as loadCataloguePage } from '../routes/catalogue.tsx';
import LayoutRoute from '../routes/layout/layout.tsx';
import { VisitProvider } from '../routes/layout/visit-provider.tsx';
import { aStorefront } from '../testing/a-storefront.ts';
import { sampleShops } from '../testing/sample-shops.ts';
import { defaultSettings } from './default-settings.ts';
import { toShopHref, toShownShops } from './shop.ts';

const garden: Shop = { ...createNeutralShop({ id: 'jardim', nome: 'Jardim', loja: 'jardim' }), paleta: 'noite' };
const shops = [...sampleShops, garden] as const;

// Replaces asset files, which this test does not need.
vi.mock('./shop-files.ts', () => ({ listFontFiles: () => [], findIcon: () => undefined }));
vi.mock('../styles/app.css?url', () => ({ default: '/app.css' }));

const device = toDevice('');

/** The first HTML of a URL, with menus whose links the shop has. */
function render(address: string, shopId: string, loja: string): string {
  const menus = { ...createSampleMenus((path) => toShopHref({ loja }, path)), announcements: [] };
  const Page = createRoutesStub([
    {
      id: 'root',
      Component: () => (
        <Layout>
          <VisitProvider device={device} siteUrl="https://loja.example">
            <Outlet />
          </VisitProvider>
        </Layout>
      ),
      children: [{ id: 'layout', Component: LayoutRoute, children: [{ path: '*', Component: () => <h1>Jardim</h1> }] }],
    },
  ]);
  const loaderData = {
    root: {
      shopId,
      shops: toShownShops(shops),
      siteUrl: 'https://loja.example',
      settings: defaultSettings,
      menus,
      device,
    },
    layout: { cart: emptyCart, others: [], customer: null },
  };
  // Vite's test mode gives the logos an empty URL, which React warns about.
  vi.spyOn(console, 'error').mockImplementation((message) => expect(message).toMatch(/^An empty string/));
  return renderToString(<Page initialEntries={[address]} hydrationData={{ loaderData }} />);
}

describe('a third shop', () => {
  it.each([
    ['/loja-jardim', ['/api/v2/front/url/home?url=%2Floja-jardim&loja=jardim']],
    ['/loja-fechada', []],
  ])('has its own URL for its home page: %s', async (path, homes) => {
    const requested: string[] = [];
    const { args } = aStorefront({
      path,
      shops,
      storeApi: (request) => {
        requested.push(request.url.replace('https://loja.example', ''));
        return Promise.resolve(Response.json({ error: 'Não há.' }, { status: 404 }));
      },
    });
    const params = { '*': path.slice(1) };
    await expect(loadCataloguePage({ ...args, params, pattern: '*' })).rejects.toBeTruthy();
    expect(requested.filter((address) => address.includes('/url/home'))).toEqual(homes);
  });

  it('has its feed below its home too', async () => {
    const path = '/loja-jardim/feeds/google.xml';
    const { args } = aStorefront({ path, shops, storeApi: () => Promise.reject(new Error('called')) });
    const page = loadCataloguePage({ ...args, params: { '*': path.slice(1) }, pattern: '*' });
    const response: unknown = await page.catch((thrown: unknown) => thrown);
    expect(response instanceof Response && response.headers.get('Location')).toBe('/feeds/google.xml?loja=jardim');
  });

  it.each(['/oleos?loja=jardim', '/loja-jardim', '/a/loja-jardim'])('loads its own menus on %s', async (path) => {
    const requested: string[] = [];
    const { storefront, url } = aStorefront({
      path,
      shops,
      storeApi: (request) => {
        requested.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
        return Promise.resolve(Response.json({ error: 'Menu não encontrado.' }, { status: 404 }));
      },
    });
    await loadMenus(storefront, device.tipoImg, url);
    expect(requested).toEqual(['jardim-menu-principal', 'jardim-pitchbar-topo', 'jardim-links-rodape']);
  });

  it('has its own cart, which the API answers with the counts of the others', async () => {
    const requested: (string | null)[] = [];
    const { storefront } = aStorefront({
      path: '/oleos?loja=jardim',
      shops,
      session: 'abc',
      storeApi: (request) => {
        requested.push(new URL(request.url).searchParams.get('loja'));
        return Promise.resolve(Response.json({ error: 'Fora do ar' }, { status: 503 }));
      },
    });
    await loadCarts(storefront, toDevice('').tipoImg);
    expect(requested).toEqual(['jardim']);
  });

  it('has its own theme and name, and no link leaves it except the switcher', () => {
    const html = render('/oleos?loja=jardim', 'jardim', 'jardim');
    expect(html).toContain('<html lang="pt-BR" data-shop="jardim" data-theme="classico" data-palette="noite">');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const home = page.querySelector('header a[href="/loja-jardim?loja=jardim"]');
    expect(home?.textContent).toContain('Jardim');
    expect(page.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe('Jardim');
    const hrefs = [...page.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.length).toBeGreaterThan(15);
    const leadsOut = hrefs.filter((href) => !/[?&]loja=jardim(?:$|#|&)/.test(href));
    expect(new Set(leadsOut)).toEqual(new Set(['/', '/loja-caszulo']));
    expect(page.querySelector('form[role=search] input[name=loja]')?.getAttribute('value')).toBe('jardim');
  });

  it('is listed in the switcher of every shop', () => {
    const page = new DOMParser().parseFromString(render('/', 'main', ''), 'text/html');
    const tabs = [...page.querySelectorAll('nav[aria-labelledby="shop-switcher-label"] a')].map((tab) =>
      tab.getAttribute('href'),
    );
    expect(tabs).toEqual(['/', '/loja-caszulo', '/loja-jardim']);
  });
});
