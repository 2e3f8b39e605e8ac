// The width of the window as state (specification 4): the server guesses it, the browser follows it.
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const ScreenWidthContext = createContext(0);

const settleMs = 150;
const desktopWidth = 1024;

/** `guess` is the server's, by the user agent; after load the window says, once it has held still after a change. */
export function ScreenWidthProvider({ guess, children }: { guess: number; children: ReactNode }) {
  const [width, setWidth] = useState(guess);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => setWidth(window.innerWidth);
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, settleMs);
    };
    read();
    window.addEventListener('resize', readSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', readSoon);
    };
  }, []);
  return <ScreenWidthContext value={width}>{children}</ScreenWidthContext>;
}

/**
 * Runs `close`, which sets state of the same component, when the window becomes as wide as a desktop's. CSS decides how a
 * page looks; this is for what is open and must not stay so on the other side of 1024.
 */
export function useCloseOnDesktop(close: () => void): void {
  const isDesktop = use(ScreenWidthContext) >= desktopWidth;
  const [wasDesktop, setWasDesktop] = useState(isDesktop);
  if (isDesktop === wasDesktop) return;
  setWasDesktop(isDesktop);
  if (isDesktop) close();
}
