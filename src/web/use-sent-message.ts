import { useSearchParams } from 'react-router';

/** Query key of the redirect after a form without script: the kind of message that was sent. */
export const sentKey = 'enviado';

/** Kind of the message that has just been sent without script; null on every other visit. */
export function useSentMessage(): string | null {
  return useSearchParams()[0].get(sentKey);
}
