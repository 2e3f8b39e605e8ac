import { vi } from 'vitest';

/** jsdom lays nothing out: every element is as near to the screen as the test says. */
export function stubIntersectionObserver(isIntersecting = false): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;

      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }

      observe(): void {
        this.#tell([{ isIntersecting }]);
      }

      disconnect(): void {
        // Nothing is kept.
      }
    },
  );
}
