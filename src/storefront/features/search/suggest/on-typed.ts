/**
 * Calls `act` for each letter, after React has heard it. React listens at the document: a state that is set before, on the
 * field itself, renders the field once more with the text of before, and the letter is gone.
 */
export function onTyped(field: HTMLInputElement, act: () => void, signal: AbortSignal): void {
  window.addEventListener('input', ({ target }) => target === field && act(), { signal });
}
