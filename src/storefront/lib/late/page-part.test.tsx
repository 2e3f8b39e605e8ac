import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pagePart } from './page-part.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ana = { name: 'Ana' };
const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

it('is there at once when a loader has asked for it', async () => {
  const part = pagePart('greeting.tsx', () => Promise.resolve(Greeting));
  await part.load();
  render(<part.Page data={ana} />);
  expect(screen.getByText('Olá, Ana')).toBeTruthy();
});

it('is waited for otherwise, and fetched once', async () => {
  const fetchPage = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  const part = pagePart('greeting.tsx', fetchPage);
  const show = () => (
    <Suspense>
      <part.Page data={ana} />
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

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>Erro</p> : this.props.children);
}

it('fails for good after one request while its data stay, and is fetched again for others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchPage = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = pagePart('greeting.tsx', fetchPage);
  const show = (view: string, data: { name: string }) => (
    <Boundary key={view}>
      <Suspense>
        <part.Page data={data} />
      </Suspense>
    </Boundary>
  );
  const { rerender } = await act(async () => render(show('first', ana)));
  expect(screen.getByText('Erro')).toBeTruthy();
  await act(async () => rerender(show('the same anew', ana)));
  expect(screen.getByText('Erro')).toBeTruthy();
  expect(fetchPage).toHaveBeenCalledTimes(1);
  await act(async () => rerender(show('next', { name: 'Bia' })));
  expect(screen.getByText('Olá, Bia')).toBeTruthy();
  expect(fetchPage).toHaveBeenCalledTimes(2);
});
