// Steps of a shopper, on a phone and on a desktop.

import { type BrowserContext, expect, type Locator, type Page, type Response } from '@playwright/test';

const desktopWidth = 1024;

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? desktopWidth) < desktopWidth;
}

/** Opens a URL as a document and waits until it is hydrated: an earlier click would load a document. */
export async function openPage(page: Page, path: string, options?: { referer: string }): Promise<Response | null> {
  const answer = await page.goto(path, options);
  await waitForScript(page);
  return answer;
}

/** Waits for the parts of a page that load when the browser is idle, of which analytics is the last. */
export async function waitForIdleParts(page: Page): Promise<void> {
  await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'page_view'));
}

/** Waits until React has hydrated the document. */
export async function waitForScript(page: Page): Promise<void> {
  // The menu, or the header of the checkout, marks hydration, which has no visible effect.
  await page.locator(':is(nav, header)[data-hydrated]').waitFor({ state: 'attached' });
}

/** Holds the entry script of every document until the returned function is called. */
export async function holdScript(page: Page): Promise<() => void> {
  const script = Promise.withResolvers<undefined>();
  await page.route('**/entry.client-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  return () => script.resolve(undefined);
}

/** Waits until the page has this path and query, so that a redirect does not go unnoticed. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
}

export function banner(page: Page): Locator {
  return page.getByRole('banner');
}

/** The only `h1` of a page. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export function sideCart(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Sua sacola/ });
}

/** The link or button of the header that opens the cart. */
export function cartButton(page: Page): Locator {
  return banner(page)
    .getByRole('link', { name: /sacola/i })
    .or(banner(page).getByRole('button', { name: /sacola/i }));
}

export function drawer(page: Page): Locator {
  return page.getByRole('dialog', { name: /menu/i });
}

export async function openDrawer(page: Page): Promise<Locator> {
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
}

export function menuButton(page: Page): Locator {
  return banner(page)
    .getByRole('button', { name: /menu/i })
    .or(banner(page).getByRole('link', { name: /menu/i }));
}

/** The menu bar of the desktop. */
export function menuBar(page: Page): Locator {
  return banner(page).getByRole('navigation', { name: 'Menu principal' });
}

/** Waits until fonts have loaded and all animations have finished. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() => {
    const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    // Animations stand still while the layout of their element is deferred.
    const isDeferred = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true }) === false;
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return !running.some((animation) => isFinite(animation) && !isDeferred(animation));
  });
}

/** Content far below a phone's screen has no styles and is not painted (`deferred-layout`), which axe and pictures need. */
export async function renderDeferredContent(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    // The styles are there with the next frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** Moves the pointer onto an element that may be animating; `hover` would scroll the page. */
export async function pointAt(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await settle(target.page());
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to point at');
  await target.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Opens a top-level category by the main menu. */
export async function chooseFromMenu(page: Page, label: string): Promise<void> {
  if (isPhone(page)) {
    const menu = await openDrawer(page);
    await menu.getByRole('button', { name: label, exact: true }).click();
    await menu.getByRole('link', { name: `Ver tudo ${label}`, exact: true }).click();
    await expect(menu).toBeHidden();
  } else {
    await menuBar(page).getByRole('link', { name: label, exact: true }).click();
  }
}

/** Unfolds the group that has the option, if it is folded. */
export async function unfoldFilter(filters: Locator, option: RegExp): Promise<void> {
  const link = filters.page().getByRole('link', { name: option, includeHidden: true });
  const group = filters.locator('details').filter({ has: link }).first();
  if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click();
}

/** Applies one option of a listing's filters. */
export async function filterBy(page: Page, option: string): Promise<void> {
  const name = new RegExp(String.raw`^${option}(?!\p{L})`, 'u');
  if (isPhone(page)) {
    await page.getByRole('link', { name: 'Filtrar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtrar' });
    await unfoldFilter(sheet, name);
    await sheet.getByRole('link', { name }).click();
    await expect(sheet.getByRole('link', { name: `Remover filtro ${option}` }).first()).toBeVisible();
    await sheet.getByRole('button', { name: /^Ver .*produtos?$/ }).click();
    await expect(sheet).toBeHidden();
  } else {
    const column = page.getByRole('complementary', { name: 'Filtrar' });
    await unfoldFilter(column, name);
    await column.getByRole('link', { name }).click();
  }
}

export async function orderBy(page: Page, label: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('link', { name: 'Ordenar' }).click();
    await page.getByRole('dialog', { name: 'Ordenar' }).getByRole('link', { name: label }).click();
  } else {
    await page.getByLabel('Ordenar por').selectOption(label);
  }
}

/** The cards of a listing. */
export function cards(page: Page): Locator {
  return page.getByRole('region', { name: 'Produtos', exact: true }).getByRole('article');
}

/** Matches a formatted price, which contains a non-breaking space. */
export function price(text: string): RegExp {
  return new RegExp(`R\\$\\s${text.replace('.', '\\.')}(?!\\d)`);
}

/** Sets the cookie of a shopper who has refused optional cookies. */
export function refuseCookies(context: BrowserContext, shopUrl: string): Promise<void> {
  return context.addCookies([{ name: 'consentimento', value: `0.0.${Date.now()}`, url: shopUrl }]);
}

/** Marks the popups as already shown in this session. */
export async function skipPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (window.origin === 'null') return;
    for (const kind of ['basic', 'exit']) sessionStorage.setItem(`popup:${kind}`, '1');
  });
}
