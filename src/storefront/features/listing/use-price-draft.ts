import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type NavigationMode, navigationModes } from '#web/navigation-mode.ts';
import { toPriceHref } from './listing-links.ts';

const pauseMs = 500;

/**
 * Applies a typed range of prices after a pause. `price` is the filter of the URL. If it changes elsewhere, as by a chip, `turn`
 * changes too: the fields then show the new one.
 */
export function usePriceDraft(price: string, mode: NavigationMode | undefined) {
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const { pathname, search } = useLocation();
  /** What was typed and is not in the URL yet. */
  const [draft, setDraft] = useState<string>();
  const [shown, setShown] = useState<{ price: string; turn: number; sent?: string }>({ price, turn: 0 });
  if (shown.price !== price) {
    const isOwn = price === shown.sent;
    setShown(isOwn ? { ...shown, price } : { price, turn: shown.turn + 1 });
    if (!isOwn || price === draft) setDraft(undefined);
  }
  const apply = useCallback(
    (filter: string) => {
      const url = new URL(pathname + search, window.location.origin);
      if ((url.searchParams.get('preco') ?? '') === filter) return;
      setShown((before) => ({ ...before, sent: filter }));
      void navigate(toPriceHref(url, filter), mode && navigationModes[mode]);
    },
    [navigate, pathname, search, mode],
  );
  useEffect(() => {
    // A filter that is chosen meanwhile loads first, so that neither is lost.
    if (draft === undefined || isLoading) return undefined;
    const timer = setTimeout(() => apply(draft), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, isLoading, apply]);
  return { turn: shown.turn, draft, setDraft, apply };
}
