import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePreloadedAction } from './preload-action.ts';

afterEach(() => {
  cleanup();
  delete window.__reactRouterManifest;
});

function Part() {
  usePreloadedAction('cart-action', { isWhole: true });
  return null;
}

it('fetches the code of the action once, when somebody is there', () => {
  window.__reactRouterManifest = { routes: { 'cart-action': { module: '/a.js', clientActionModule: '/b.js' } } };
  const files = () =>
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  render(
    <>
      <Part />
      <Part />
    </>,
  );
  expect(files()).toEqual([]);
  fireEvent.pointerMove(document.body);
  fireEvent.keyDown(document.body);
  expect(files()).toEqual(['/b.js', '/a.js']);
});

it('does without where the route is unknown', () => {
  render(<Part />);
  const before = document.head.innerHTML;
  fireEvent.keyDown(document.body);
  expect(document.head.innerHTML).toBe(before);
});
