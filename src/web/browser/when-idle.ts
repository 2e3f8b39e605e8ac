const longestWaitMs = 2000;
/** For browsers without idle callbacks (Safari). */
const guessMs = 300;

/** Resolves when the browser is idle, after two seconds at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
    else setTimeout(resolve, guessMs);
  });
}
