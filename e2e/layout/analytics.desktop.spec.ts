import type { Page } from '@playwright/test';
import { maria, signIn, waitForVisit } from '../accounts.ts';
import { cards, heading, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { answer } from './consent-parts.ts';

interface PushedEvent {
  event?: string;
  search_term?: string;
  ecommerce?: { currency?: string; value?: number; item_list_name?: string; items: Record<string, unknown>[] };
  [name: string]: unknown;
}

/** The events of the page's document, in order; the fixtures fail on any request to another host. */
function readEvents(page: Page): Promise<PushedEvent[]> {
  // A command of Consent Mode cannot be cloned.
  return page.evaluate(() => structuredClone(window.dataLayer?.filter((entry) => entry.event !== undefined) ?? []));
}

async function findEvent(page: Page, name: string): Promise<PushedEvent> {
  await expect.poll(async () => (await readEvents(page)).map(({ event }) => event)).toContain(name);
  return (await readEvents(page)).findLast(({ event }) => event === name) ?? {};
}

test('a shopping visit is in the data layer in the shapes of GA4 [R7-30]', async ({ page }) => {
  await openPage(page, '/busca?busca=lavanda');
  expect(await findEvent(page, 'page_view')).toMatchObject({
    page_location: expect.stringMatching(/\/busca$/),
    page_title: await page.title(),
    page_type: 'product/listing/search',
    shop: 'main',
  });
  expect((await findEvent(page, 'search')).search_term).toBe('lavanda');

  await openPage(page, '/oleos-essenciais/florais');
  const list = (await findEvent(page, 'view_item_list')).ecommerce;
  expect(list).toMatchObject({ currency: 'BRL', item_list_name: 'Florais' });
  expect(list?.items.length).toBe(await cards(page).count());

  const link = page.getByRole('main').getByRole('link', { name: 'Óleo essencial de lavanda francesa' }).first();
  await link.click();
  await expect(heading(page)).toContainText('lavanda francesa');
  const selected = (await findEvent(page, 'select_item')).ecommerce;
  expect(selected).toMatchObject({ item_list_name: 'Florais' });
  const viewed = (await findEvent(page, 'view_item')).ecommerce;
  const item = {
    item_name: expect.stringContaining('lavanda francesa'),
    item_brand: 'Manacá',
    item_category: expect.stringMatching(/\S/),
    price: expect.any(Number),
  };
  expect(viewed?.items).toEqual([expect.objectContaining({ ...item, quantity: 1 })]);
  expect(selected?.items[0]?.['item_id']).toBe(viewed?.items[0]?.['item_id']);

  await page
    .getByRole('button', { name: /Aumentar/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toBeVisible();
  const added = (await findEvent(page, 'add_to_cart')).ecommerce;
  const line = { ...item, item_id: viewed?.items[0]?.['item_id'], quantity: 2, item_variant: expect.any(String) };
  expect(added).toMatchObject({ currency: 'BRL', items: [line] });
  expect(added?.value).toBeCloseTo(2 * Number(added?.items[0]?.['price']), 2);
  expect((await readEvents(page)).map(({ event }) => event)).not.toContain('view_cart');
  await sideCart(page)
    .getByRole('button', { name: /Diminuir/ })
    .first()
    .click();
  expect((await findEvent(page, 'remove_from_cart')).ecommerce?.items).toEqual([
    expect.objectContaining({ quantity: 1 }),
  ]);

  const names = (await readEvents(page)).map(({ event }) => event).filter((name) => name === 'page_view');
  expect(names, 'one view for each page of this document').toHaveLength(2);
  expect(JSON.stringify(await readEvents(page))).not.toContain('"campaign"');
});

for (const { home, tag } of [
  { home: '/', tag: [] },
  { home: '/loja-caszulo', tag: ['@nightly'] },
]) {
  test(`the products of the home page ${home} are reported, and which one was clicked`, { tag }, async ({ page }) => {
    await openPage(page, home);
    const list = (await findEvent(page, 'view_item_list')).ecommerce;
    expect(list?.items.length).toBeGreaterThan(0);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    const selected = (await findEvent(page, 'select_item')).ecommerce;
    const listed = (await readEvents(page)).find(({ event }) => event === 'view_item_list')?.ecommerce;
    expect(selected?.items[0]?.['item_id']).toBe(listed?.items[0]?.['item_id']);
  });
}

test('a sign-in is reported on the next page, if the customer allows analytics', async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'consentimento', value: `1.0.${Date.now()}`, url: shop.url }]);
  const visit = waitForVisit(page, '/pagina/entrega');
  await openPage(page, '/pagina/entrega');
  await findEvent(page, 'page_view');
  await visit;
  expect(await signIn(page.request, '', maria)).toBe(200);
  await openPage(page, '/pagina/pagamento');
  expect(await findEvent(page, 'login')).toEqual({ event: 'login', method: 'password' });
  await openPage(page, '/pagina/entrega');
  await findEvent(page, 'page_view');
  expect((await readEvents(page)).map(({ event }) => event)).not.toContain('login');
});

test.describe('while cookies are undecided', () => {
  test.use({ consent: 'undecided' });

  /** Names of all cookies and entries of the browser's storage. */
  const listStored = async (page: Page) => [
    ...(await page.context().cookies()).map(({ name }) => name),
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
  ];
  /** The fixture's mark of popups that were shown. */
  const seenPopups = ['popup:basic', 'popup:exit'];
  const tagged = '/oleos-essenciais?utm_source=Revista&utm_medium=e-mail&gclid=Ab_1&ordem=nome';

  test('the values of tracking parameters live in the page only, and are released by consent', async ({ page }) => {
    await openPage(page, tagged);
    await expect(page).toHaveURL(/\/oleos-essenciais\?ordem=nome$/);
    await findEvent(page, 'page_view');
    expect(await listStored(page)).toEqual(seenPopups);
    expect(JSON.stringify(await readEvents(page))).not.toContain('Revista');
    await answer(page, 'Aceitar').click();
    expect(await findEvent(page, 'campaign')).toEqual({
      event: 'campaign',
      utm_source: 'Revista',
      utm_medium: 'e-mail',
      gclid: 'Ab_1',
    });
  });

  test('a refusal drops the values', async ({ page }) => {
    await openPage(page, tagged);
    await findEvent(page, 'page_view');
    await answer(page, 'Recusar').click();
    await findEvent(page, 'consent_update');
    expect(JSON.stringify(await readEvents(page))).not.toMatch(/Revista|Ab_1/);
    const response = await page.request.get('/?gclid=later', {
      headers: { 'Sec-Fetch-Dest': 'document' },
      maxRedirects: 0,
    });
    expect(response.headers()['location'], 'no value is handed on after a refusal').toBe('/');
  });

  test('tracking parameters of a link inside the shop are removed too, its fragment stays, and their values are held', async ({
    page,
  }) => {
    await openPage(page, '/');
    await findEvent(page, 'page_view');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/marcas?utm_source=blog&b=1#rodape';
      link.textContent = 'Do blog';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Do blog' }).click();
    await expect(page).toHaveURL(/\/marcas\?b=1#rodape$/);
    expect(await listStored(page)).toEqual(seenPopups);
    await answer(page, 'Aceitar').click();
    expect(await findEvent(page, 'campaign')).toMatchObject({ utm_source: 'blog' });
    const views = (await readEvents(page)).filter(({ event }) => event === 'page_view');
    expect(views, 'home and brands').toHaveLength(2);
  });
});

declare global {
  interface Window {
    dataLayer?: PushedEvent[];
  }
}
