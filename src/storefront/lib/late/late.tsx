import { type ComponentType, lazy, Suspense } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { whenIdle } from './when-idle.ts';

/** A part of the page whose code comes when the browser is idle; nothing stands in its place, also when it cannot come. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    try {
      await whenIdle();
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
  return function Late(props: Props) {
    if (!useIsHydrated()) return null;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
