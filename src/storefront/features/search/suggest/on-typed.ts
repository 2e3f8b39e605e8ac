/**
 * Calls `act` for each input event, after React has handled it. React listens at the document: a state update from a
 * listener on the field itself would re-render the controlled field with its old text and drop the letter.
 */
export function onTyped(field: HTMLInputElement, act: () => void, signal: AbortSignal): void {
  window.addEventListener('input', ({ target }) => target === field && act(), { signal });
}
