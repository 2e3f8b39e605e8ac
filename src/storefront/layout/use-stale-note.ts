import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useToast } from '#ui/feedback/toast.tsx';

/** Shows that revalidation failed after a change, and revalidates when the connection is back. */
export function useStaleNote(isStale: boolean): void {
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isStale) return undefined;
    const renewed = new AbortController();
    const renew = () => void revalidate();
    showToast({ text: 'Ficamos sem resposta. O que a página mostra pode ter mudado.', until: renewed.signal });
    window.addEventListener('online', renew, { signal: renewed.signal });
    return () => renewed.abort();
  }, [isStale, showToast, revalidate]);
}
