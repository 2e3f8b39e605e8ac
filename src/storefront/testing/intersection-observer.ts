import { vi } from 'vitest';

/** jsdom computes no layout, so the test decides whether elements intersect. */
export function stubIntersectionObserver(isIntersecting = false): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: { isIntersecting: boolean }[]) => void;

      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#callback = callback;
      }

      observe(): void {
        this.#callback([{ isIntersecting }]);
      }

      disconnect(): void {
        // The stub has no state.
      }
    },
  );
}
