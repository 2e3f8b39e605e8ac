import { type ReactNode, Suspense, useEffect } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useFocusAfterRemoval } from '#web/browser/use-focus-after-removal.ts';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useCart } from '../state/cart-context.tsx';
import { loadSideCart } from './load-side-cart.ts';

const LazyContent = lazyWithFallback(async () => (await loadSideCart()).SideCartContent, ContentFallback);

/** `suggestions` are shown while the cart is empty. */
export function SideCart({ suggestions }: { suggestions?: ReactNode }) {
  const { cart, isUnknown, isRenewing, pending, isOpen, close } = useCart();
  const title = useFocusAfterRemoval(cart.lines.length);
  const isAdding = pending.some((form) => form.get('intent') === 'add');
  useEffect(() => {
    // The side cart opens on the response, so its chunk is preloaded during the request.
    if (isAdding) void loadSideCart().catch(() => undefined);
  }, [isAdding]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={cart.lines.length === 0 ? 'Sua sacola' : `Sua sacola (${cart.count})`}
      titleRef={title}
      placement="right"
    >
      {isOpen && (
        <Suspense fallback={<LoadingContent />}>
          {isUnknown && isRenewing ? <LoadingContent /> : <LazyContent suggestions={suggestions} />}
        </Suspense>
      )}
    </Dialog>
  );
}

function LoadingContent() {
  return (
    <p role="status" className="flex justify-center py-10 text-brand">
      <span className="spinner" />
      <span className="sr-only">Abrindo a sacola</span>
    </p>
  );
}

/** The fallback if the chunk fails to load: the cart page shows the same. */
function ContentFallback() {
  const toHref = useShopHref();
  return (
    <p className="px-5 py-6">
      <a href={toHref(paths.cart)} className={buttonClass('primary', 'large')}>
        Ver sacola
      </a>
    </p>
  );
}
