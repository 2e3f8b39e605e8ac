import { type ReactNode, Suspense, useEffect } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';
import { useShopHref } from '../../shops/shop-context.tsx';
import { useFocusAfterRemoval } from '#web/browser/use-focus-after-removal.ts';
import { paths } from '../../routes.ts';
import { useCart } from './cart-context.tsx';
import { loadSideCart } from './load-side-cart.ts';

const LateContent = lazyWithFallback(async () => (await loadSideCart()).SideCartContent, MissingContent);

interface SideCartProps {
  /** Shown while the cart is empty. */
  suggestions?: ReactNode;
}

export function SideCart({ suggestions }: SideCartProps) {
  const { cart, pending, isOpen, close } = useCart();
  const title = useFocusAfterRemoval(cart.lines.length);
  const isAdding = pending.some((form) => form.get('intent') === 'add');
  useEffect(() => {
    // It opens with the answer: its chunk loads meanwhile.
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
        <Suspense fallback={<Waiting />}>
          <LateContent suggestions={suggestions} />
        </Suspense>
      )}
    </Dialog>
  );
}

function Waiting() {
  return (
    <p role="status" className="flex justify-center py-10 text-brand">
      <span className="spinner" />
      <span className="sr-only">Abrindo a sacola</span>
    </p>
  );
}

/** The page of the cart has it all too. */
function MissingContent() {
  const toHref = useShopHref();
  return (
    <p className="px-5 py-6">
      <a href={toHref(paths.cart)} className={buttonClass('primary', 'large')}>
        Ver sacola
      </a>
    </p>
  );
}
