import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SiteHeader } from './site-header.tsx';

it('follows the newest of several changes that the browser reports at once', () => {
  let report: (tops: readonly number[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { boundingClientRect: { top: number } }[]) => void) {
        report = (tops) => act(() => callback(tops.map((top) => ({ boundingClientRect: { top } }))));
      }
      observe() {}
      disconnect() {}
    },
  );
  const parts = {
    location: '',
    announcements: '',
    menuButton: '',
    search: '',
    searchToggle: '',
    account: '',
    phoneAccount: '',
  };
  const { container } = render(<SiteHeader {...parts} favourites="" cartButton="" menu="" />);
  const isStuck = () => container.querySelector('[data-stuck]') !== null;
  report([-200]);
  expect(isStuck()).toBe(true);
  report([-200, -90, 76]);
  expect(isStuck()).toBe(false);
});
