import { expect, it } from 'vitest';
import { shouldRevalidate } from './layout.tsx';

const page = new URL('https://loja.example/checkout');
const refused = { defaultShouldRevalidate: false, currentParams: {}, nextParams: {}, currentUrl: page, nextUrl: page };

it.each([
  ['a form that succeeded', { formMethod: 'POST', defaultShouldRevalidate: true }, true],
  [
    'a form whose result has what it changed',
    { formMethod: 'POST', defaultShouldRevalidate: true, actionResult: { ok: true, shown: {} } },
    false,
  ],
  ['a form refused because the cart has changed', { formMethod: 'POST', actionStatus: 409 }, true],
  ['a form refused for a field', { formMethod: 'POST', actionStatus: 422 }, false],
  ['a search', { formMethod: 'GET', defaultShouldRevalidate: true }, false],
  ['a reload', { defaultShouldRevalidate: true }, true],
  ['a navigation', { nextUrl: new URL('/marcas', page), defaultShouldRevalidate: true }, false],
  ['a change of the shop', { nextUrl: new URL('?loja=caszulo', page) }, true],
] as const)('the cart and the customer of the header are loaded again after %s', (_, args, expected) => {
  expect(shouldRevalidate({ ...refused, ...args })).toBe(expected);
});
