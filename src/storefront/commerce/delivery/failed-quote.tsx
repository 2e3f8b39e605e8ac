import { Button } from '#ui/button.tsx';

export function FailedQuote({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p className="text-small text-danger">
      {text}{' '}
      <Button look="link" className="text-small" onClick={onRetry}>
        Tentar de novo
      </Button>
    </p>
  );
}
