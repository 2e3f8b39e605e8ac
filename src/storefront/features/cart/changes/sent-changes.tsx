import { useCallback, useId, useRef, useState } from 'react';
import { useFetcher, useSubmit } from 'react-router';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { paths } from '../../../routes.ts';
import { useEachAnswer } from '../use-each-answer.ts';
import type { CartAnswer } from './cart-answer.ts';

interface SentChange {
  fetcherKey: string;
  onAnswer: (answer: CartAnswer) => void;
}

/**
 * Changes whose answer has to be read although what asked for them is gone from the page, such as a line that was taken out.
 * Each goes its own way: none aborts another.
 */
export function useSentChanges() {
  const submit = useSubmit();
  const action = useShopHref()(paths.cartAction);
  const id = useId();
  const count = useRef(0);
  const [sent, setSent] = useState<readonly SentChange[]>([]);
  const send = useCallback(
    (fields: Record<string, string>, onAnswer: SentChange['onAnswer']) => {
      count.current += 1;
      const fetcherKey = `${id}${count.current}`;
      setSent((all) => [...all, { fetcherKey, onAnswer }]);
      void submit(fields, { method: 'post', action, navigate: false, fetcherKey, defaultShouldRevalidate: false });
    },
    [submit, action, id],
  );
  const forget = useCallback(
    (done: SentChange) => setSent((all) => all.filter(({ fetcherKey }) => fetcherKey !== done.fetcherKey)),
    [],
  );
  return { sent, send, forget };
}

interface ChangeWatchProps {
  change: SentChange;
  onDone: (change: SentChange) => void;
}

/** Tells of the answer once the cart is loaded anew. */
export function ChangeWatch({ change, onDone }: ChangeWatchProps) {
  const { state, data } = useFetcher<CartAnswer>({ key: change.fetcherKey });
  useEachAnswer(state === 'idle' ? data : undefined, (answer) => {
    change.onAnswer(answer);
    onDone(change);
  });
  return null;
}
