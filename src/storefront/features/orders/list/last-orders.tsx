import { href, Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { paths } from '../../../paths.ts';
import { useShop, useShopHref } from '../../../shops/shop-context.tsx';
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
        {toLinkText(total)}
      </Link>
    </>
  );
}

/** The last orders in one row each, as a section of a page about something else. */
export function LastOrdersSection({ orders, total }: LastOrdersProps) {
  const { path: homePath } = useShop();
  const toHref = useShopHref();
  const hasOrders = orders.length > 0;
  const [path, label] = hasOrders
    ? [paths.orderList, toLinkText(total)]
    : [`${homePath}#mais-pedidos`, 'Ver os mais pedidos'];
  return (
    <section className="mt-6 rounded-card bg-tint p-5 lg:p-6">
      <h2 className="text-h3">Meus pedidos</h2>
      {hasOrders ? (
        <OrderRows orders={orders} />
      ) : (
        <p className="mt-2 text-ink-2">Você ainda não fez pedidos. Quando fizer, acompanhe cada passo por aqui.</p>
      )}
      <Link to={toHref(path)} className={buttonClass('secondary', 'regular', 'mt-4')}>
        {label}
      </Link>
    </section>
  );
}

function OrderRows({ orders }: { orders: readonly OrderEntryView[] }) {
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

function toLinkText(total: number): string {
  return total === 1 ? 'Ver meus pedidos' : `Ver os ${total} pedidos`;
}
