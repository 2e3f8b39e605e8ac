import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useShop, useShopHref } from '../../shops/shop-context.tsx';

/** `unfilteredHref` is set if only the filters exclude all products. */
export function ListingEmpty({ unfilteredHref }: { unfilteredHref?: string }) {
  const toHref = useShopHref();
  const { homePath } = useShop();
  if (unfilteredHref) {
    return (
      <EmptyState
        text="Nenhum produto com esses filtros."
        action={
          <a href={unfilteredHref} className={buttonClass('secondary')}>
            Limpar filtros
          </a>
        }
      />
    );
  }
  return (
    <EmptyState
      text="Ainda não há produtos por aqui."
      action={
        <a href={toHref(homePath)} className={buttonClass('secondary')}>
          Ir para a página inicial
        </a>
      }
    />
  );
}
