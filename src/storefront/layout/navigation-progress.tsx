import { useState } from 'react';
import { useNavigation } from 'react-router';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';

/** The loading bar of specification 9 for client navigations; red if the new page is an error. */
export function NavigationProgress({ hasError }: { hasError: boolean }) {
  const { state } = useNavigation();
  const isHydrated = useIsHydrated();
  // A document with an error involved no navigation; an error page after a navigation mounts its own layout.
  const [cameByNavigation] = useState(isHydrated);
  if (state !== 'idle') return <ProgressBar progress="loading" />;
  return <ProgressBar progress={hasError && cameByNavigation ? 'failed' : 'idle'} />;
}
