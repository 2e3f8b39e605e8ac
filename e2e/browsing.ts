// How a shopper gets around, on a phone and on a desktop.
import { type BrowserContext, expect, type Locator, type Page, type Response } from '@playwright/test';

const desktopWidth = 1024;

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? desktopWidth) < desktopWidth;
}

/** Opens an address as a document and waits until it is hydrated: an earlier click would load a document. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await waitForScript(page);
  return answer;
}

/** Waits until React has hydrated the document. */
export async function waitForScript(page: Page): Promise<void> {
  // The menu marks hydration; nothing that a shopper sees tells it.
  await page.locator('nav[data-hydrated]').waitFor({ state: 'attached' });
}

/** Holds back the entry script of every document until the returned function is called. */
export async function holdScript(page: Page): Promise<() => void> {
  const script = Promise.withResolvers<undefined>();
  await page.route('**/entry.client-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  return () => script.resolve(undefined);
}

/** Waits until the page has this path and query: an address that only leads there must not pass for it. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
}

export function banner(page: Page): Locator {
  return page.getByRole('banner');
}

/** The one heading of a page. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export function sideCart(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Sua sacola/ });
}

/** The link or button of the header that shows the cart. */
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

/** The menu of the desktop. */
export function menuBar(page: Page): Locator {
  return banner(page).getByRole('navigation', { name: 'Menu principal' });
}

/** Waits until fonts are there and everything that moves has arrived. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/** Moves the pointer onto something that may still be on its way; `hover` would scroll the page to make it hold still. */
export async function pointAt(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await settle(target.page());
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to point at');
  await target.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Goes to a top category by the main menu. */
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

/** Turns on one option of a listing's filters. */
export async function filterBy(page: Page, option: string): Promise<void> {
  const name = new RegExp(String.raw`^${option}(?!\p{L})`, 'u');
  if (isPhone(page)) {
    await page.getByRole('link', { name: 'Filtrar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtrar' });
    await sheet.getByRole('link', { name }).click();
    await expect(sheet.getByRole('link', { name: `Remover filtro ${option}` }).first()).toBeVisible();
    await sheet.getByRole('button', { name: /^Ver .*produtos?$/ }).click();
    await expect(sheet).toBeHidden();
  } else {
    await page.getByRole('complementary', { name: 'Filtrar' }).getByRole('link', { name }).click();
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

/** A price as it is written: with a blank that does not break. */
export function price(text: string): RegExp {
  return new RegExp(`R\\$\\s${text.replace('.', '\\.')}(?!\\d)`);
}

/** As if the shopper had said no to optional cookies a moment ago. */
export function refuseCookies(context: BrowserContext, shopUrl: string): Promise<void> {
  return context.addCookies([{ name: 'consentimento', value: `0.0.${Date.now()}`, url: shopUrl }]);
}

/** As if the popups had come up before in this session. */
export async function skipPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (window.origin === 'null') return;
    for (const kind of ['basic', 'exit']) sessionStorage.setItem(`popup:${kind}`, '1');
  });
}
