import { describe, expect, it } from 'vitest';
import { createRobots } from './robots.server.ts';

const options = { siteUrl: 'https://loja.test', personalPaths: ['/checkout', '/minha-conta', '/sacola', '/favoritos'] };

/** The matching of crawlers: a rule is a prefix, `*` matches anything, `$` the end. */
function isDisallowed(address: string): boolean {
  const rules = [...createRobots(options).matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  return rules.some((rule) => {
    const pattern = rule.replaceAll(/[.?/]/g, String.raw`\$&`).replaceAll('*', '.*');
    return new RegExp(`^${pattern}`).test(address);
  });
}

describe('robots.txt', () => {
  it('contains the URL of the sitemap', () => {
    expect(createRobots(options)).toMatch(/^Sitemap: https:\/\/loja\.test\/sitemap\.xml$/m);
  });

  it.each([
    '/checkout/carrinho',
    '/checkout/acesso/',
    '/minha-conta/',
    '/minha-conta/lista-desejo',
    '/sacola',
    '/favoritos',
    '/busca?busca=lavanda&preco=10-30',
    '/api/v2/front/settings',
    '/teste',
    '/View5xx',
    '/oleos-essenciais?filtro=4',
    '/oleos-essenciais?pg=2&marca=3',
    '/oleos-essenciais?order=Menor+Pre%C3%A7o&loja=caszulo',
    '/ofertas?ipp=36',
  ])('disallows %s', (address) => {
    expect(isDisallowed(address)).toBe(true);
  });

  it.each([
    '/',
    '/loja-caszulo',
    '/oleos-essenciais',
    '/oleos-essenciais?pg=2',
    '/oleo-essencial-de-lavanda-francesa',
    '/difusores?loja=caszulo',
    '/busca?busca=lavanda',
    '/marcas',
    '/lista/kit-sono',
    '/pagina/sobre',
    '/sacola-de-pano',
    '/teste-de-aroma',
    '/sitemap.xml',
    '/img/abc/640.avif',
    '/assets/app.css',
  ])('allows %s', (address) => {
    expect(isDisallowed(address)).toBe(false);
  });
});
