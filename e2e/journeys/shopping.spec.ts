import type { Page } from '@playwright/test';
import { cards, chooseFromMenu, filterBy, heading, openPage, orderBy, price, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const visits = [
  {
    shop: 'Manacá Aromas',
    device: 'phone',
    home: '/',
    loja: null,
    category: 'Óleos essenciais',
    filter: 'Manacá',
    orderName: 'Menor Preço',
    product: 'Óleo essencial de melaleuca',
    before: '39,90',
    variant: '30 ml',
    unit: '94,90',
    remaining: '64,10',
    two: '189,80',
    messageOfTwo: 'Parabéns! Você ganhou Frete Grátis',
  },
  {
    shop: 'Caszulo',
    device: 'desktop',
    home: '/loja-caszulo',
    loja: 'caszulo',
    category: 'Difusores de varetas',
    filter: 'Sala',
    orderName: 'Maior Preço',
    product: 'Varetas de fibra para difusor, 12 unidades',
    before: '14,90',
    variant: 'Preta',
    unit: '14,90',
    remaining: '144,10',
    two: '29,80',
    messageOfTwo: 'Adicione R$ 129,20 e fique isento de Frete.',
  },
];

/** Each shop on one device; on the other one by `npm run nightly`. */
const runs = visits.flatMap(({ device, ...visit }) =>
  ['phone', 'desktop'].map((name) => ({
    visit,
    name,
    tag: name === device ? [`@${name}`] : [`@${name}`, '@nightly'],
  })),
);

for (const { visit, name, tag } of runs) {
  test(
    `a visit to ${visit.shop} on a ${name} from the home page to the sacola loads one document [R1-03]`,
    { tag },
    async ({ page, documents }) => {
      await openPage(page, visit.home);
      await expect(heading(page)).toHaveCount(1);

      await chooseFromMenu(page, visit.category);
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toHaveText(visit.category);
      await expect(page).toHaveTitle(new RegExp(visit.category, 'i'));
      const total = await productCount(page).textContent();

      await filterBy(page, visit.filter);
      await expect(page).toHaveURL(/[?&](?:marca|filtro)=/);
      await expect(page.getByRole('link', { name: `Remover filtro ${visit.filter}` }).first()).toBeVisible();
      await expect(productCount(page)).not.toHaveText(total ?? '');

      await orderBy(page, visit.orderName);
      await expect(page).toHaveURL(/[?&]order=/);

      const pages = page.getByRole('navigation', { name: 'Páginas' });
      const second = pages.getByRole('link', { name: 'Página 2', exact: true });
      // The address changes a moment before the page that it names is rendered.
      await expect(second).toHaveAttribute('href', /[?&]order=/);
      await second.click();
      await expect(page).toHaveURL(/[?&]pg=2(?:&|$)/);
      await expect(pages.locator('[aria-current="page"]')).toHaveText(/2$/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

      await cards(page).getByRole('link', { name: visit.product, exact: true }).click();
      await expect(heading(page)).toHaveText(visit.product);
      const purchase = page.locator('form').filter({ has: page.getByRole('radio') });
      await expect(page.getByRole('main')).toContainText(price(visit.before));
      await purchase.getByRole('radio', { name: visit.variant }).check();

      await purchase.getByRole('button', { name: 'Adicionar à sacola' }).first().click();
      const cart = sideCart(page);
      await expect(cart).toBeVisible();
      await expect(cart).toContainText(visit.product);
      await expect(cart).toContainText(visit.variant);
      await expect(cart).toContainText(price(visit.unit));
      await expect(cart).toContainText(`Adicione R$ ${visit.remaining} e fique isento de Frete.`);

      await cart.getByRole('button', { name: `Aumentar quantidade de ${visit.product}` }).click();
      await expect(cart.getByRole('textbox', { name: `Quantidade de ${visit.product}` })).toHaveValue('2');
      await expect(cart).toContainText(price(visit.two));
      await expect(cart).toContainText(visit.messageOfTwo);
      await cart.getByRole('button', { name: `Diminuir quantidade de ${visit.product}` }).click();
      await expect(cart.getByRole('textbox', { name: `Quantidade de ${visit.product}` })).toHaveValue('1');
      await cart.getByRole('button', { name: `Remover ${visit.product}` }).click();
      await expect(cart).toContainText('Sua sacola está vazia');

      expect(new URL(page.url()).searchParams.get('loja')).toBe(visit.loja);
      expect(documents).toEqual([visit.home]);
    },
  );
}

/** The line under the heading of a listing. */
function productCount(page: Page) {
  return page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /^\d+ produtos$/ });
}
