import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useShop, useShopHref } from '../../lib/shop-context.tsx';

/** With `unfilteredHref`: nothing is left under the filters. */
export function ListingEmpty({ unfilteredHref }: { unfilteredHref?: string }) {
  const toHref = useShopHref();
  const { homePath } = useShop();
  if (unfilteredHref) {
    return (
      <EmptyState
        text="Nenhum produto com esses filtros."
        action={
          <Link to={unfilteredHref} className={buttonClass('secondary')}>
            Limpar filtros
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      text="Ainda não há produtos por aqui."
      action={
        <Link to={toHref(homePath)} className={buttonClass('secondary')}>
          Ir para a página inicial
        </Link>
      }
    />
  );
}
