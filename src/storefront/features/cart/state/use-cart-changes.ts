import { useCallback, useReducer } from 'react';
import { useRevalidator } from 'react-router';
import { announceChange } from '#web/browser/tabs.ts';
import { readFields } from '#web/forms/form-result.ts';
import { postForm } from '#web/forms/post-form.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { failureText } from '../forms/failure-text.ts';
import type { CartResult, CartView, CartChange } from '../view/cart-view.ts';
import { beginCart, type CartChanges, reduceCart } from './cart-changes.ts';

/** Posts a form that changes the cart; resolves to undefined if a later change has superseded it. */
export type SendChange = (form: FormData) => Promise<CartResult | undefined>;

/** The cart of the loader data and of the responses to changes, and the function that sends a change. */
export function useCartChanges(loaded: CartView | undefined): [CartChanges, SendChange] {
  const action = useShopHref()(paths.cartAction);
  const { revalidate } = useRevalidator();
  const [state, dispatch] = useReducer(reduceCart, undefined, () => beginCart(loaded, action));
  if (state.loaded !== loaded || state.action !== action) dispatch({ type: 'loaded', loaded, action });
  const change = useCallback<SendChange>(
    async (form) => {
      dispatch({ type: 'sent', form });
      const result = await queueCartChange(action, form);
      dispatch({ type: 'answered', form, action, result });
      if (result?.ok) announceChange();
      // Revalidation lets the layout show that the shop has closed.
      else if (result?.isClosed) void revalidate();
      return result;
    },
    [action, revalidate],
  );
  return [state, change];
}

/** Without a response for this long the next change is sent, since the connection is probably dead. */
const timeoutMs = 10_000;

interface Entry {
  action: string;
  form: FormData;
  /** The line whose quantity is set or that is removed; null for adds. */
  line: FormDataEntryValue | null;
}

let last: Promise<unknown> = Promise.resolve();
const queued = new Set<Entry>();

/**
 * Posts the changes of the cart one after another: on a poor connection a later request may overtake an earlier one, and two
 * first changes would open two sessions. Resolves to undefined for a change that a later one of the same line supersedes, and
 * for one that was sent as a beacon on `pagehide`.
 */
function queueCartChange(action: string, form: FormData): Promise<CartResult | undefined> {
  const entry = { action, form, line: form.get('intent') === 'add' ? null : form.get('linha') };
  for (const other of queued) {
    if (entry.line !== null && other.line === entry.line && other.action === action) queued.delete(other);
  }
  queued.add(entry);
  window.addEventListener('pagehide', sendQueued);
  const send = () => (queued.delete(entry) ? postForm<CartChange>(action, form, failureText) : undefined);
  const sent = last.then(send);
  last = last.then(() => Promise.race([sent, new Promise((done) => setTimeout(done, timeoutMs))]));
  return sent;
}

function sendQueued(): void {
  for (const { action, form } of queued) navigator.sendBeacon(action, new URLSearchParams(readFields(form)));
  queued.clear();
}
