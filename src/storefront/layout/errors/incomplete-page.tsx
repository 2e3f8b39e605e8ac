import { Button } from '#ui/button.tsx';
import { SprigMotif } from '#ui/feedback/empty-state.tsx';

/** Replaces a page whose chunk cannot be loaded, for example offline. `retry` loads it again. */
export function IncompletePage({ retry }: { retry: () => void }) {
  return (
    <section className="row flex flex-col items-center py-16 text-center">
      <span className="text-brand" aria-hidden="true">
        <SprigMotif />
      </span>
      <h1 tabIndex={-1} className="mt-6">
        Esta página não chegou inteira
      </h1>
      <p className="mt-4 text-lead text-ink-2">Confira a sua conexão e tente de novo.</p>
      <Button className="mt-8" onClick={retry}>
        Tentar de novo
      </Button>
    </section>
  );
}
