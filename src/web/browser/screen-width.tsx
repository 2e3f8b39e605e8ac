// The width of the window as state (specification 4): the server guesses it, the browser follows it. A store and no context
// value: a context that changes after the load would make React draw parts anew that still wait for their code.
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';

const GuessContext = createContext(0);

const settleMs = 150;
const desktopWidth = 1024;
/** Of the window when it held still last. */
let settledWidth: number | undefined;

/** `guess` is the server's, by the user agent; after load the window says, once it has held still after a change. */
export function ScreenWidthProvider({ guess, children }: { guess: number; children: ReactNode }) {
  return <GuessContext value={guess}>{children}</GuessContext>;
}

/**
 * Runs `close`, which sets state of the same component, when the window becomes as wide as a desktop's. CSS decides how a
 * page looks; this is for what is open and must not stay so on the other side of 1024.
 */
export function useCloseOnDesktop(close: () => void): void {
  const guess = use(GuessContext);
  const isDesktop = useSyncExternalStore(subscribe, isDesktopNow, () => guess >= desktopWidth);
  const [wasDesktop, setWasDesktop] = useState(isDesktop);
  if (isDesktop === wasDesktop) return;
  setWasDesktop(isDesktop);
  if (isDesktop) close();
}

function isDesktopNow(): boolean {
  settledWidth ??= window.innerWidth;
  return settledWidth >= desktopWidth;
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      settledWidth = window.innerWidth;
      onChange();
    }, settleMs);
  };
  window.addEventListener('resize', readSoon);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', readSoon);
    settledWidth = undefined;
  };
}
