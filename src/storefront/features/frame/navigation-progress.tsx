import { useEffect } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { noteDestination } from '../../lib/visitor/chunk-reload.ts';

/** Of the address that a document was loaded with. */
const documentKey = 'default';

/** The loading bar of specification 9 for client navigations; red when the page that came is an error. */
export function NavigationProgress({ hasError }: { hasError: boolean }) {
  const { state, location } = useNavigation();
  const { key } = useLocation();
  useEffect(() => noteDestination(location && createPath(location)), [location]);
  if (state !== 'idle') return <ProgressBar progress="loading" />;
  return <ProgressBar progress={hasError && key !== documentKey ? 'failed' : 'idle'} />;
}
