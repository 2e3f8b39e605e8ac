import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { toCartEvents, toViewCartEvent } from '#web/analytics/cart-events.ts';
import { pushEvent } from '#web/analytics/data-layer.ts';
import { paths } from '../../routes.ts';
import { useShop } from '../../shops/shop-context.tsx';
import { useCart } from './cart-context.tsx';

/**
 * Derives the events from the difference between two responses of the cart, so that every button is covered. Changes that a
 * revalidation shows, for example after going back, were reported already.
 */
export function useCartEvents(isCustomer: boolean): void {
  const { isOpen, confirmed } = useCart();
  const { lines } = confirmed;
  const { id: shopId } = useShop();
  const { pathname } = useLocation();
  const isRevalidating = useRevalidator().state === 'loading';
  const wasRevalidated = useRef(false);
  const before = useRef({ shopId, isCustomer, lines });
  useEffect(() => {
    if (isRevalidating) {
      wasRevalidated.current = true;
      return;
    }
    // Each shop has its own cart, and signing in adds the lines of an earlier visit: neither is an addition.
    const isSameCart = before.current.shopId === shopId && before.current.isCustomer === isCustomer;
    const isChange = !wasRevalidated.current && isSameCart;
    const events = isChange ? toCartEvents(before.current.lines, lines) : [];
    wasRevalidated.current = false;
    before.current = { shopId, isCustomer, lines };
    for (const event of events) pushEvent(event);
  }, [shopId, isCustomer, lines, isRevalidating]);
  const isShown = isOpen || pathname === paths.cart;
  useEffect(() => {
    if (isShown) pushEvent(toViewCartEvent(before.current.lines));
  }, [isShown]);
}
