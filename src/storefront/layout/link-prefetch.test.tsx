import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { LinkPrefetch } from './link-prefetch.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const Stub = createRoutesStub([
  {
    id: 'layout',
    Component: () => (
      <>
        <LinkPrefetch />
        <Outlet />
      </>
    ),
    children: [
      {
        id: 'listing',
        path: '/oleos',
        loader: () => null,
        HydrateFallback: () => null,
        Component: () => (
          <Link to="/lavanda" data-prefetch="">
            Lavanda
          </Link>
        ),
      },
      {
        id: 'product',
        path: '/lavanda',
        loader: () => null,
        HydrateFallback: () => null,
        Component: () => <Link to="/oleos">Óleos</Link>,
      },
    ],
  },
]);

const listPrefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));
const rest = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('prefetches the page of a link under a resting pointer', async () => {
  render(<Stub initialEntries={['/oleos']} />);
  fireEvent.pointerOver(await screen.findByText('Lavanda'));
  await rest(150);
  expect(listPrefetched()).toEqual([expect.stringContaining('/lavanda.data')]);
});

test('prefetches nothing for a link without `data-prefetch`', async () => {
  render(<Stub initialEntries={['/lavanda']} />);
  fireEvent.pointerOver(await screen.findByText('Óleos'));
  await rest(150);
  expect(listPrefetched()).toEqual([]);
});

test('prefetches nothing for a link that is clicked before the delay', async () => {
  render(<Stub initialEntries={['/oleos']} />);
  const link = await screen.findByText('Lavanda');
  fireEvent.pointerOver(link);
  fireEvent.click(link);
  await screen.findByText('Óleos');
  await rest(150);
  fireEvent.click(screen.getByText('Óleos'));
  await screen.findByText('Lavanda');
  expect(listPrefetched()).toEqual([]);
});

test('does not prefetch the page of a link again after a navigation', async () => {
  render(<Stub initialEntries={['/oleos']} />);
  fireEvent.pointerOver(await screen.findByText('Lavanda'));
  await rest(150);
  fireEvent.click(screen.getByText('Lavanda'));
  fireEvent.click(await screen.findByText('Óleos'));
  await screen.findByText('Lavanda');
  expect(listPrefetched()).toEqual([]);
});
