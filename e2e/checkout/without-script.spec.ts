import { heading } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { fillContact, knowStreet, knownCep, orderButton } from './checkout-steps.ts';

test.use({ javaScriptEnabled: false, expectedProblems: [/\b422\b/] });

for (const { shop, tag, home, loja } of [
  { shop: 'Manacá Aromas', tag: '@desktop', home: '/', loja: null },
  { shop: 'Caszulo', tag: '@phone', home: '/loja-caszulo', loja: 'caszulo' },
]) {
  test(
    `buys in ${shop} without JavaScript from the home page to the order [R10.18-13]`,
    { tag },
    async ({ page, request, context, shop: { databaseFile, url } }) => {
      await knowStreet({ databaseFile });
      await page.goto(home);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Adicionar à sacola' }).first().click();
      await expect(heading(page)).toHaveText('Sua sacola (1)');
      const freight = main.getByRole('region', { name: 'Frete e prazo' });
      await freight.getByLabel('CEP', { exact: true }).fill(knownCep);
      await freight.getByRole('button', { name: 'Calcular' }).click();
      await main.getByRole('link', { name: 'Finalizar compra' }).click();
      await expect(heading(page)).toHaveText('Finalizar compra');

      await main.getByRole('button', { name: 'Continuar para a entrega' }).click();
      await expect(main.getByRole('alert').getByRole('link')).toHaveText([
        'Escreva o seu e-mail.',
        'Escreva o seu nome completo.',
        'Escreva o seu CPF ou CNPJ.',
        'Escreva o seu celular.',
      ]);
      await fillContact(page);
      await expect(page).toHaveURL(/#entrega$/);
      await expect(main.getByLabel('Rua')).toHaveValue('Avenida Paulista');
      await main.getByRole('button', { name: 'Continuar', exact: true }).click();
      await expect(main.getByLabel('Número')).toHaveAccessibleDescription(/Escreva o número, ou S\/N\./);
      await expect(main.getByLabel('Rua')).toHaveValue('Avenida Paulista');
      await main.getByLabel('Número').fill('1578');
      await main.getByRole('button', { name: 'Continuar', exact: true }).click();
      await main.getByText('É presente? Escreva um recado').click();
      await main.getByLabel('Recado (opcional)').fill('Para a Ana');
      await main.getByRole('radio', { name: /^Expresso/ }).check();
      await main.getByRole('button', { name: 'Continuar para o pagamento' }).click();
      await expect(main.getByRole('region', { name: 'Entrega' })).toContainText(
        /Expresso.*Recado do presente: Para a Ana/,
      );

      await main.getByText('Tem um cupom?').click();
      await main.getByLabel('Código do cupom').fill('NADA');
      await main.getByRole('button', { name: 'Aplicar' }).click();
      await expect(main).toContainText('Não encontramos esse cupom.');
      await expect(main.getByLabel('Código do cupom')).toHaveValue('NADA');

      // The same form twice is one order: what a double press posts.
      const form = main.locator('form').filter({ has: orderButton(page) });
      const fields = await form
        .locator('input[type=hidden]')
        .evaluateAll((inputs) =>
          inputs.map((input): [string, string] => [
            input.getAttribute('name') ?? '',
            input.getAttribute('value') ?? '',
          ]),
        );
      const headers = { Cookie: (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ') };
      const action = new URL((await form.getAttribute('action')) ?? '', url).href;
      const options = { form: Object.fromEntries(fields), headers, maxRedirects: 0 };
      const answers = await Promise.all([request.post(action, options), request.post(action, options)]);
      const places = answers.map((answer) => answer.headers()['location'] ?? '');
      expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
      expect(new Set(places).size).toBe(1);

      await orderButton(page).click();
      const [path = '', query = ''] = places[0]?.split('?') ?? [];
      await expect(page).toHaveURL((address) => address.pathname === path && !address.searchParams.has('t'));
      expect(new URLSearchParams(query).get('loja')).toBe(loja);
      await expect(main).toContainText('Avenida Paulista');
      await page.goto(`/checkout${loja === null ? '' : `?loja=${loja}`}`);
      const numero = path.split('/').at(-1) ?? '';
      await expect(main).toContainText(`Sua sacola está vazia. O seu pedido ${numero} está guardado.`);
      await main.getByRole('link', { name: `Ver o pedido ${numero}` }).click();
      await expect(page).toHaveURL((address) => address.pathname === path);
    },
  );
}
