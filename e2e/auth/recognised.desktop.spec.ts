import { fillSignIn, maria, isUserCall, waitForUserCall } from '../accounts.ts';
import { banner, expectAddress, openPage, waitForIdleParts } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('a public page loads the user once; a personal page has it from the server [R6-01, R7-24]', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isUserCall(new URL(request.url()))) calls.push(request.headers()['app-token'] ?? '');
  });
  const userCall = waitForUserCall(page, '/marcas');
  await openPage(page, '/marcas');
  await userCall;
  await expect(banner(page)).toContainText('Olá, visitante!');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Serra Clara/ })
    .first()
    .click();
  await expect(page).toHaveURL(/serra-clara/);
  expect(calls).toEqual(['wapstore']);

  await page.goto('/checkout/acesso/?voltar=/marcas');
  await fillSignIn(page.getByRole('main'), maria);
  await expectAddress(page, '/marcas');
  await expect(banner(page)).toContainText(maria.greeting);
  calls.length = 0;
  await page.reload();
  await waitForIdleParts(page);
  await expect(banner(page)).toContainText(maria.greeting);
  expect(calls).toEqual([]);
});

test('a customer is recognised on a page from a shared cache', async ({ page, playwright, shop }) => {
  const stranger = await playwright.request.newContext();
  const cached = await stranger.get(`${shop.url}/marcas`);
  const body = await cached.body();
  await page.goto('/checkout/acesso/?voltar=/pagina/entrega');
  await fillSignIn(page.getByRole('main'), maria);
  await expectAddress(page, '/pagina/entrega');
  await page.route(`${shop.url}/marcas`, (route) => route.fulfill({ body, headers: cached.headers() }));
  const userCall = waitForUserCall(page, '/marcas');
  await openPage(page, '/marcas');
  await userCall;
  await expect(banner(page)).toContainText(maria.greeting);
  await stranger.dispose();
});
