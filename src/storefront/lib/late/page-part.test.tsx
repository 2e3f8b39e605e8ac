import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pagePart } from './page-part.ts';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

it('is there at once when a loader has asked for it', async () => {
  const part = pagePart('greeting.tsx', () => Promise.resolve(Greeting));
  await part.load();
  render(<part.Page name="Ana" />);
  expect(screen.getByText('Olá, Ana')).toBeTruthy();
});

it('is waited for otherwise, and fetched once', async () => {
  const fetchPage = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  const part = pagePart('greeting.tsx', fetchPage);
  const show = () => (
    <Suspense>
      <part.Page name="Ana" />
    </Suspense>
  );
  await act(async () => void render(show()));
  expect(screen.getByText('Olá, Ana')).toBeTruthy();
  await part.load();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it('can be asked for again after it could not be fetched', async () => {
  const fetchPage = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = pagePart('greeting.tsx', fetchPage);
  await expect(part.load()).rejects.toThrow('Failed to fetch');
  expect(await part.load()).toBe(Greeting);
});
