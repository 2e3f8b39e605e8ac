import type { Page, Route } from '@playwright/test';
import { banner, heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { headerField, suggestions } from '../search/search-field.ts';

const bar = (page: Page) => page.locator('[data-phase]');

/** Records every phase of the loading bar, however short. */
async function recordBar(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const phases: string[] = [];
    window.recordedPhases = phases;
    new MutationObserver(() => {
      const phase = document.querySelector('[data-phase]')?.getAttribute('data-phase') ?? 'none';
      if (phases.at(-1) !== phase) phases.push(phase);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => window.recordedPhases ?? []);
}

/** Holds the data request of the next page until the returned function responds to it. */
async function holdNextPage(page: Page): Promise<(answer: (route: Route) => Promise<void>) => Promise<void>> {
  let pass: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((resolve) => (pass = resolve));
  await page.route('**/difusores.data*', (route) => pass(route));
  return async (answer) => answer(await held);
}

const follow = (page: Page) => banner(page).getByRole('link', { name: 'Difusores', exact: true }).click();

test('shows no loading bar if the response arrives within 200 ms [R4-01]', async ({ page }) => {
  await openPage(page, '/');
  const phases = await recordBar(page);
  const answer = await holdNextPage(page);
  // With a paused clock the 200 ms of the page pass only on `runFor`.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page);
  await page.clock.runFor(199);
  await answer((route) => route.continue());
  await expect(heading(page)).toHaveText('Difusores');
  expect((await phases()).filter((phase) => phase !== 'none')).toEqual([]);
});

test('shows a bar that creeps for 5 s, never completes before the page, completes with it and is removed [R4-02, R9-20]', async ({
  page,
}) => {
  await openPage(page, '/');
  const phases = await recordBar(page);
  const answer = await holdNextPage(page);
  await follow(page);
  await expect(bar(page)).toHaveAttribute('data-phase', 'creeping');
  const widths = await bar(page).evaluate((element) => {
    const [creep] = element.getAnimations();
    if (!creep) return [];
    const { duration, endTime } = creep.effect?.getComputedTiming() ?? {};
    creep.pause();
    const at = [500, 2000, 4999, 9000].map((time) => {
      creep.currentTime = time;
      return element.getBoundingClientRect().width / window.innerWidth;
    });
    creep.play();
    return [Number(duration), Number(endTime), ...at];
  });
  expect(widths.slice(0, 2)).toEqual([5000, 5000]);
  const growing = widths.slice(2);
  expect(growing).toEqual(growing.toSorted((first, second) => first - second));
  expect(growing[0]).toBeGreaterThan(0);
  expect(Math.max(...growing)).toBeLessThan(1);
  await answer((route) => route.continue());
  await expect(heading(page)).toHaveText('Difusores');
  await expect(bar(page)).toHaveCount(0);
  expect((await phases()).filter((phase) => phase !== 'none')).toEqual(['creeping', 'done']);
});

test.describe('a page whose request fails', () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_|ERR_FAILED|Failed to fetch/] });

  test('turns the bar red, shows "Erro de rede" and no remaining loading state [R4-03]', async ({ page }) => {
    await openPage(page, '/');
    const phases = await recordBar(page);
    const answer = await holdNextPage(page);
    await follow(page);
    await expect(bar(page)).toHaveAttribute('data-phase', 'creeping');
    await answer((route) => route.abort('connectionreset'));
    await expect(page.getByRole('main')).toContainText('Erro de rede');
    await expect(page.getByRole('main')).toContainText('Erro 500');
    await expect(bar(page)).toHaveCount(0);
    expect(await phases()).toContain('failed');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
});

test.describe('a chunk that is missing after a release', () => {
  test.use({ expectedProblems: [/\b404\b|\b500\b|loading route module|dynamically imported module|preload/i] });

  test('of a route turns its navigation into a document request, which shows the page without the chunk', async ({
    page,
    documents,
  }) => {
    await openPage(page, '/');
    await page.route('**/assets/brands-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Marcas', exact: true }).first().click();
    await expect.poll(() => documents).toEqual(['/', '/marcas']);
    await expect(heading(page)).toHaveText(/Marcas/);
  });

  test('of a fetcher reloads the page at most once in 60 s [R4-43, R8-18, R9-21]', async ({ page, documents }) => {
    /** For each failed request the number of documents requested before it. */
    const failures: number[] = [];
    await page.route('**/assets/suggestions-*.js', (route) => {
      failures.push(documents.length);
      return route.fulfill({ status: 404, body: '' });
    });
    await page.addInitScript(() => {
      window.navigation.addEventListener('navigate', ({ navigationType }) => {
        if (navigationType === 'reload') document.documentElement.dataset['reloads'] = 'requested';
      });
    });
    await page.goto('/nao-existe');
    await expect.poll(() => failures).toContain(2);
    // In the second document the router requests a reload too, which the guard cancels.
    await expect(page.locator('html[data-reloads]')).toHaveCount(1);
    // The page stays and works.
    await headerField(page).fill('lavanda');
    await expect(suggestions(page)).toBeVisible();
    await expect(headerField(page)).toHaveValue('lavanda');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(documents).toEqual(['/nao-existe', '/nao-existe']);
  });
});

declare global {
  interface Window {
    recordedPhases?: string[];
  }
}
