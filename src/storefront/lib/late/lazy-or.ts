import { type ComponentType, lazy } from 'react';

/** A part whose code comes when it is first rendered, inside a `Suspense`; where it cannot come, `Instead` stands in for good. */
export function lazyOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): ComponentType<Props> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: Instead };
    }
  });
}
