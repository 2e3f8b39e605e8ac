import { createRoutesStub } from 'react-router';
import type { Order } from '#contract/buying/orders.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { toOrderView } from '../../view/order-view.server.ts';
import { OrderPage } from '../order-page.tsx';

const links = { toHref: (path: string) => path, toLocalUrl: (url: string) => url };

/** The page of the order that `load` returns at each rendering. */
export function createOrderPage(load: () => Order, result?: FormResult) {
  return createRoutesStub([
    {
      path: '/pedido',
      loader: () => load(),
      HydrateFallback: () => null,
      Component: ({ loaderData }: { loaderData: Order }) => (
        <OrderPage
          order={toOrderView(loaderData, links)}
          path="/pedido"
          statusPath={`/situacao/${loaderData.numero}`}
          result={result}
          isRenewing
        />
      ),
    },
  ]);
}
