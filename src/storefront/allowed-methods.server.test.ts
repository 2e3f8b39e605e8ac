import { expect, it } from 'vitest';
import { createAllowedMethods } from './allowed-methods.server.ts';

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
