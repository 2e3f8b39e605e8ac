// `npm run screenshots [part of a name]`: pictures of every screen and state in both shops at 390 and 1366 px, in the folder
// screenshots/.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { refuseCookies, renderDeferredContent, settle, skipPopups } from '../../e2e/browsing.ts';
import { screensOfShops } from '../../e2e/screens/all-screens.ts';
import { openScreen, type Screen } from '../../e2e/screens/screen.ts';
import { type ShopServer, startShop } from '../../e2e/shop-server.ts';
import { projectRoot } from '../checks/source-files.ts';
import { findChromium } from '../testing/system-packages.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1366, height: 900 },
} as const;
const folder = join(projectRoot, 'screenshots');

interface Shot {
  screen: Screen;
  size: keyof typeof sizes;
  /** Name of the file, e.g. `caszulo-side-cart-390.png`. */
  name: string;
}

function listShots(): Shot[] {
  return screensOfShops.flatMap(({ shop, screens }) =>
    screens.flatMap((screen) =>
      (['phone', 'desktop'] as const)
        .filter((size) => !screen.only || screen.only === size)
        .map((size) => ({
          screen,
          size,
          name: `${shop}-${screen.name.replaceAll(' ', '-')}-${sizes[size].width}.png`,
        })),
    ),
  );
}

if (import.meta.main) {
  const wanted = process.argv[2] ?? '';
  mkdirSync(folder, { recursive: true });
  const executablePath = findChromium();
  const server = await startShop({ RATE_LIMIT: 'off' });
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    for (const shot of listShots().filter(({ name }) => name.includes(wanted))) {
      try {
        await takeShot(browser, server, shot);
        console.log(`screenshots/${shot.name}`);
      } catch (error) {
        process.exitCode = 1;
        console.error(`screenshots/${shot.name} was not taken:`, error);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function takeShot(browser: Browser, server: ShopServer, { screen, size, name }: Shot): Promise<void> {
  const isPhone = size === 'phone';
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: sizes[size],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  try {
    if (!screen.isFirstVisit) {
      await refuseCookies(context, server.url);
      await skipPopups(context);
    }
    const page = await context.newPage();
    await openScreen(page, server, screen);
    await page.waitForLoadState();
    await renderDeferredContent(page);
    await loadPictures(page, screen.prepare ? 'visible' : 'all');
    await settle(page);
    // A first screenshot of the viewport completes fade-ins, which a full-page screenshot may lack otherwise.
    if (!screen.prepare) await page.screenshot();
    // Opened panels are captured in the viewport, pages as a whole.
    await page.screenshot({ path: join(folder, name), fullPage: !screen.prepare });
  } finally {
    await context.close();
  }
}

/** Loads lazy pictures below the viewport, which a full-page screenshot would show empty. */
async function loadPictures(page: Page, which: 'all' | 'visible'): Promise<void> {
  await page.evaluate(async (all) => {
    const isWanted = (picture: HTMLImageElement) =>
      picture.checkVisibility() && (all || picture.getBoundingClientRect().top < window.innerHeight);
    const pictures = [...document.images].filter(isWanted);
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  }, which === 'all');
}
