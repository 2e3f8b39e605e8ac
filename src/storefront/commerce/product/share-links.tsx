import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { useShopHref } from '../../shops/shop-context.tsx';

/**
 * Hands out the address of a product, kit or list in the current shop; `url` is that which search engines know, absolute. Both ways
 * need script, so they are rendered after hydration into reserved space.
 */
export function ShareLinks({ name, url: canonical }: { name: string; url: string }) {
  const isHydrated = useIsHydrated();
  const toHref = useShopHref();
  const { pathname, search } = new URL(canonical);
  // It opens in the shop in which it was copied.
  const url = new URL(toHref(pathname + search), canonical).href;
  const [outcome, setOutcome] = useState('');
  const copy = async () => setOutcome((await copyText(url)) ? 'Link copiado' : `Copie este endereço: ${url}`);
  const share = async () => {
    if (!(await openShareSheet({ title: name, url }))) await copy();
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-5">
      {isHydrated && (
        <>
          {hasShareSheet() && (
            <Button look="link" icon="share" onClick={() => void share()}>
              Compartilhar
            </Button>
          )}
          <Button look="link" icon="link" onClick={() => void copy()}>
            Copiar link
          </Button>
        </>
      )}
      <span role="status" className="min-w-0 text-small wrap-anywhere text-ok">
        {outcome}
      </span>
    </div>
  );
}

/** False if the browser refuses it, or has no clipboard: those inside other apps, and pages without https. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const hasShareSheet = () => 'share' in navigator;

/** False if the device could not open it. The shopper closing it is no failure. */
async function openShareSheet(content: ShareData): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
