import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';

/** Copies the page's URL. It needs script, so the button is rendered after hydration into reserved space. */
export function ShareLink({ url }: { url: string }) {
  const isHydrated = useIsHydrated();
  const [outcome, setOutcome] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setOutcome('Link copiado'),
      () => setOutcome(`Copie este endereço: ${url}`),
    );
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      {isHydrated && (
        <Button look="link" icon="link" onClick={copy}>
          Copiar link
        </Button>
      )}
      <span role="status" className="text-small text-ok">
        {outcome}
      </span>
    </div>
  );
}
