import { useState } from 'react';
import { useNavigation } from 'react-router';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';

/** The loading bar of specification 9 for client navigations; red when the page that came is an error. */
export function NavigationProgress({ hasError }: { hasError: boolean }) {
  const { state } = useNavigation();
  const isHydrated = useIsHydrated();
  // A document that is an error has loaded nothing; an error page after a navigation mounts a layout of its own.
  const [cameByNavigation] = useState(isHydrated);
  if (state !== 'idle') return <ProgressBar progress="loading" />;
  return <ProgressBar progress={hasError && cameByNavigation ? 'failed' : 'idle'} />;
}
