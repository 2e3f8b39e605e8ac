import { useCallback, useEffect, useRef } from 'react';
import { toCheckoutEvent } from '#web/analytics/cart-events.ts';
import { pushEvent } from '#web/analytics/data-layer.ts';
import type { CheckoutState } from '../steps/checkout-context.ts';
import { findPayment } from '../steps/texts.ts';

/**
 * Pushes `begin_checkout` when the page shows goods, and what the buyer chooses when it is saved; what a customer need not
 * choose is pushed with the order. Returns the function to call then.
 */
export function useCheckoutEvents({ checkout, lines, result }: Pick<CheckoutState, 'checkout' | 'lines' | 'result'>) {
  const pushed = useRef(new Set<string>());
  const { cupom, entrega } = checkout;
  const tier = entrega?.label;
  const payment = findPayment(checkout)?.label;

  const push = useCallback(
    (name: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info', choice: object) => {
      pushed.current.add(name);
      pushEvent(toCheckoutEvent(name, lines, { ...(cupom !== undefined && { coupon: cupom }), ...choice }));
    },
    [lines, cupom],
  );
  const pushShipping = useCallback(() => tier && push('add_shipping_info', { shipping_tier: tier }), [push, tier]);
  const pushPayment = useCallback(
    () => payment && push('add_payment_info', { payment_type: payment }),
    [push, payment],
  );

  const hasLines = lines.length > 0;
  useEffect(() => {
    if (hasLines && !pushed.current.has('begin_checkout')) push('begin_checkout', {});
  }, [hasLines, push]);

  const reported = useRef(result);
  useEffect(() => {
    if (reported.current === result) return;
    reported.current = result;
    if (!result?.ok) return;
    if (result.form === 'entrega') pushShipping();
    if (result.form === 'pagamento') pushPayment();
  }, [result, pushShipping, pushPayment]);

  return useCallback(() => {
    if (!pushed.current.has('add_shipping_info')) pushShipping();
    if (!pushed.current.has('add_payment_info')) pushPayment();
  }, [pushShipping, pushPayment]);
}
