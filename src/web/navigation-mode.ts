import type { Location, NavigateOptions } from 'react-router';

/** How a link or a form changes the page, other than by a new one that is read from its top. For `data-way` of a link. */
export const ways = {
  /** A part of the page: scroll and focus stay where they are. */
  'in-place': { preventScrollReset: true, state: { isInPlace: true } },
  /** The same, and going back leads to what was before the page. */
  'in-place-replace': { preventScrollReset: true, state: { isInPlace: true }, replace: true },
} as const satisfies Record<string, NavigateOptions>;

export type Way = keyof typeof ways;

export function isWay(name: string | undefined): name is Way {
  return name !== undefined && Object.hasOwn(ways, name);
}

/** Whether a location was reached by such a link. Going back to one is a page like any other. */
export function isReachedInPlace(location: Location<unknown>, navigationType: string): boolean {
  const { state } = location;
  const isMarked = typeof state === 'object' && state !== null && 'isInPlace' in state;
  return isMarked && navigationType !== 'POP';
}
