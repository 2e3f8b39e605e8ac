import { type ComponentType, Suspense } from 'react';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { lazyOr } from './lazy-or.tsx';
import { whenIdle } from '#web/browser/when-idle.ts';

/** A part of the page whose code comes when the browser is idle; nothing stands in its place, also when it cannot come. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loadWhenIdle = () => whenIdle().then(load);
  const Part = lazyOr<Props>(loadWhenIdle, () => null);
  return function Late(props: Props) {
    if (!useIsHydrated()) return null;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
