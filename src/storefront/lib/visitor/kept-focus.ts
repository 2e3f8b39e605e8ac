/** State of a link that changes a part of the page: focus and place stay where they are. */
export const keptFocus = { keepsFocus: true };

/** Whether a navigation came from such a link. */
export function hasKeptFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state;
}
