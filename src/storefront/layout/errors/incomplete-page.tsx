import { Button } from '#ui/button.tsx';
import { MessageLayout } from '#ui/feedback/message-layout.tsx';

/** Replaces a page whose chunk cannot be loaded, for example offline. `retry` loads it again. */
export function IncompletePage({ retry }: { retry: () => void }) {
  return (
    <MessageLayout title="Esta página não chegou inteira">
      <p className="mt-4 text-lead text-ink-2">Confira a sua conexão e tente de novo.</p>
      <Button className="mt-8" onClick={retry}>
        Tentar de novo
      </Button>
    </MessageLayout>
  );
}
