import type { ErrorView } from '../../lib/error-view.ts';
import { ErrorPage } from './error-page.tsx';

/** Without header and footer: for failures of the frame itself. */
export function BareErrorPage({ view }: { view: ErrorView }) {
  return (
    <main id="conteudo">
      <ErrorPage view={view} />
    </main>
  );
}
