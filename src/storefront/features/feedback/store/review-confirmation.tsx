import { useEffect } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { sentKey, useSentMessage } from '#web/forms/use-form.ts';
import { thanks } from '../messages/message-kinds.ts';

const text = thanks['avaliacao-da-loja'];

/** Confirms a review of the shop by a toast, or by a permanent message without script. */
export function ReviewConfirmation() {
  const isConfirmed = useSentMessage() === 'avaliacao-da-loja';
  const isHydrated = useIsHydrated();
  const showToast = useToast();
  useEffect(() => {
    if (!isConfirmed) return;
    showToast({ text });
    // The key is removed from the URL, so that a reload or a shared link does not confirm again.
    const url = new URL(window.location.href);
    url.searchParams.delete(sentKey);
    window.history.replaceState(window.history.state, '', url);
  }, [isConfirmed, showToast]);
  if (!isConfirmed || isHydrated) return null;
  return (
    <div className="toast-area" role="status">
      <p className="toast">{text}</p>
    </div>
  );
}
