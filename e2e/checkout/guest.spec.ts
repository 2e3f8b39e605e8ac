import { banner, heading, isPhone, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { openMerchant } from '../merchant.ts';
import {
  addWithFreight,
  fillContact,
  knowStreet,
  openCheckout,
  orderButton,
  placeOrder,
  summary,
} from './checkout-steps.ts';

for (const { shop, tag, home } of [
  { shop: 'Manacá Aromas', tag: '@phone', home: '/' },
  { shop: 'Caszulo', tag: '@desktop', home: '/loja-caszulo' },
]) {
  test(
    `a guest buys in ${shop} from the home page to the order, and types five fields [R10.18-12]`,
    { tag },
    async ({ page, documents, shop: running }) => {
      await knowStreet(running);
      await openPage(page, home);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(heading(page)).toBeFocused();
      const main = page.getByRole('main');
      await addWithFreight(page);
      await openCheckout(page);
      await expect(banner(page).getByRole('link')).toHaveAccessibleName(/página inicial$/);
      await expect(banner(page)).toContainText('Compra segura');
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('CNPJ');
      await expect(footer.getByRole('region')).toHaveCount(1);
      await expect(page.getByText('Voltar ao topo')).toHaveCount(0);
      await expect(summary(page)).toContainText(/R\$\s[\d.,]+/);

      const { email } = await fillContact(page);
      await expect(main.getByRole('heading', { name: 'Entrega' })).toBeFocused();
      await expect(main.getByRole('region', { name: 'Contato' })).toContainText(email);
      await expect(main.getByLabel('Rua')).toHaveValue('Avenida Paulista');
      await main.getByLabel('Número').fill('1578');
      await main.getByRole('button', { name: 'Continuar', exact: true }).click();
      await expect(main.getByRole('heading', { name: 'Entrega' })).toBeVisible();
      await expect(main.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Econômico/);
      await main.getByRole('button', { name: 'Continuar para o pagamento' }).click();
      await expect(main.getByRole('heading', { name: 'Pagamento' })).toBeFocused();
      await expect(orderButton(page)).toHaveText(/^Fechar pedido · R\$\s[\d.,]+ no Pix$/);
      const costs = isPhone(page) ? main.getByRole('region', { name: 'Custos' }) : summary(page);
      await expect(costs.getByText('Frete (Econômico)')).toBeVisible();
      expect(documents, 'sections open without a reload').toEqual([home, '/checkout']);

      const events = await page.evaluate(() => window.dataLayer?.map(({ event }) => event));
      expect(events).toEqual(expect.arrayContaining(['begin_checkout', 'add_shipping_info']));

      const button = await placeOrder(page);
      await expect(page.getByRole('main')).toContainText(/R\$\s[\d.,]+/.exec(button)?.[0] ?? '-');
      await expect(main).toContainText('Avenida Paulista');

      await page.goBack();
      await main.getByRole('link', { name: /^Ver o pedido/ }).click();
      await expect(main).toContainText('Avenida Paulista');
    },
  );
}

test.describe('an order that has changed', () => {
  test.use({ expectedProblems: [/\b409\b/] });

  test('is reported line by line, and what was entered stays', { tag: '@desktop' }, async ({ page, shop }) => {
    // No other test of this shop asserts the price of this product.
    const slug = 'sabonete-de-geranio-e-argila-rosa';
    const merchant = await openMerchant(shop.databaseFile);
    await merchant.price(slug, 1990);
    await openPage(page, `/${slug}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Adicionar à sacola' }).first().click();
    await openCheckout(page);
    await fillContact(page);
    await main.getByLabel('CEP', { exact: true }).fill('80010-000');
    await main.getByLabel('Rua').fill('Rua das Flores');
    await main.getByLabel('Número').fill('10');
    await main.getByLabel('Bairro').fill('Centro');
    await main.getByRole('button', { name: 'Continuar', exact: true }).click();
    await main.getByRole('button', { name: 'Continuar para o pagamento' }).click();
    await main.getByRole('checkbox', { name: /novidades/ }).check();
    const before = await orderButton(page).textContent();
    await merchant.price(slug, 2490);
    await merchant.close();
    await orderButton(page).click();
    const alert = main.getByRole('alert');
    await expect(alert).toContainText('O pedido mudou desde que você o viu.');
    await expect(alert.getByRole('listitem')).toHaveText([/passou de R\$\s19,90 para R\$\s24,90\./]);
    await expect(alert).toBeFocused();
    await expect(orderButton(page)).not.toHaveText(before ?? '');
    await expect(main.getByRole('checkbox', { name: /novidades/ })).toBeChecked();
    await placeOrder(page);
  });
});
