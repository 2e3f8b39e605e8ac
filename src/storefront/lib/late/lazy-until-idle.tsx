// Parts that the server renders whole and whose code can wait: no first view waits for it.
import { type ComponentType, lazy, Suspense } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * The part must be of use as plain HTML, as a form is. In the browser its code comes when nothing else is to be done; when
 * that fails the part is left out.
 */
export function lazyUntilIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => React.JSX.Element {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      if (!import.meta.env.SSR) await whenIdle();
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
