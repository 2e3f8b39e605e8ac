import { href, Link } from 'react-router';
import { formatReais } from '#rules/money.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Tag } from '#ui/tag.tsx';
import { paths } from '../../../paths.ts';
import { useShop, useShopHref } from '../../../shops/shop-context.tsx';
import type { OrderEntryView } from './order-entries.server.ts';

/** Orders as cards, each with a link to its page. */
export function OrderEntries({ orders, level = 2 }: { orders: readonly OrderEntryView[]; level?: 2 | 3 }) {
  return (
    <ul aria-label="Seus pedidos" className="mt-6 grid gap-4">
      {orders.map((order) => (
        <li key={order.number} className="rounded-card border border-line p-5 lg:p-6">
          <OrderEntry order={order} level={level} />
        </li>
      ))}
    </ul>
  );
}

function OrderEntry({ order, level }: { order: OrderEntryView; level: 2 | 3 }) {
  const { number, stateLabel, placedText, shopName, pieces, total, pictures } = order;
  const toHref = useShopHref();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading className="font-sans text-body font-semibold text-ink">{`Pedido ${number}`}</Heading>
        <Tag>{stateLabel}</Tag>
      </div>
      <p className="mt-1 text-ink-2">
        {[placedText, shopName, `${pieces} ${pieces === 1 ? 'item' : 'itens'}`, formatReais(total)]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </p>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <ul className="flex flex-wrap gap-3 empty:hidden">
          {pictures.map(({ url, name }) => (
            <li key={`${url} ${name}`}>
              <img
                src={url}
                alt={name}
                width="64"
                height="80"
                loading="lazy"
                decoding="async"
                className="h-20 w-16 rounded-input bg-skeleton object-cover"
              />
            </li>
          ))}
        </ul>
        <Link
          to={toHref(href(paths.accountOrder, { numero: number }))}
          aria-label={`${order.isUnpaid ? 'Pagar' : 'Ver'} o pedido ${number}`}
          className={buttonClass(order.isUnpaid ? 'primary' : 'secondary', 'regular', 'ml-auto max-sm:w-full')}
        >
          {order.isUnpaid ? 'Pagar o pedido' : 'Ver o pedido'}
        </Link>
      </div>
    </>
  );
}

export function NoOrders() {
  const { path: homePath } = useShop();
  const toHref = useShopHref();
  return (
    <EmptyState
      text="Você ainda não tem pedidos. Quando fizer o primeiro, ele aparece aqui."
      action={
        <a href={toHref(`${homePath}#mais-pedidos`)} className={buttonClass('secondary')}>
          Ver os mais pedidos
        </a>
      }
    />
  );
}
