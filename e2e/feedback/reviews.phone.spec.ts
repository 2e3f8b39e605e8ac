import { expectAccessible } from '../axe.ts';
import { heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

// These tests write to the shop more often than the rate limit allows.
test.use({ shopVariables: { RATE_LIMIT: 'off' } });

const product = '/oleo-essencial-de-lavanda-francesa';
/** Has two pages of comments, and one of those with five stars. */
const melaleuca = '/oleo-essencial-de-melaleuca';

test('reviews are filtered, sorted and paginated in place [R3-13]', async ({ page, documents }) => {
  await openPage(page, melaleuca);
  const section = page.getByRole('region', { name: 'Avaliações', exact: true });
  const notes = section.getByText(/^Nota \d de 5$/);
  await expect(notes).toHaveCount(6);

  await section.getByRole('link', { name: 'Ver mais avaliações' }).click();
  await expect(notes).not.toHaveCount(6);
  await expect(page).toHaveURL(/[?&]avaliacoes=12$/);
  await expect(section.getByText('Essas são todas as avaliações com comentário.')).toBeFocused();

  await section.getByRole('link', { name: 'Piores' }).click();
  await expect(page).toHaveURL(/\?ordem=piores$/);
  await expect(notes.first()).not.toHaveText('Nota 5 de 5');
  const worst = await notes.allTextContents();
  expect(worst).toEqual(worst.toSorted());
  await expect(section.getByRole('link', { name: 'Piores' })).toBeFocused();

  await section.getByRole('link', { name: /^5 estrelas/ }).click();
  await expect(section.getByRole('status')).toHaveText(/^Com comentário e 5 estrelas \(\d+\)$/);
  expect(new Set(await notes.allTextContents())).toEqual(new Set(['Nota 5 de 5']));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${melaleuca}$`));
  await expect(heading(page)).not.toBeFocused();
  await section.getByRole('link', { name: /remover filtro/ }).click();
  await expect(page).toHaveURL(/\?ordem=piores$/);
  expect(documents).toEqual([melaleuca]);
});

test('a review is validated and then waits for approval', async ({ page }) => {
  await openPage(page, product);
  const section = page.getByRole('region', { name: 'Avaliações', exact: true });
  await section.getByText('Avaliar este produto').click();
  const form = section.getByRole('form', { name: 'Escrever uma avaliação' });
  await expect(form).toHaveAttribute('novalidate');
  await form.getByLabel(/^Comentário/).pressSequentially('Curto demais');
  await form.getByRole('button', { name: 'Enviar avaliação' }).click();
  const stars = form.getByRole('radiogroup', { name: 'Sua nota' });
  await expect(stars.getByRole('radio').first()).toBeFocused();
  await expect(stars).toHaveAccessibleDescription('Escolha de 1 a 5 estrelas.');
  await expect(form.getByLabel(/^Comentário/)).toHaveAccessibleDescription(
    /de 20 a 1.000 caracteres, ou deixe em branco/,
  );

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: /^4 estrelas/ })).toBeChecked();
  await form.getByLabel(/^Comentário/).fill('Suave, dura a noite toda no difusor da sala.');
  await form.getByRole('radio', { name: 'Sim' }).check();
  await form.getByLabel('Nome').fill('Ana Lima');
  await form.getByLabel('E-mail').fill('ana@exemplo.test');
  await form.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(
    section.getByRole('status').filter({ hasText: 'Obrigado. Sua avaliação aparece aqui depois de aprovada.' }),
  ).toBeFocused();
  await page.reload();
  await expect(section.getByText('288 avaliações', { exact: true })).toBeVisible();
});

test('an invitation opens the review of the shop once, and redirects home with a thank-you message [R2.1-12, R2.1-23]', async ({
  page,
}) => {
  const invitation = '/pagina/avaliacao-da-loja?key=demonstracao-avaliacao-1';
  const response = await openPage(page, invitation);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'A loja até aqui' })).toContainText(/4,\d de 5.*20 avaliações/);
  await expect(main.getByRole('region', { name: 'O que dizem da loja' }).getByRole('article')).toHaveCount(10);
  await main.getByRole('link', { name: /Página 2/ }).click();
  await expect(page).toHaveURL(/key=demonstracao-avaliacao-1&pg=2/);
  await expect(main.locator('[aria-current="page"]')).toContainText('2');

  const form = main.getByRole('form', { name: 'Avaliação da loja' });
  await form.getByRole('button').click();
  await expect(form.getByRole('radiogroup', { name: 'O atendimento' })).toHaveAccessibleDescription(/1 a 5 estrelas/);
  await expectAccessible(page);
  await form.getByRole('radiogroup', { name: 'A compra como um todo' }).getByRole('radio').nth(4).check();
  await form.getByRole('radiogroup', { name: 'O atendimento' }).getByRole('radio').nth(3).check();
  await form.getByRole('radio', { name: 'Sim' }).check();
  await form.getByLabel('A loja pode publicar esta avaliação').check();
  await form.getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
    'Avaliação confirmada. Obrigado por contar como foi.',
  );
  await expect(page).toHaveURL('/');

  await page.goto(invitation);
  await expect(page).toHaveURL('/');
  await page.goto('/pagina/avaliacao-da-loja?key=demonstracao-avaliacao-2');
  await expect(main.getByRole('article').filter({ hasText: 'Maria S.' })).toHaveCount(1);
  await expect(main).toContainText('21 avaliações');
});
