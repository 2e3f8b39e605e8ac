import { expect, it } from 'vitest';
import { renderFirstPages } from './first-pages.ts';

const siteUrl = 'https://loja.test';

/** A storefront whose pages all have these links. Returns the addresses that are rendered. */
async function renderFirst(links: readonly string[], { maxMs = 60_000, status = 200 } = {}): Promise<string[]> {
  const rendered: string[] = [];
  const render = ({ url }: Request): Promise<Response> => {
    rendered.push(url);
    const html = links.map((link) => `<a class="x" href="${link}">x</a>`).join('');
    return Promise.resolve(new Response(html, { status }));
  };
  await renderFirstPages({ render, siteUrl, personalPaths: ['/checkout'], maxMs });
  return rendered;
}

it('renders the home page, then the pages that it links to, each once', async () => {
  expect(await renderFirst(['/oleos', '/', '/loja-caszulo', '/oleos?ipp=24', '/oleos#topo', '/oleos'])).toEqual([
    `${siteUrl}/`,
    `${siteUrl}/oleos`,
    `${siteUrl}/loja-caszulo`,
  ]);
});

it('renders no page of a person and none of another host', async () => {
  const links = ['/checkout/carrinho', 'https://outra.test/', '/checkout-facil'];
  expect(await renderFirst(links)).toEqual([`${siteUrl}/`, `${siteUrl}/checkout-facil`]);
});

it('renders no more than twenty pages', async () => {
  expect(await renderFirst(Array.from({ length: 50 }, (_, index) => `/p${index}`))).toHaveLength(20);
});

it('asks no more of a shop whose home page fails', async () => {
  expect(await renderFirst(['/oleos'], { status: 503 })).toEqual([`${siteUrl}/`]);
});

it('ends when its time is over', async () => {
  expect(await renderFirst(['/oleos'], { maxMs: 0 })).toEqual([`${siteUrl}/`]);
});
