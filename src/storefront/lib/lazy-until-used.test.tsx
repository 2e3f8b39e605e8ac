import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { lazyUntilUsed } from './lazy-until-used.tsx';

afterEach(cleanup);

it('leaves the HTML of the server alone until somebody uses the page', async () => {
  let loads = 0;
  const Part = lazyUntilUsed<{ name: string }>(async () => {
    loads += 1;
    return ({ name }) => <p>{name}</p>;
  });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<!--$--><p>Formulário</p><!--/$-->';
  await act(async () => hydrateRoot(root, <Part name="Formulário" />));
  const before = screen.getByText('Formulário');
  expect(loads).toBe(0);
  await act(async () => fireEvent.keyDown(before));
  await act(async () => undefined);
  expect(loads).toBe(1);
  expect(screen.getByText('Formulário')).toBe(before);
  root.remove();
});

it('is left out when its code cannot be fetched', async () => {
  const Part = lazyUntilUsed(() => Promise.reject(new TypeError('gone')));
  const { container } = render(<Part />);
  await act(async () => fireEvent.click(document.body));
  expect(container.textContent).toBe('');
});
