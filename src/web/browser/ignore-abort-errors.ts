/**
 * Ignores the unhandled AbortError that React Router leaves when a navigation interrupts another whose response is still
 * being read.
 */
export function ignoreAbortErrors(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
  });
}
