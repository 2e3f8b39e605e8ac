import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyOr } from './lazy-or.tsx';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

function setUp() {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  const Part = lazyOr(load, ({ name, retry }) => (
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

it('shows the part when its code has come, which is asked for once', async () => {
  const { load, show } = setUp();
  const { unmount } = await act(async () => render(show('Ana')));
  expect(screen.getByText('Olá, Ana')).toBeTruthy();
  unmount();
  await act(async () => render(show('Bia')));
  expect(screen.getByText('Olá, Bia')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows what stands in for as long as it is shown, and asks again when it is shown again', async () => {
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

it('asks again when it is told to, as often as it takes, and keeps what stands in until then', async () => {
  const { load, show } = setUp();
  const held = Promise.withResolvers<typeof Greeting>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockReturnValueOnce(held.promise);
  await act(async () => render(show('Ana')));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('button').textContent).toBe('Ana espera');
  await act(async () => held.resolve(Greeting));
  expect(screen.getByText('Olá, Ana')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});
