// What the server writes from HTML that it has kept is what it rendered first.
import { maria, signIn } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';

// Nothing is rendered yet, and no page is kept whole.
test.use({ shopVariables: { PAGE_CACHE_MB: '0' } });

const paths = [
  '/',
  '/oleos-essenciais?ipp=24',
  '/oleos-essenciais?ipp=24&pg=2',
  '/oleo-essencial-de-lavanda-francesa',
  '/busca?busca=lavanda',
  '/loja-caszulo',
  '/difusores/de-varetas?loja=caszulo',
];

test('a page that is made again has the bytes of the first, for a visitor and for a customer', async ({
  playwright,
  request,
  shop,
}) => {
  const customer = await playwright.request.newContext({ baseURL: shop.url });
  expect(await signIn(customer, shop.url, maria)).toBe(200);
  for (const path of paths) {
    for (const reader of [request, customer]) {
      const [first, again] = [await reader.get(path), await reader.get(path)];
      expect(first.status(), path).toBe(200);
      expect((await again.text()) === (await first.text()), path).toBe(true);
    }
  }
  await customer.dispose();
});

test('data of a page have no character that would make its whole text twice as long in memory', async ({ request }) => {
  const html = await (await request.get('/oleos-essenciais?ipp=24')).text();
  const data = html.slice(html.indexOf('streamController.enqueue'));
  expect(html).toContain('laranja\u2011doce');
  expect(data).toContain(String.raw`laranja\\u2011doce`);
  expect(data).not.toMatch(/[^\0-\xFF]/);
});
