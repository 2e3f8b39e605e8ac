import { href, Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { paths } from '../../../routes.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import type { OrderEntryView } from './order-entries.server.ts';
import { NoOrders, OrderEntries } from './order-entry.tsx';

interface LastOrdersProps {
  orders: readonly OrderEntryView[];
  /** How many orders there are in all. */
  total: number;
}

/** The last orders as cards, with a link to all. */
export function LastOrders({ orders, total }: LastOrdersProps) {
  const toHref = useShopHref();
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      <OrderEntries orders={orders} level={3} />
      <Link to={toHref(paths.orderList)} className={buttonClass('secondary', 'regular', 'mt-6')}>
        {total === 1 ? 'Ver meus pedidos' : `Ver os ${total} pedidos`}
      </Link>
    </>
  );
}

/** The last orders in one row each. */
export function OrderRows({ orders }: { orders: readonly OrderEntryView[] }) {
  const toHref = useShopHref();
  return (
    <ul className="mt-2">
      {orders.map(({ number, stateLabel, placedText }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-4">
          <Link
            to={toHref(href(paths.accountOrder, { numero: number }))}
            className="text-link inline-flex min-h-11 items-center"
          >
            {`Pedido ${number}`}
          </Link>
          <span className="text-small text-ink-2">{`${placedText} · ${stateLabel}`}</span>
        </li>
      ))}
    </ul>
  );
}
