import { useEffect } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';

/** Shows a toast while the browser is offline. */
export function useOfflineNote(): void {
  const showToast = useToast();
  useEffect(() => {
    let controller = new AbortController();
    const show = () => {
      controller.abort();
      controller = new AbortController();
      showToast({ text: 'Você está sem internet. Sua sacola está guardada.', until: controller.signal });
    };
    const hide = () => controller.abort();
    if (!navigator.onLine) show();
    window.addEventListener('offline', show);
    window.addEventListener('online', hide);
    return () => {
      hide();
      window.removeEventListener('offline', show);
      window.removeEventListener('online', hide);
    };
  }, [showToast]);
}
