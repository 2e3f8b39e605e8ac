import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order, OrderStatus as Status } from '#contract/buying/orders.ts';
import { fetchJson } from '#web/http/fetch-json.ts';
import type { PaymentView } from '../view/order-view.server.ts';

const visibleMs = 4000;
const hiddenMs = 30_000;

/**
 * While an order waits for its payment, asks for its state every few seconds, less often in a hidden tab. Renews the page when
 * the state changes, and later whenever its tab becomes visible. Returns how far the shop's clock is ahead of the browser's, in ms.
 */
export function useOrderStatus(statusPath: string, { state, payment }: Shown): number {
  const now = payment?.now;
  const isWaiting = state === 'aguardando-pagamento';
  const { revalidate } = useRevalidator();
  const [aheadMs, setAhead] = useState(() => (now === undefined ? 0 : Date.parse(now) - Date.now()));
  const note = useEffectEvent((status: Status | undefined) => {
    if (!status) return;
    setAhead(Date.parse(status.agora) - Date.now());
    if (status.estado !== state || status.pagamento !== toProgress(payment)) void revalidate();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const wait = () => {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(ask, document.visibilityState === 'visible' ? visibleMs : hiddenMs);
    };
    const ask = () =>
      void fetchStatus(statusPath).then((status) => {
        if (!isStopped) note(status);
        wait();
      });
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') ask();
      else wait();
    };
    ask();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [isWaiting, statusPath]);
  useRenewalWhenVisible(statusPath, !isWaiting);
  return aheadMs;
}

/** Parcels, an invoice or the answer to a request come hours after the page was opened. */
function useRenewalWhenVisible(statusPath: string, isOn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return undefined;
    const onVisibility = () => {
      if (document.visibilityState !== 'visible') return;
      // Without a connection a revalidation would replace the page by an error.
      void fetchStatus(statusPath).then((status) => status && revalidate());
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [isOn, statusPath, revalidate]);
}

interface Shown {
  state: Order['estado'];
  payment: Pick<PaymentView, 'now' | 'code' | 'link' | 'isRefused' | 'isInReview'> | undefined;
}

/** The progress of the payment, as the shop names it. */
function toProgress(payment: Shown['payment']): Status['pagamento'] {
  if (!payment) return undefined;
  if (payment.isRefused) return 'recusado';
  if (payment.isInReview) return 'em-analise';
  return payment.code !== undefined || payment.link !== undefined ? 'pronto' : 'preparando';
}

/** Undefined if the shop does not answer; the next request may get through. */
async function fetchStatus(path: string): Promise<Status | undefined> {
  const answer = await fetchJson(path);
  return isStatus(answer) ? answer : undefined;
}

function isStatus(value: unknown): value is Status {
  return (
    value instanceof Object &&
    'estado' in value &&
    typeof value.estado === 'string' &&
    'agora' in value &&
    typeof value.agora === 'string'
  );
}
