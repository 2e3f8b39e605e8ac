/** Specification 2: 1024 px separate mobile from desktop. */
export function isDesktop(): boolean {
  return window.matchMedia('(min-width: 64rem)').matches;
}
