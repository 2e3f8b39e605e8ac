import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenWidthProvider, useCloseOnDesktop } from './screen-width.tsx';

function Drawer() {
  const [isOpen, setOpen] = useState(true);
  useCloseOnDesktop(() => setOpen(false));
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {isOpen ? 'open' : 'closed'}
    </button>
  );
}

const page = (guess: number) => (
  <ScreenWidthProvider guess={guess}>
    <Drawer />
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

describe('useCloseOnDesktop', () => {
  it('follows the window once it is there, and again when a change has settled', () => {
    window.innerWidth = 1023;
    render(page(360));
    expect(screen.getByText('open')).toBeDefined();
    act(() => {
      resizeTo(1100);
      resizeTo(1280);
      vi.advanceTimersByTime(149);
    });
    expect(screen.getByText('open')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('closed')).toBeDefined();
  });

  it('lets what is opened on a desktop be, and what a phone has open', () => {
    window.innerWidth = 1280;
    render(page(1366));
    fireEvent.click(screen.getByRole('button'));
    act(() => {
      resizeTo(1023);
      vi.advanceTimersByTime(150);
    });
    expect(screen.getByText('open')).toBeDefined();
  });

  it('trusts the window more than the guess of the server', () => {
    window.innerWidth = 390;
    render(page(1366));
    act(() => {
      resizeTo(1280);
      vi.advanceTimersByTime(150);
    });
    expect(screen.getByText('closed')).toBeDefined();
  });
});
