import { useNavigation } from 'react-router';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';

/** The loading bar of specification 9 for client navigations; red when the page that came is an error. */
export function NavigationProgress({ hasError }: { hasError: boolean }) {
  const { state } = useNavigation();
  if (state !== 'idle') return <ProgressBar progress="loading" />;
  return <ProgressBar progress={hasError ? 'failed' : 'idle'} />;
}
