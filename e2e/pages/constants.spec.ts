import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { banner, cards, openDrawer, openPage, price, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const settingsSchema = z.object({
  sistema: z.object({
    geral: z.object({ site: z.record(z.string(), z.string()) }),
    checkout: z.object({
      carrinho: z.object({
        alertaFreteGratis: z.boolean(),
        alertaFreteGratisValorFixo: z.looseObject({
          status: z.boolean(),
          valor: z.number(),
          valorSulSudeste: z.number(),
        }),
      }),
      pagamento: z.unknown(),
    }),
    assinatura: z.unknown(),
    listagem: z.unknown(),
    modulos: z.unknown(),
  }),
  link: z.looseObject({ social: z.record(z.string(), z.string()) }),
});

async function readEmbeddedSettings(request: APIRequestContext) {
  const html = await (await request.get('/')).text();
  const [, text = ''] =
    /<script type="application\/json" id="configuracoes-da-loja">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return settingsSchema.parse(JSON.parse(text));
}

test('the page contains contact, social links, payment discounts, subscription options and page sizes [R1-22, R3-41, R3-43, R9-12, R9-13, R9-14]', async ({
  request,
}) => {
  const { sistema, link } = await readEmbeddedSettings(request);
  expect(sistema.geral.site).toMatchObject({
    razaoSocial: 'Manacá Aromas Comércio de Cosméticos Ltda.',
    telefoneContato: '(41) 3333-0000',
    atendimento: 'Segunda a sexta, 08:00 às 17:30',
  });
  expect(link.social['instagram']).toBe('https://www.instagram.com/manaca.example');
  expect(sistema.checkout.pagamento).toEqual({
    descontos: { pix: 0.05, boleto: 0, cartao: 0, deposito: 0 },
    prioridade: 'pix',
    somentePix: true,
    // The demonstration plays all of them.
    formas: ['pix', 'cartao', 'boleto'],
  });
  expect(sistema.assinatura).toMatchObject({ ativo: false, recorrencias: [15, 30, 60, 90], descontoGeral: 5 });
  expect(sistema.assinatura).toMatchObject({ descontoPrimeiroPedido: 0 });
  expect(sistema.listagem).toEqual({
    itensPorPagina: 12,
    opcoesItensPorPagina: [12, 24, 36],
    ordenacaoPadrao: 'Popularidade',
  });
});

test('free shipping starts at 159, at 149 in the South and Southeast; modules are off [R3-42, R9-04, R9-07]', async ({
  request,
}) => {
  const { sistema } = await readEmbeddedSettings(request);
  expect(sistema.checkout.carrinho.alertaFreteGratis).toBe(false);
  expect(sistema.checkout.carrinho.alertaFreteGratisValorFixo).toMatchObject({
    status: true,
    valor: 159,
    valorSulSudeste: 149,
  });
  expect(sistema.modulos).toEqual({
    listaPresente: false,
    marketplace: false,
    exibirEstoque: false,
    vitrineVistos: false,
    manutencao: false,
  });
});

test('inactive modules do not appear on the pages [R9-15, R9-16, R9-17]', async ({ page }) => {
  for (const path of ['/', '/oleo-essencial-de-lavanda-francesa']) {
    await page.goto(path);
    const text = await page.getByRole('main').innerText();
    expect(text).not.toMatch(/assinatura|assine e economize|lista de presentes|vistos por último|vendido por/i);
    expect(text, 'no stock figure').not.toMatch(/\b74\b(?!,)|\d+ unidades em estoque/);
    expect(await page.content(), 'no stock figure in the data of the page').not.toMatch(/estoque\\*":/);
  }
});

test('listings show 12 products by popularity, and 24 or 36 on request [R9-01, R9-02]', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByLabel('Ordenar por')).toHaveValue('Popularidade');
  await expect(page.getByLabel('Por página').locator('option')).toHaveText(['12', '24', '36']);
  await expect(page.getByLabel('Por página')).toHaveValue('12');
  await expect(cards(page).first()).toContainText('Óleo essencial de lavanda francesa');
  await page.getByLabel('Por página').selectOption('24');
  await expect(cards(page)).toHaveCount(24);
  await expect(page).toHaveURL(/[?&]ipp=24\b/);
  await page.goto('/oleos-essenciais?ipp=36');
  await expect(cards(page)).toHaveCount(36);
  await page.goto('/oleos-essenciais?ipp=13');
  await expect(cards(page)).toHaveCount(12);
});

test('the free-shipping text shows the missing amount and congratulates above the threshold [R4-34, R4-35, R9-05, R9-06]', async ({
  page,
}) => {
  const product = '/oleo-essencial-de-melaleuca';
  await openPage(page, product);
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toContainText('Adicione R$ 119,10 e fique isento de Frete.');
  const quantity = sideCart(page).getByRole('textbox', { name: /^Quantidade de/ });
  await quantity.fill('4');
  await quantity.press('Enter');
  await expect(sideCart(page)).toContainText(price('159,60'));
  await expect(sideCart(page)).toContainText('Parabéns! Você ganhou Frete Grátis');
});

test('the threshold depends on the region of the known location', async ({ page }) => {
  for (const [place, remaining] of [
    [{ cep: '80010-000', cidade: 'Curitiba', estado: 'PR' }, '109,10'],
    [{ cep: '79002-000', cidade: 'Campo Grande', estado: 'MS' }, '119,10'],
  ] as const) {
    await openPage(page, '/oleo-essencial-de-melaleuca');
    await page.evaluate((value) => localStorage.setItem('userCep', JSON.stringify(value)), place);
    await openPage(page, '/checkout/carrinho');
    if ((await page.getByRole('main').getByText('Sua sacola está vazia').count()) > 0) {
      await openPage(page, '/oleo-essencial-de-melaleuca');
      await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
      await expect(sideCart(page)).toBeVisible();
      await openPage(page, '/checkout/carrinho');
    }
    await expect(page.getByRole('main')).toContainText(`Adicione R$ ${remaining} e fique isento de Frete.`);
    await expect(banner(page)).toContainText(`${place.cidade} - ${place.estado}`);
  }
});

test('prices are Brazilian: Pix with 5 % off first, then the last interest-free installments [R3-10, R9-10, R9-11, R9-23]', async ({
  page,
}) => {
  await page.goto('/difusor-eletrico-lamparina');
  const text = (await page.getByRole('main').textContent())?.replaceAll('\u00A0', ' ') ?? '';
  const order = ['R$ 429,00', 'R$ 407,55 no Pix', 'ou 6x de R$ 71,50 sem juros'].map((part) => text.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((first, second) => first - second));
});

test('thousands are separated by a point [R9-22]', async ({ page }) => {
  await openPage(page, '/difusor-eletrico-lamparina?loja=caszulo');
  await page.getByRole('radio', { name: '127 V' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  const quantity = sideCart(page).getByRole('textbox', { name: /^Quantidade de/ });
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(sideCart(page)).toContainText(/R\$\u00A01\.287,00/);
  await page.goto('/busca?busca=difusor&order=Maior%20Pre%C3%A7o');
  const prices = (await cards(page).locator('strong').allTextContents()).map((text) => text.replaceAll('\u00A0', ' '));
  expect(prices.length).toBeGreaterThan(5);
  for (const text of prices) expect(text).toMatch(/^(?:Por )?R\$ \d{1,3}(?:\.\d{3})*,\d{2}$/);
});

test('the header is 210 px high on the desktop and 148 px on a phone [R9-36, R9-37]', async ({ page }) => {
  await openPage(page, '/');
  for (const [width, height] of [
    [1366, 210],
    [1024, 210],
    [1023, 148],
    [390, 148],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft((await banner(page).boundingBox())?.height, `at ${width} px`).toBe(height);
  }
});

test('the grid is at most 1170 px wide, a row 1262 px [R9-38]', async ({ page }) => {
  await page.setViewportSize({ width: 1536, height: 800 });
  await openPage(page, '/oleos-essenciais');
  const trail = await page.getByRole('navigation', { name: 'Caminho da página' }).boundingBox();
  expect(trail?.width).toBe(1170);
  const [logo, cart] = [
    await banner(page)
      .getByRole('link', { name: /página inicial/ })
      .boundingBox(),
    await banner(page)
      .getByRole('link', { name: /sacola/i })
      .boundingBox(),
  ];
  expect((cart?.x ?? 0) + (cart?.width ?? 0) - (logo?.x ?? 0)).toBe(1262);
});

test('the drawer is 283 px wide, the side cart 360 px, on narrow screens less [R9-35]', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await openPage(page, '/');
  const menu = await openDrawer(page);
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(283);
  await page.keyboard.press('Escape');
  await banner(page)
    .getByRole('link', { name: /sacola/i })
    .click();
  await expect.poll(async () => (await sideCart(page).boundingBox())?.width).toBe(360);
  for (const [screen, width] of [
    [399, 359],
    [390, 350],
    [361, 321],
    [320, 280],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    await expect.poll(async () => (await sideCart(page).boundingBox())?.width).toBe(width);
  }
});

test('the drawer slides for 300 ms, by CSS alone [R2.4-05]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  const menu = await openDrawer(page);
  expect(await menu.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0\.3s(?:, 0\.3s)*$/);
});

test('the announcements wrap around, with named arrows and without dots [R9-31, R9-32]', async ({ page }) => {
  await openPage(page, '/');
  const bar = page.getByRole('region', { name: 'Avisos' });
  const next = bar.getByRole('button', { name: 'Próximo slide' });
  const shown = () => bar.getByRole('group').filter({ visible: true }).textContent();
  const first = await shown();
  await bar.getByRole('button', { name: 'Slide anterior' }).click();
  expect(await shown()).not.toBe(first);
  await next.click();
  expect(await shown()).toBe(first);
  for (let turn = 0; turn < 3; turn += 1) await next.click();
  expect(await shown()).toBe(first);
  await expect(bar.getByRole('button')).toHaveCount(3);
});

test('hovering a card prefetches its page on a good connection', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  const ahead = page.waitForRequest((request) => request.url().includes('lavanda-francesa.data'));
  await cards(page).first().getByRole('link').first().hover();
  await ahead;
});

test('a phone gets sheets that lock the page, a desktop does not [R4-36, R4-37]', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await openPage(page, '/oleos-essenciais');
  await page.getByRole('link', { name: 'Filtrar' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtrar' })).toBeVisible();
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('hidden');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Filtrar' })).toBeHidden();
  await expect.poll(overflow).not.toBe('hidden');
});

test('a Macintosh gets original pictures, every other device derived ones [R4-39, R9-41]', async ({ request }) => {
  const readFormats = async (path: string, agent: string) => {
    const html = await (await request.get(path, { headers: { 'User-Agent': agent } })).text();
    const sources = [...html.matchAll(/<img[^>]+src="(\/img\/[^"]+)"/g)].map(([, source = '']) => source);
    expect.soft(sources.length, path).toBeGreaterThan(0);
    return [...new Set(sources.map((source) => source.split('.').at(-1)))];
  };
  for (const path of [
    '/',
    '/oleos-essenciais',
    '/oleo-essencial-de-lavanda-francesa',
    '/lista',
    '/lista/kit-sono',
    '/marcas/raiz',
  ]) {
    const macintosh = await readFormats(path, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
    expect.soft(macintosh, path).toEqual(['jpg']);
    const phone = await readFormats(path, 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)');
    expect.soft(phone, path).toEqual(['webp']);
  }
});
