import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useShop, useShopHref } from '../../shops/shop-context.tsx';

/** Replaces what a page lists, such as products, while there is none, and links to the home page. */
export function NoProducts({ text }: { text: string }) {
  const toHref = useShopHref();
  const { path: homePath } = useShop();
  return (
    <EmptyState
      text={text}
      action={
        <a href={toHref(homePath)} className={buttonClass('secondary')}>
          Ir para a página inicial
        </a>
      }
    />
  );
}
