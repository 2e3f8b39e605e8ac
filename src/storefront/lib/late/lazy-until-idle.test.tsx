import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyUntilIdle } from './lazy-until-idle.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Longer than any browser waits for an idle moment. */
const beIdle = () => act(() => vi.advanceTimersByTimeAsync(3000));

it('leaves the HTML of the server alone until the browser is idle', async () => {
  let loads = 0;
  const Part = lazyUntilIdle<{ name: string }>(async () => {
    loads += 1;
    return ({ name }) => <p>{name}</p>;
  });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<!--$--><p>Formulário</p><!--/$-->';
  await act(async () => hydrateRoot(root, <Part name="Formulário" />));
  const before = screen.getByText('Formulário');
  expect(loads).toBe(0);
  await beIdle();
  expect(loads).toBe(1);
  expect(screen.getByText('Formulário')).toBe(before);
  root.remove();
});

it('is left out when its code cannot be fetched', async () => {
  const Part = lazyUntilIdle(() => Promise.reject(new TypeError('gone')));
  const { container } = render(<Part />);
  await beIdle();
  expect(container.textContent).toBe('');
});
