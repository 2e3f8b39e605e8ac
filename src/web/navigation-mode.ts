import type { Location, NavigateOptions } from 'react-router';

/** The mode of a link that the browser follows itself, so that the page is loaded anew with everything around it. */
export const documentMode = 'document';

/** Navigations that update a part of the page instead of opening a new one. A link sets its mode in `data-navigation`. */
export const navigationModes = {
  /** Scroll position and focus are preserved. */
  'in-place': { preventScrollReset: true, state: { isInPlace: true } },
  /** The history entry is replaced too, so that Back leaves the page. */
  'in-place-replace': { preventScrollReset: true, state: { isInPlace: true }, replace: true },
} as const satisfies Record<string, NavigateOptions>;

export type NavigationMode = keyof typeof navigationModes;

export function isNavigationMode(name: string | undefined): name is NavigationMode {
  return name !== undefined && Object.hasOwn(navigationModes, name);
}

/** Whether a location was reached by an in-place navigation. Going back to it counts as a new page. */
export function isReachedInPlace(location: Location<unknown>, navigationType: string): boolean {
  const { state } = location;
  const isMarked = typeof state === 'object' && state !== null && 'isInPlace' in state;
  return isMarked && navigationType !== 'POP';
}
