import { useSearchParams } from 'react-router';

/** Query key that a form without script comes back with: the kind of message that arrived. */
export const sentKey = 'enviado';

/** Kind of the message that has just been sent without script; null on every other visit. */
export function useSentMessage(): string | null {
  return useSearchParams()[0].get(sentKey);
}
