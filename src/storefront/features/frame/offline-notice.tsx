import { useEffect } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';

/** Says when the connection goes and when it is back: what was chosen is not lost. */
export function OfflineNotice() {
  const showToast = useToast();
  useEffect(() => {
    const sayGone = () => showToast({ text: 'Você está sem internet. Sua sacola está guardada.' });
    const sayBack = () => showToast({ text: 'A internet voltou.' });
    window.addEventListener('offline', sayGone);
    window.addEventListener('online', sayBack);
    return () => {
      window.removeEventListener('offline', sayGone);
      window.removeEventListener('online', sayBack);
    };
  }, [showToast]);
  return null;
}
