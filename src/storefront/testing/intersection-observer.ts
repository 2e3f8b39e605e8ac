import { vi } from 'vitest';

/** jsdom computes no layout, so the test decides whether elements intersect. */
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
        // The stub has no state.
      }
    },
  );
}
