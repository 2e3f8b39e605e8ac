import type { Page } from '@playwright/test';
import { ask, joao, maria, signIn } from '../accounts.ts';
import { openPage } from '../browsing.ts';
import { products } from '../favourites/customer.ts';
import { expect, section, test } from './account-test.ts';

// The tabs cannot notify each other who has signed in, as on a device that has slept.
test.use({ expectedProblems: [/\b(?:409|422)\b/] });

const refusal = 'Você entrou com outra conta. Recarregue a página para continuar.';

/** Everything of the account of the session that a form could change. */
const readAccount = (page: Page) =>
  Promise.all(
    ['/client', '/client/addresses', '/client/consents', '/wishlist', '/checkout/cart'].map((path) => ask(page, path)),
  );

/** Opens a page as Maria; afterwards João is the one who is signed in. Returns what his account holds. */
async function openAsMaria(page: Page, path: string) {
  expect(await signIn(page.request, '', maria)).toBe(200);
  await (test.info().title.includes('without JavaScript') ? page.goto(path) : openPage(page, path));
  expect(await signIn(page.request, '', joao)).toBe(200);
  return readAccount(page);
}

for (const hasScript of [true, false]) {
  const way = hasScript ? 'with' : 'without';
  /** Every form is sent in one way; the other way is the same action. */
  const onlyIf = (isDaily: boolean) => ({ tag: isDaily ? [] : ['@nightly'] });
  test.describe(way, () => {
    test.use({ javaScriptEnabled: hasScript });

    test(
      `the personal data of one customer are not saved into the account of another, ${way} JavaScript`,
      onlyIf(hasScript),
      async ({ page }) => {
        const before = await openAsMaria(page, '/minha-conta/dados');
        const personal = section(page, 'Dados pessoais');
        await personal.getByLabel('Nome completo').fill('Maria Digitada');
        await personal.getByRole('button', { name: 'Salvar dados' }).click();
        await expect(personal.getByRole('alert')).toHaveText(refusal);
        expect(await readAccount(page)).toEqual(before);
        await page.goto('/minha-conta/dados');
        await expect(personal.getByLabel('Nome completo')).toHaveValue(/^João/);
        await personal.getByRole('button', { name: 'Salvar dados' }).click();
        await expect(personal.getByRole('status')).toHaveText('Seus dados foram salvos.');
      },
    );

    test(`nor an address, ${way} JavaScript`, onlyIf(!hasScript), async ({ page }) => {
      const before = await openAsMaria(page, '/minha-conta/enderecos/novo?loja=caszulo');
      const main = page.getByRole('main');
      for (const [label, text] of [
        ['CEP', '80010-000'],
        ['Rua', 'Rua XV de Novembro'],
        ['Número', '7'],
        ['Bairro', 'Centro'],
        ['Cidade', 'Curitiba'],
      ] as const) {
        await main.getByLabel(label, { exact: true }).fill(text);
      }
      await main.getByLabel('Estado').selectOption('PR');
      await main.getByRole('button', { name: 'Salvar endereço' }).click();
      await expect(main.getByRole('alert')).toHaveText(refusal);
      expect(await readAccount(page)).toEqual(before);
    });

    test(`nor a choice about the newsletter, ${way} JavaScript`, onlyIf(!hasScript), async ({ page }) => {
      const before = await openAsMaria(page, '/minha-conta/privacidade');
      await page.getByRole('button', { name: /novidades por e-mail/ }).click();
      await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
      expect(await readAccount(page)).toEqual(before);
    });

    test(`nor a favourite, ${way} JavaScript`, onlyIf(hasScript), async ({ page }) => {
      const before = await openAsMaria(page, products.neroli.path);
      await page.getByRole('main').getByRole('button', { name: 'Salvar nos favoritos', exact: true }).click();
      await expect(page.getByText(refusal)).toBeVisible();
      expect(await readAccount(page)).toEqual(before);
    });

    test(`nor a favourite that moves to the cart, ${way} JavaScript`, onlyIf(!hasScript), async ({ page }) => {
      for (const customer of [joao, maria]) {
        expect(await signIn(page.request, '', customer)).toBe(200);
        await page.request.post('/api/v2/front/wishlist/add', {
          headers: { 'App-Token': 'wapstore' },
          data: { idProduto: products.sachet.id },
        });
      }
      const before = await openAsMaria(page, '/minha-conta/lista-desejo');
      await page.getByRole('button', { name: 'Mover para a sacola' }).click();
      await expect(
        hasScript ? page.getByText(refusal) : page.getByText('Não foi possível atualizar. Tente de novo.'),
      ).toBeVisible();
      expect(await readAccount(page)).toEqual(before);
    });
  });
}
