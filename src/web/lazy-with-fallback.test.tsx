import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyWithFallback } from './lazy-with-fallback.tsx';

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

function setUp() {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  const Part = lazyWithFallback(load, ({ name, retry }) => (
    <button type="button" onClick={retry}>
      {name} espera
    </button>
  ));
  const show = (name: string) => (
    <Suspense fallback={<p>Vem vindo</p>}>
      <Part name={name} />
    </Suspense>
  );
  return { load, show };
}

it('loads the chunk once and renders the component', async () => {
  const { load, show } = setUp();
  const { unmount } = await act(async () => render(show('Ana')));
  expect(screen.getByText('Olá, Ana')).toBeTruthy();
  unmount();
  await act(async () => render(show('Bia')));
  expect(screen.getByText('Olá, Bia')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('renders the fallback while it is mounted, and loads the chunk again on the next mount', async () => {
  const { load, show } = setUp();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { rerender, unmount } = await act(async () => render(show('Ana')));
  await act(async () => rerender(show('Bia')));
  expect(screen.getByRole('button').textContent).toBe('Bia espera');
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  await act(async () => render(show('Caio')));
  expect(screen.getByText('Olá, Caio')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads the chunk again on each retry, and renders the fallback until it has loaded', async () => {
  const { load, show } = setUp();
  let finish: (loaded: typeof Greeting) => void = () => undefined;
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockReturnValueOnce(new Promise<typeof Greeting>((resolve) => (finish = resolve)));
  await act(async () => render(show('Ana')));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('button').textContent).toBe('Ana espera');
  await act(async () => finish(Greeting));
  expect(screen.getByText('Olá, Ana')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});
