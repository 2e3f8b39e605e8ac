import type { Location } from 'react-router';

/** Properties of a link, or options of `navigate`, that change a part of the page: scroll and focus stay where they are. */
export const inPlace = { preventScrollReset: true, state: { isInPlace: true } } as const;

/** Whether a location was reached by such a link. Going back to one is a page like any other. */
export function isReachedInPlace(location: Location<unknown>, navigationType: string): boolean {
  const { state } = location;
  const isMarked = typeof state === 'object' && state !== null && 'isInPlace' in state;
  return isMarked && navigationType !== 'POP';
}
