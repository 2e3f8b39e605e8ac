import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useCloseOnDesktop } from '#web/browser/screen-width.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { type ChoiceLink, toProductCount } from './listing-links.ts';
import { AppliedFilters, arrangeId } from './listing-toolbar.tsx';
import type { ListingView } from './listing-view.server.ts';
import { sheetFormId } from './price-form.tsx';

export const filterId = 'filtros';

/** Below 1024 px: a bottom bar opens filters and sort order as sheets; without script it links to them. */
export function ListingSheets({ view }: { view: ListingView }) {
  const [sheet, setSheet] = useState<'filters' | 'orders'>();
  const close = () => setSheet(undefined);
  useCloseOnDesktop(close);
  // A typed price is applied, or refused, before the sheet closes.
  const hasPrice = view.groups.some((group) => group.id === 'preco');
  const hasFilters = view.groups.length > 0 || view.categories.length > 0;
  return (
    <>
      <div className="listing-bar lg:hidden">
        {hasFilters && (
          <BarLink target={filterId} icon="filter" onPress={() => setSheet('filters')}>
            {`Filtrar${view.applied.length > 0 ? ` (${view.applied.length})` : ''}`}
          </BarLink>
        )}
        <BarLink target={arrangeId} icon="sort" onPress={() => setSheet('orders')}>
          Ordenar
        </BarLink>
      </div>
      <Dialog
        isOpen={sheet === 'filters'}
        onClose={close}
        title="Filtrar"
        placement="sheet"
        footer={
          <div className="border-t border-line px-5 py-3">
            <Button className="w-full" {...(hasPrice ? { type: 'submit', form: sheetFormId } : { onClick: close })}>
              {`Ver ${toProductCount(view.total)}`}
            </Button>
          </div>
        }
      >
        {sheet === 'filters' && (
          <div className="px-5 pb-4">
            <AppliedFilters {...view} className="pb-2" />
            <FilterPanel {...view} onDone={close} />
          </div>
        )}
      </Dialog>
      <Dialog isOpen={sheet === 'orders'} onClose={close} title="Ordenar" placement="sheet">
        {sheet === 'orders' && <OrderChoices {...view} onChoose={close} />}
      </Dialog>
    </>
  );
}

interface OrderChoicesProps extends Pick<ListingView, 'orders' | 'pageSizes'> {
  onChoose: () => void;
}

function OrderChoices({ orders, pageSizes, onChoose }: OrderChoicesProps) {
  return (
    <div className="px-5 pb-5">
      <ul>
        {orders.map((order) => (
          <li key={order.label}>
            <a
              href={order.href}
              rel="nofollow"
              aria-current={order.isCurrent || undefined}
              className="flex min-h-13 items-center justify-between border-b border-line aria-[current]:font-semibold"
              onClick={onChoose}
            >
              <span>{order.label}</span>
              {order.isCurrent && <Icon name="check" className="size-5 text-brand" />}
            </a>
          </li>
        ))}
      </ul>
      <PageSizes sizes={pageSizes} onChoose={onChoose} />
    </div>
  );
}

function PageSizes({ sizes, onChoose }: { sizes: readonly ChoiceLink[]; onChoose: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <h3 className="font-sans text-body font-semibold">Por página</h3>
      <ul aria-label="Produtos a mostrar" className="flex gap-2">
        {sizes.map((size) => (
          <li key={size.label}>
            <a
              href={size.href}
              rel="nofollow"
              aria-current={size.isCurrent || undefined}
              className="page-size"
              onClick={onChoose}
            >
              <span>{size.label}</span>
              <span className="sr-only"> produtos</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarLinkProps {
  target: string;
  icon: IconName;
  onPress: () => void;
  children: ReactNode;
}

function BarLink({ target, icon, onPress, children }: BarLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="flex min-h-14 flex-1 items-center justify-center gap-2.5 font-semibold"
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Icon name={icon} className="size-5" />
      {children}
    </a>
  );
}
