import type { ErrorView } from '#web/errors/error-view.ts';
import { contentId } from '#ui/navigation/skip-link.tsx';
import { ErrorPage } from './error-page.tsx';

/** Without header and footer: for failures of the layout itself. */
export function BareErrorPage({ view }: { view: ErrorView }) {
  return (
    <main id={contentId}>
      <ErrorPage view={view} />
    </main>
  );
}
