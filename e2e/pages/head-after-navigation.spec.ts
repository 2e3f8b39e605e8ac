import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../fixtures.ts';

const dataSchema = z.looseObject({ '@type': z.string(), name: z.string().optional(), sku: z.string().optional() });

async function listData(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => dataSchema.parse(JSON.parse(text)));
  return data.map(({ '@type': type, name = '' }) => `${type} ${name}`.trim());
}

/** Follows a plain link, as the menu and merchant texts have them. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
    link.click();
    link.remove();
  }, path);
  await page.waitForURL(`**${path}`);
}

test('structured data, canonical and title are those of the current page after navigations inside the app [R2.6-16]', async ({
  page,
  documents,
}) => {
  const home = ['WebSite Manacá Aromas', 'Store Manacá Aromas'];
  const product = (name: string) => [`Product ${name}`, `ImageGallery Fotos de ${name}`, 'BreadcrumbList'];
  const visits: [path: string, data: string[]][] = [
    ['/oleo-essencial-de-laranja-doce', product('Óleo essencial de laranja-doce')],
    ['/oleo-essencial-de-lavanda-francesa', product('Óleo essencial de lavanda francesa')],
    ['/oleos-essenciais', ['BreadcrumbList']],
    ['/lista/kit-sono', ['Product Kit Sono', 'BreadcrumbList']],
    ['/', home],
    ['/loja-caszulo', ['WebSite Caszulo', 'Store Caszulo']],
  ];
  await page.goto('/');
  expect(await listData(page)).toEqual(home);
  await page.locator('html[data-hydrated], nav[data-hydrated]').first().waitFor({ state: 'attached' });
  for (const [path, data] of visits) {
    await follow(page, path);
    await expect.poll(() => listData(page), { message: path }).toEqual(data);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  }
  expect(documents).toEqual(['/']);
});
