import { expectAccessible } from '../axe.ts';
import { cartButton, isPhone, menuBar, openDrawer, openPage, pointAt, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { bothShops } from '../screens.ts';

for (const { shop, name, screens, unknown, home } of bothShops) {
  test.describe(name, () => {
    for (const screen of screens) {
      test(`${screen.name} has no violation of WCAG 2.2 AA (${shop})`, async ({ page }) => {
        await openPage(page, screen.path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
      });
    }

    test(`the open menu has no violation of WCAG 2.2 AA (${shop})`, async ({ page }) => {
      await openPage(page, home);
      if (isPhone(page)) {
        const menu = await openDrawer(page);
        await expectAccessible(page);
        await menu
          .getByRole('button', { expanded: false })
          .or(menu.getByRole('button'))
          .filter({ hasText: /Difusores/ })
          .first()
          .click();
      } else {
        await pointAt(
          menuBar(page)
            .getByRole('link', { name: /^Difusores/ })
            .first(),
        );
        await expect(
          menuBar(page)
            .getByRole('link', { name: 'Refis', exact: true })
            .or(menuBar(page).getByRole('link', { name: 'De varetas', exact: true }))
            .first(),
        ).toBeVisible();
      }
      await expectAccessible(page);
    });

    test(`the side cart has no violation of WCAG 2.2 AA, empty and filled (${shop})`, async ({ page }) => {
      await openPage(page, `/sache-perfumado-de-lavanda${shop === 'caszulo' ? '?loja=caszulo' : ''}`);
      await cartButton(page).click();
      await expect(sideCart(page)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
      await expect(sideCart(page)).toContainText(/Sachê perfumado de lavanda/i);
      await expectAccessible(page);
    });

    test.describe('an unknown address', () => {
      test.use({ expectedProblems: [/\b404\b/] });

      test(`has no violation of WCAG 2.2 AA (${shop})`, async ({ page }) => {
        await openPage(page, unknown);
        await expectAccessible(page);
      });
    });
  });
}

test('the enlarged picture has no violation of WCAG 2.2 AA', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ampliar/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /Fotos ampliadas/ })).toBeVisible();
  await expectAccessible(page);
});
