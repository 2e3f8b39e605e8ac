/**
 * A navigation that overtakes another aborts the other's answer while it is still being read; React Router leaves the
 * rejection to nobody. It is no error, so it must not stand in the console as one.
 */
export function ignoreAbortErrors(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
  });
}
