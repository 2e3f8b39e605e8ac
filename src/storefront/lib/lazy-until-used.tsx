// Parts that are plain HTML until somebody uses the page: their code is no part of what a first view waits for.
import { type ComponentType, lazy, Suspense } from 'react';

/** What a visitor does before anything of the page can change. */
const uses = ['pointerdown', 'keydown', 'focusin', 'click', 'popstate'] as const;
let firstUse: Promise<void> | undefined;

function waitForFirstUse(): Promise<void> {
  firstUse ??= new Promise((resolve) => {
    const stop = new AbortController();
    const note = () => {
      stop.abort();
      resolve();
    };
    for (const use of uses) window.addEventListener(use, note, { signal: stop.signal, capture: true });
  });
  return firstUse;
}

/**
 * The server renders the part whole, and it must be of use like that, as a plain form is. In the browser its code comes
 * with the first press of anything; when that fails the part is left out.
 */
export function lazyUntilUsed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => React.JSX.Element {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    if (!import.meta.env.SSR) await waitForFirstUse();
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
  return function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
