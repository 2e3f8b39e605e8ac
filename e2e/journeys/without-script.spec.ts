import { heading, isPhone, menuBar, menuButton, price } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

const visits = [
  {
    shop: 'Manacá Aromas',
    tag: '@phone',
    home: '/',
    category: 'Óleos essenciais',
    group: 'Marca',
    filter: /^Manacá \d/,
    order: 'Menor Preço',
    product: 'Óleo essencial de melaleuca',
    variant: '30 ml',
    two: '189,80',
  },
  {
    shop: 'Caszulo',
    tag: '@desktop',
    home: '/loja-caszulo',
    category: 'Difusores de varetas',
    group: 'Ambiente',
    filter: /^Sala \d/,
    order: 'Maior Preço',
    product: 'Varetas de fibra para difusor, 12 unidades',
    variant: 'Preta',
    two: '29,80',
  },
];

for (const visit of visits) {
  test(`buys in ${visit.shop} without JavaScript, by links and forms alone`, { tag: visit.tag }, async ({ page }) => {
    await page.goto(visit.home);
    if (isPhone(page)) {
      await menuButton(page).click();
      const link = page.getByRole('link', { name: visit.category, exact: true });
      await link.filter({ visible: true }).first().click();
    } else {
      await menuBar(page).getByRole('link', { name: visit.category, exact: true }).click();
    }
    await expect(heading(page)).toHaveText(visit.category);

    if (isPhone(page)) await page.getByRole('link', { name: 'Filtrar' }).click();
    await page.getByRole('complementary', { name: 'Filtrar' }).getByText(visit.group, { exact: true }).click();
    await page.getByRole('link', { name: visit.filter }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/[?&](?:marca|filtro)=/);

    if (isPhone(page)) await page.getByRole('link', { name: 'Ordenar' }).click();
    await page.getByLabel('Ordenar por').selectOption(visit.order);
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/[?&]order=/);
    await expect(page).toHaveURL(/[?&](?:marca|filtro)=/);

    await page
      .getByRole('navigation', { name: 'Páginas' })
      .getByRole('link', { name: 'Página 2', exact: true })
      .click();
    await page.getByRole('article').getByRole('link', { name: visit.product, exact: true }).click();
    await expect(heading(page)).toHaveText(visit.product);

    await page.getByRole('radio', { name: visit.variant }).check();
    await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
    await expect(page).toHaveURL(/\/checkout\/carrinho/);
    const cart = page.getByRole('main');
    await expect(cart).toContainText(visit.product);
    await expect(cart).toContainText(visit.variant);

    await cart.getByRole('button', { name: `Aumentar quantidade de ${visit.product}` }).click();
    await expect(cart.getByRole('textbox', { name: `Quantidade de ${visit.product}` })).toHaveValue('2');
    await expect(cart).toContainText(price(visit.two));
    await cart.getByRole('button', { name: `Diminuir quantidade de ${visit.product}` }).click();
    await cart.getByRole('button', { name: `Remover ${visit.product}` }).click();
    await expect(cart).toContainText('Sua sacola está vazia');
  });
}

test('searches by the form of the header and stays in the shop', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/loja-caszulo');
  const field = page.getByRole('banner').getByPlaceholder('Busque por óleos, essências...');
  await field.fill('figo');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/busca\?busca=figo&loja=caszulo$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('finds a kit by its name and adds it to the sacola without JavaScript', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/busca?busca=kit+sono');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ver kit.*Kit Sono/ })
    .click();
  await expect(page).toHaveURL(/\/lista\/kit-sono$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /à sacola$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\/carrinho/);
  await expect(page.getByRole('main')).toContainText('Kit Sono');
});

test('shows without JavaScript that the selected size is sold out', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/oleo-essencial-de-lavanda-francesa');
  await page.getByRole('radio', { name: /Esgotado/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(page.getByRole('alert')).toHaveText(
    'Esse item não está disponível nessa quantidade ou opção. Escolha outra.',
  );
});
