import { type ComponentType, startTransition, use, useEffect, useState } from 'react';

interface Retryable {
  /** Loads the chunk again; the fallback is rendered until it has loaded. */
  retry: () => void;
}

/**
 * Like `React.lazy`, but renders `Fallback` if the chunk cannot be loaded, for example offline. `React.lazy` would throw
 * and cache the failure. Here the chunk is loaded again by `retry`, and when the component mounts again.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props & Retryable>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props> | undefined> | undefined;
  const loadOrNothing = async () => {
    try {
      return await load();
    } catch {
      return undefined;
    }
  };
  const loadOnce = () => (loading ??= loadOrNothing());
  const forget = (failed: typeof loading) => {
    if (loading === failed) loading = undefined;
  };

  return function LazyWithFallback(props: Props) {
    const [loaded, setLoaded] = useState(loadOnce);
    const Part = use(loaded);
    useEffect(() => (Part ? undefined : () => forget(loaded)), [Part, loaded]);
    const retry = () => {
      forget(loaded);
      startTransition(() => setLoaded(loadOnce));
    };
    return Part ? <Part {...props} /> : <Fallback {...props} retry={retry} />;
  };
}
