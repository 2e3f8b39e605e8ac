// Error pages. This file: the fallback if the error page itself fails to render (specification 8).

import { Component, type ReactNode } from 'react';
import { contentId } from '#ui/navigation/skip-link.tsx';
import { errorTexts, type ErrorView } from '#web/errors/error-view.ts';
import { paths } from '../../paths.ts';
import { ErrorPage } from './error-page.tsx';

interface ErrorFallbackState {
  hasFailed: boolean;
}

export class ErrorFallback extends Component<{ children: ReactNode }, ErrorFallbackState> {
  override state: ErrorFallbackState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorFallbackState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="row py-16">
        <h1>{errorTexts.ours}</h1>
        <p className="mt-4 text-lead text-ink-2">{`${errorTexts.waitAdvice} ${errorTexts.kept}`}</p>
        <p className="mt-6">
          <a href={paths.home} className="text-link">
            {errorTexts.home}
          </a>
        </p>
      </main>
    );
  }
}

/** Without header and footer: for failures of the layout itself. */
export function BareErrorPage({ view }: { view: ErrorView }) {
  return (
    <main id={contentId}>
      <ErrorPage view={view} />
    </main>
  );
}
