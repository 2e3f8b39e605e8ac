import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { openPage, pointAt } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { listSubjects } from '../mail.ts';

// These tests write to the shop more often than the rate limit allows.
test.use({ shopVariables: { RATE_LIMIT: 'off' } });

/** A hydrated form: it validates its own fields. */
async function readyForm(page: Page, name: string): Promise<Locator> {
  const form = page.getByRole('main').getByRole('form', { name });
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('textbox').first().focus();
  await expect(form).toHaveAttribute('novalidate');
  return form;
}

async function signForm(form: Locator, name = 'Ana Lima') {
  await form.getByLabel('Nome').fill(name);
  await form.getByLabel('E-mail').fill('ana@exemplo.test');
}

test('a sold-out value shows an e-mail form instead of its button', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const main = page.getByRole('main');
  await expect(main.getByRole('form', { name: 'Avise-me quando chegar' })).toHaveCount(0);
  const soldOut = page.getByRole('radio', { name: /^30 ml/ });
  const buyButton = main.locator('form', { has: soldOut }).getByRole('button', { name: 'Adicionar à sacola' });
  await expect(buyButton.first()).toBeVisible();
  await soldOut.check();
  const form = await readyForm(page, 'Avise-me quando chegar');
  await expect(buyButton).toHaveCount(0);
  await expect(page.locator('form form')).toHaveCount(0);

  await form.getByRole('button').click();
  await expect(form.getByLabel('Nome')).toBeFocused();
  await expect(form.getByLabel('Nome')).toHaveAccessibleDescription('Escreva o seu nome.');

  await signForm(form);
  const sent = page.waitForRequest(/\/mensagens\/avise-me$/);
  await form.getByRole('button', { name: 'Avise-me quando chegar' }).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('idAtributoValor')).toMatch(/^[1-9]\d*$/);
  const thanks = main.getByRole('status').filter({ hasText: 'Pronto. Avisamos por e-mail assim que ele voltar.' });
  await expect(thanks).toBeFocused();
  await main.getByRole('radio', { name: /^10 ml/ }).check();
  await expect(thanks).toHaveCount(0);
});

test('a product on request has a quote form, with the selected value', async ({ page, shop }) => {
  await openPage(page, '/difusor-profissional-bruma-pro');
  await page.getByRole('radio', { name: /220 V/ }).check();
  const form = await readyForm(page, 'Pedir orçamento');
  await signForm(form);
  await form.getByLabel(/Do que você precisa/).fill('Preciso de três para um hotel.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Pedir orçamento' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Pronto. Recebemos o seu pedido de orçamento e respondemos por e-mail' }),
  ).toBeFocused();
  await expect
    .poll(() => listSubjects(shop.mailFolder))
    .toContainEqual(expect.stringMatching(/^Pedido de orçamento: Difusor profissional/));
});

test('a question can be sent beside the answered ones', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: /^Perguntas \(\d+\)$/ }).click();
  await expect(main.getByText(/, da loja$/).first()).toBeVisible();
  await main.getByText('Perguntar sobre este produto').click();
  const form = await readyForm(page, 'Perguntar sobre este produto');
  await expectAccessible(page);
  await form.getByLabel('Sua pergunta').fill('Posso usar no travesseiro?');
  await signForm(form);
  await form.getByRole('button').click();
  await expect(
    main.getByRole('status').filter({ hasText: 'Pronto. Sua pergunta aparece aqui com a resposta da nossa equipe.' }),
  ).toBeFocused();
});

test('the contact page shows its channels and has a message form', async ({ page, shop }) => {
  await openPage(page, '/pagina/contato?loja=caszulo');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '(41) 3333-0000' })).toHaveAttribute('href', 'tel:+554133330000');
  await expect(main.getByRole('link', { name: 'oi@manaca.example' })).toBeVisible();
  await expect(main.getByText('Segunda a sexta, 08:00 às 17:30')).toBeVisible();
  const form = await readyForm(page, 'Fale conosco');
  await form.getByLabel('Assunto').selectOption('Meu pedido');
  await signForm(form);
  await form.getByLabel('Mensagem').fill('O pacote chegou aberto.');
  await expectAccessible(page);
  await form.getByRole('button').click();
  await expect(main.getByRole('status').filter({ hasText: 'Pronto. Recebemos a sua mensagem' })).toBeFocused();
  await expect.poll(() => listSubjects(shop.mailFolder)).toContain('Mensagem pelo site: Pedidos');
});

test('the newsletter has one form: on the home page in its own section, on others in the footer', async ({ page }) => {
  await openPage(page, '/');
  const form = await readyForm(page, 'Novidades por e-mail');
  await signForm(form);
  await form.getByRole('button').click();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Pronto. As novidades vão chegar no seu e-mail.' }),
  ).toBeFocused();
  const footer = page.getByRole('contentinfo').getByRole('form', { name: 'Novidades por e-mail' });
  await expect(footer).toHaveCount(0);
  await openPage(page, '/marcas');
  await page.getByRole('contentinfo').getByText('Receber novidades por e-mail').click();
  await footer.getByLabel('Novidades no seu e-mail').fill('ana');
  await footer.getByRole('button').click();
  await expect(footer.getByLabel('Novidades no seu e-mail')).toHaveAccessibleDescription(/^Confira o e-mail/);
  await expectAccessible(page);
  await footer.getByLabel('Novidades no seu e-mail').fill('ana@exemplo.test');
  await footer.getByRole('button').click();
  await expect(
    page.getByRole('contentinfo').getByRole('status').filter({ hasText: 'Pronto. As novidades' }),
  ).toBeFocused();
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('preserves the typed text', async ({ page, context }) => {
    await openPage(page, '/oleo-essencial-de-neroli');
    const form = await readyForm(page, 'Avise-me quando chegar');
    await signForm(form);
    await context.setOffline(true);
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText('Não deu certo agora. Tente de novo em instantes.');
    await expect(form.getByLabel('Nome')).toHaveValue('Ana Lima');
    await context.setOffline(false);
    await form.getByRole('button').click();
    await expect(page.getByText('Pronto. Avisamos por e-mail')).toBeVisible();
    await pointAt(page.getByRole('region', { name: 'Produtos parecidos' }).getByRole('article').first());
  });
});
