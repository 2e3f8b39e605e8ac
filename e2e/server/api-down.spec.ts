import { banner, heading } from '../browsing.ts';
import { expect } from '../fixtures.ts';
import { testWithApi } from '../stand-in-api.ts';

/** The shop of these tests uses an API that responds only with errors. */
const test = testWithApi((_request, response) => {
  response.writeHead(503, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: 'Fora do ar' }));
});

test.use({ expectedProblems: [/\b50\d\b/] });

test('the test page works without the API, on its sample menus, and is not indexed [R2.1-10, R9-33]', async ({
  page,
}) => {
  const response = await page.goto('/teste');
  expect(response?.status()).toBe(200);
  await expect(banner(page)).toContainText('10% na primeira compra com o cupom BEMVINDA');
  await expect(banner(page).locator('a[href="/oleos-essenciais/citricos"]').first()).toBeAttached();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('without settings the footer omits everything that is not configured', async ({ page }) => {
  await page.goto('/teste');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Formas de pagamento');
  await expect(footer.getByRole('link', { name: /Facebook/ })).toHaveCount(0);
  await expect(footer).not.toContainText('Contato');
  await expect(footer).not.toContainText('Horário de atendimento');
  await expect(footer).not.toContainText('CNPJ');
});

test('a page whose call fails shows status and message inside the layout, and two links', async ({ page }) => {
  const response = await page.goto('/oleos-essenciais');
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText('503');
  await expect(page.getByRole('main')).toContainText('Fora do ar');
  await expect(page.getByRole('link', { name: 'Voltar para a página anterior' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clique aqui para ir para página inicial' })).toBeVisible();
  await expect(page.getByText('Erro de API:')).toHaveCount(0);
});

for (const [name, path, form] of [
  ['signs out', '/checkout/sair', {}],
  ['saves a favourite', '/favoritos', { add: '7' }],
] as const) {
  test(`a form that ${name} shows the error page of the shop when the API fails`, async ({ request }) => {
    const response = await request.post(path, { form });
    expect(response.status()).toBe(503);
    expect(await response.text()).toMatch(/<html lang="pt-BR"[\s\S]*Fora do ar/);
  });
}

test('in debug mode the error page names the call that failed', async ({ page }) => {
  await page.goto('/oleos-essenciais?debug=1');
  await expect(page.getByText('Erro de API:')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('/v2/front/url/');
});

test('each shop loads its own three menus [R1-13, R1-14, R7-15, R7-16, R7-17, R7-18, R7-19, R7-20]', async ({
  page,
  api,
}) => {
  const listMenus = () => api.requests.flatMap(({ url }) => /struct\/menus\/([\w-]+)/.exec(url)?.[1] ?? []).toSorted();
  api.requests.length = 0;
  await page.goto('/pagina/sobre?loja=caszulo');
  expect(new Set(listMenus())).toEqual(
    new Set(['caszulo-links-rodape', 'caszulo-menu-principal', 'caszulo-pitchbar-topo']),
  );
  api.requests.length = 0;
  await page.goto('/pagina/sobre');
  expect(new Set(listMenus())).toEqual(new Set(['links-rodape', 'menu-principal', 'pitchbar-topo']));
});
