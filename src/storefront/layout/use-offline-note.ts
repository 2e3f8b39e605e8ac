import { useEffect } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';

/** Shows a toast while the browser is offline. */
export function useOfflineNote(): void {
  const showToast = useToast();
  useEffect(() => {
    let back = new AbortController();
    const tell = () => {
      back.abort();
      back = new AbortController();
      showToast({ text: 'Você está sem internet. Sua sacola está guardada.', until: back.signal });
    };
    const end = () => back.abort();
    if (!navigator.onLine) tell();
    window.addEventListener('offline', tell);
    window.addEventListener('online', end);
    return () => {
      end();
      window.removeEventListener('offline', tell);
      window.removeEventListener('online', end);
    };
  }, [showToast]);
}
