import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenWidthProvider, useIsDesktop } from './screen-width.tsx';

function Shown() {
  return <p>{useIsDesktop() ? 'desktop' : 'phone'}</p>;
}

const page = (guess: number) => (
  <ScreenWidthProvider guess={guess}>
    <Shown />
  </ScreenWidthProvider>
);

function resizeTo(width: number): void {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('ScreenWidthProvider', () => {
  it.each([
    [360, 'phone'],
    [1366, 'desktop'],
  ])('renders the guess %i on the server as a %s', (guess, expected) => {
    expect(renderToString(page(guess))).toContain(expected);
  });

  it('follows the window once it is there, and again when a change has settled', () => {
    window.innerWidth = 1280;
    render(page(360));
    expect(screen.getByText('desktop')).toBeDefined();
    act(() => {
      resizeTo(1100);
      resizeTo(1023);
      vi.advanceTimersByTime(149);
    });
    expect(screen.getByText('desktop')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('phone')).toBeDefined();
  });
});
