import { useState } from 'react';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { linkAsButton } from '#ui/link-as-button.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useCart } from '../state/cart-context.tsx';

/** Instead of the cart while the API has not answered. Without script the button opens the cart page again. */
export function UnknownCart() {
  const { renew } = useCart();
  const showToast = useToast();
  const toHref = useShopHref();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    if (isBusy) return;
    setBusy(true);
    if (!(await renew())) showToast({ text: tryLaterText });
    setBusy(false);
  };
  return (
    <EmptyState
      text="Não deu certo agora. Sua sacola continua guardada."
      action={
        <a
          href={toHref(paths.cart)}
          className={buttonClass('secondary')}
          aria-busy={isBusy}
          {...linkAsButton(() => void retry())}
        >
          Tentar de novo
        </a>
      }
    />
  );
}
