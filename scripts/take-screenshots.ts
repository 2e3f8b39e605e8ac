// `npm run screenshots`: pictures of the main screens in both shops at 390 and 1366 px, in the folder screenshots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import {
  cartButton,
  menuBar,
  openDrawer,
  openPage,
  pointAt,
  refuseCookies,
  settle,
  sideCart,
  skipPopups,
} from '../e2e/browsing.ts';
import { startShop } from '../e2e/shop-server.ts';
import { projectRoot } from './checks/source-files.ts';
import { findChromium } from './testing/system-packages.ts';

interface Shot {
  name: string;
  /** Inside the shop; `loja` is added. */
  path: string;
  /** What is done on the page before; the picture then shows the window, not the whole page. */
  prepare?: (page: Page) => Promise<void>;
  width?: number;
}

interface ShopShots {
  shop: string;
  loja: string | undefined;
  shots: readonly Shot[];
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
];
const phoneWidth = 390;
const desktopWidth = 1366;
const folder = join(projectRoot, 'screenshots');

const putIntoCart = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await sideCart(page).waitFor();
};

const openFilters = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Filtrar' }).click();
  await page.getByRole('dialog', { name: 'Filtrar' }).waitFor();
};

const openMenu = (label: string) => async (page: Page) => {
  await pointAt(menuBar(page).getByRole('link', { name: label, exact: true }));
  await menuBar(page)
    .getByRole('link', { name: `Ver tudo ${label}`, exact: true })
    .waitFor();
};

const showDrawer = async (page: Page): Promise<void> => {
  await openDrawer(page);
};

const shops: readonly ShopShots[] = [
  {
    shop: 'main',
    loja: undefined,
    shots: [
      { name: 'home', path: '/' },
      { name: 'listing', path: '/oleos-essenciais' },
      { name: 'listing-filters', path: '/oleos-essenciais', prepare: openFilters, width: phoneWidth },
      { name: 'search', path: '/busca?busca=lavanda' },
      { name: 'search-corrected', path: '/busca?busca=lavnda' },
      { name: 'search-empty', path: '/busca?busca=zzzzqqq' },
      { name: 'product', path: '/oleo-essencial-de-lavanda-francesa' },
      { name: 'product-black-friday', path: '/oleo-essencial-de-hortela-pimenta' },
      { name: 'product-sold-out', path: '/oleo-essencial-de-neroli' },
      { name: 'kit-closed', path: '/lista/kit-sono' },
      { name: 'kit-open', path: '/lista/monte-seu-trio-de-oleos' },
      { name: 'list', path: '/lista/banheiro-sem-plastico' },
      { name: 'lists', path: '/lista' },
      { name: 'menu', path: '/', prepare: openMenu('Óleos essenciais'), width: desktopWidth },
      { name: 'menu-last', path: '/', prepare: openMenu('Cosméticos veganos'), width: desktopWidth },
      { name: 'drawer', path: '/', prepare: showDrawer, width: phoneWidth },
      { name: 'side-cart-empty', path: '/', prepare: (page) => cartButton(page).click() },
      { name: 'side-cart', path: '/oleo-essencial-de-melaleuca', prepare: putIntoCart },
      { name: 'cart', path: '/checkout/carrinho' },
      { name: 'brands', path: '/marcas' },
      { name: 'brand', path: '/marcas/serra-clara' },
      { name: 'landing-page', path: '/c/para-diluir' },
      { name: 'page', path: '/pagina/entrega' },
      { name: 'pages', path: '/pagina' },
      { name: 'not-found', path: '/nao-existe' },
      { name: 'server-error', path: '/View5xx' },
    ],
  },
  {
    shop: 'caszulo',
    loja: 'caszulo',
    shots: [
      { name: 'home', path: '/loja-caszulo' },
      { name: 'listing', path: '/difusores/de-varetas' },
      { name: 'search', path: '/busca?busca=figo' },
      { name: 'product', path: '/difusor-eletrico-de-ceramica' },
      { name: 'kit-closed', path: '/lista/kit-boas-vindas' },
      { name: 'kit-open', path: '/lista/monte-sua-gaveta' },
      { name: 'lists', path: '/lista' },
      { name: 'menu', path: '/loja-caszulo', prepare: openMenu('Difusores de varetas'), width: desktopWidth },
      { name: 'drawer', path: '/loja-caszulo', prepare: showDrawer, width: phoneWidth },
      { name: 'side-cart', path: '/vela-vegetal-de-figo', prepare: putIntoCart },
      { name: 'cart', path: '/checkout/carrinho' },
      { name: 'brands', path: '/marcas' },
      { name: 'page', path: '/pagina/entrega' },
      { name: 'not-found', path: '/nao-existe' },
    ],
  },
];

if (import.meta.main) {
  const wanted = process.argv[2];
  mkdirSync(folder, { recursive: true });
  const executablePath = findChromium();
  const shop = await startShop();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    for (const shots of shops) await takeShots(browser, shop.url, shots, wanted);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** One visitor a shop and width, so that the cart page shows what went into the cart before. */
async function takeShots(browser: Browser, baseURL: string, { shop, loja, shots }: ShopShots, wanted?: string) {
  for (const viewport of sizes) {
    const { width } = viewport;
    const context = await browser.newContext({
      baseURL,
      viewport,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      isMobile: width === phoneWidth,
      hasTouch: width === phoneWidth,
    });
    await refuseCookies(context, baseURL);
    await skipPopups(context);
    const page = await context.newPage();
    for (const shot of shots.filter((candidate) => candidate.width === undefined || candidate.width === width)) {
      const name = `${shop}-${shot.name}-${width}.png`;
      if (wanted && !name.includes(wanted)) continue;
      await openPage(page, addShop(shot.path, loja));
      await shot.prepare?.(page);
      await loadPictures(page);
      await settle(page);
      await page.screenshot({ path: join(folder, name), fullPage: !shot.prepare });
      console.log(`screenshots/${name}`);
    }
    await context.close();
  }
}

function addShop(path: string, loja: string | undefined): string {
  return loja ? `${path}${path.includes('?') ? '&' : '?'}loja=${loja}` : path;
}

/** Pictures below the window load only when asked; a full picture of the page must not show their places empty. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}
