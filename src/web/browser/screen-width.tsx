// The window's width as state (specification 4): guessed on the server, measured in the browser. It is an external store,
// because a context that changes after load would make React render suspended boundaries again.

import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';

const GuessContext = createContext(0);

const debounceMs = 150;
const desktopWidth = 1024;
/** The window's width after the last debounced resize. */
let currentWidth: number | undefined;

/** `guess` is the server's guess by the user agent; after load the debounced width of the window replaces it. */
export function ScreenWidthProvider({ guess, children }: { guess: number; children: ReactNode }) {
  return <GuessContext value={guess}>{children}</GuessContext>;
}

/**
 * Runs `close`, which sets state of the same component, when the window grows to desktop width. CSS does the layout; this
 * closes overlays that exist on small screens only.
 */
export function useCloseOnDesktop(close: () => void): void {
  const guess = use(GuessContext);
  const isDesktopNow = useSyncExternalStore(subscribe, isDesktopWidth, () => guess >= desktopWidth);
  const [wasDesktop, setWasDesktop] = useState(isDesktopNow);
  if (isDesktopNow === wasDesktop) return;
  setWasDesktop(isDesktopNow);
  if (isDesktopNow) close();
}

function isDesktopWidth(): boolean {
  currentWidth ??= window.innerWidth;
  return currentWidth >= desktopWidth;
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      currentWidth = window.innerWidth;
      onChange();
    }, debounceMs);
  };
  window.addEventListener('resize', readSoon);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', readSoon);
    currentWidth = undefined;
  };
}

/** Specification 2: 1024 px separate mobile from desktop. */
export function isDesktop(): boolean {
  return window.matchMedia('(min-width: 64rem)').matches;
}
