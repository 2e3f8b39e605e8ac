// Specification 8: in debug mode the failure of a call that the visitor makes from a page is an error page.

import type { ErrorView } from './error-view.ts';

type Listener = (view: ErrorView) => void;

const listeners = new Set<Listener>();

/** Shows the error page if the layout allows it (`onErrorPage`). */
export function showErrorPage(view: ErrorView): void {
  for (const listener of listeners) listener(view);
}

/** Returns the function that removes the listener. */
export function onErrorPage(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
