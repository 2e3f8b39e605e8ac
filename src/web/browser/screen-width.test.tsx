import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('useCloseOnDesktop', () => {
  it('closes when the window grows to the desktop width, after the debounce', () => {
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

  it('does not close what was opened on the desktop when the window shrinks', () => {
    window.innerWidth = 1280;
    render(page(1366));
    fireEvent.click(screen.getByRole('button'));
    act(() => {
      resizeTo(1023);
      vi.advanceTimersByTime(150);
    });
    expect(screen.getByText('open')).toBeDefined();
  });

  it('closes on growth from the measured width, even if the server guessed a desktop', () => {
    window.innerWidth = 390;
    render(page(1366));
    act(() => {
      resizeTo(1280);
      vi.advanceTimersByTime(150);
    });
    expect(screen.getByText('closed')).toBeDefined();
  });
});
