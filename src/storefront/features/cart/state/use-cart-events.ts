import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { toCartEvents, toViewCartEvent } from '#web/analytics/cart-events.ts';
import { pushEvent } from '#web/analytics/data-layer.ts';
import { paths } from '../../../paths.ts';
import { useShop } from '../../../shops/shop-context.tsx';
import { useCart } from './cart-context.tsx';

/**
 * Derives the events from the difference between the response to a change and the cart before, so that every button is covered.
 * What a renewal or a revalidation shows was reported by the page that changed it.
 */
export function useCartEvents(isCustomer: boolean | undefined): void {
  const { isOpen, confirmed, isAnswer } = useCart();
  const lines = confirmed?.lines;
  const { id: shopId } = useShop();
  const { pathname } = useLocation();
  const before = useRef({ shopId, isCustomer, lines });
  useEffect(() => {
    // Each shop has its own cart, and signing in adds the lines of an earlier visit: neither is an addition.
    const isSameCart = before.current.shopId === shopId && before.current.isCustomer === isCustomer;
    const linesBefore = before.current.lines;
    const isChange = isSameCart && lines !== undefined && linesBefore !== undefined && isAnswer;
    const events = isChange ? toCartEvents(linesBefore, lines) : [];
    before.current = { shopId, isCustomer, lines };
    for (const event of events) pushEvent(event);
  }, [shopId, isCustomer, lines, isAnswer]);
  const isShown = isOpen || pathname === paths.cart;
  useEffect(() => {
    if (isShown) pushEvent(toViewCartEvent(before.current.lines ?? []));
  }, [isShown]);
}
