import { useCallback, useEffect, useRef } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';
import { areCookiesBlocked, blockedCookiesText } from '#web/browser/blocked-cookies.ts';
import { toMessage } from '#web/forms/form-result.ts';
import type { AddToCart } from '../../../commerce/cart/add-to-cart-form.tsx';
import type { SendChange } from './use-cart-changes.ts';

const quietMs = 10_000;

interface Panel {
  isOpen: boolean;
  /** Opens the side cart without a renewal: the response to an add is the newest cart. */
  openPanel: () => void;
  /** Opens the side cart and renews it. */
  open: () => void;
}

/** Opens the side cart after an add; another add within 10 s shows a toast instead. */
export function useAddToCart(change: SendChange, { isOpen, openPanel, open }: Panel): AddToCart {
  const showToast = useToast();
  // Read when the response arrives: the visitor may have opened or closed the side cart since the click.
  const panel = useRef({ isOpen, openedAt: -quietMs });
  useEffect(() => {
    panel.current.isOpen = isOpen;
  }, [isOpen]);
  return useCallback(
    async (form, size) => {
      if (areCookiesBlocked()) {
        showToast({ text: blockedCookiesText });
        return false;
      }
      const result = await change(form);
      if (!result) return false;
      if (!result.ok) {
        showToast({ text: toMessage(result) });
        return false;
      }
      const now = performance.now();
      if (!panel.current.isOpen && now - panel.current.openedAt < quietMs) {
        const text = size ? `Adicionado à sacola: ${size}` : 'Adicionado à sacola';
        showToast({ text, action: { label: 'Ver sacola', onPress: open } });
      } else {
        panel.current.openedAt = now;
        openPanel();
      }
      return true;
    },
    [change, open, openPanel, showToast],
  );
}
