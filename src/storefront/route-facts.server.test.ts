import { expect, it } from 'vitest';
import { createAllowedMethods, listPersonalPaths, listSitemapPaths } from './route-facts.server.ts';

const personal = { handle: { personal: true } };

it('lists the static part of the paths of personal routes and of their children', () => {
  const routes = {
    root: { path: '', module: {} },
    home: { parentId: 'root', module: { handle: { sitemap: true } } },
    cart: { parentId: 'root', path: 'checkout/carrinho', module: personal },
    message: { parentId: 'root', path: 'mensagens/:tipo', module: personal },
    area: { parentId: 'root', module: personal },
    data: { parentId: 'area', path: 'conta/dados', module: {} },
    page: { parentId: 'root', path: 'pagina/:pagina?', module: { handle: { level: 'page' } } },
  };
  expect(listPersonalPaths(routes)).toEqual(['/checkout/carrinho', '/mensagens', '/conta/dados']);
});

it('omits paths below another personal path', () => {
  const routes = {
    account: { path: 'minha-conta/', module: personal },
    address: { path: 'minha-conta/enderecos/:endereco', module: personal },
    other: { path: 'minha-conta-facil', module: personal },
  };
  expect(listPersonalPaths(routes)).toEqual(['/minha-conta', '/minha-conta-facil']);
});

it('lists the pages for the sitemap that have no parameter', () => {
  const listed = { handle: { sitemap: true } };
  const routes = {
    home: { index: true, module: listed },
    'second-home': { path: 'loja-caszulo', module: listed },
    brands: { path: 'marcas', module: listed },
    brand: { path: 'marcas/:marca', module: listed },
    page: { path: 'pagina/:pagina?', module: listed },
    search: { path: 'busca', module: {} },
    catalogue: { path: '*', module: listed },
  };
  expect(listSitemapPaths(routes)).toEqual(['/', '/loja-caszulo', '/marcas']);
});

const action = () => null;
const findAllowed = createAllowedMethods({
  root: { id: 'root', path: '', module: {} },
  layout: { id: 'layout', parentId: 'root', module: {} },
  home: { id: 'home', parentId: 'layout', index: true, module: {} },
  cart: { id: 'cart', parentId: 'layout', path: 'checkout/carrinho', module: { action } },
  any: { id: 'any', parentId: 'layout', path: '*', module: {} },
});

it.each([
  ['/', 'GET, HEAD'],
  ['/oleos-essenciais', 'GET, HEAD'],
  ['/checkout/carrinho', 'GET, HEAD, POST'],
  ['/checkout/carrinho.data', 'GET, HEAD, POST'],
])('%s allows %s', (path, allowed) => {
  expect(findAllowed(path)).toBe(allowed);
});
