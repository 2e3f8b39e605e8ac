import { UnlistedHead } from '#web/head/page-head.tsx';
import { getAccount } from '../../commerce/account/account-context.server.ts';
import { AddressLines } from '../../commerce/account/address-lines.tsx';
import { SummaryPage } from '../../features/account/summary/summary-page.tsx';
import { loadSummary } from '../../features/account/summary/summary-view.server.ts';
import { LastOrdersSection } from '../../features/orders/list/last-orders.tsx';
import { lastOrdersWindow, loadOrderEntries } from '../../features/orders/list/order-entries.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/summary';

export async function loader({ context }: Route.LoaderArgs) {
  const account = getAccount(context);
  const [summary, lastOrders] = await Promise.all([
    loadSummary(account),
    loadOrderEntries(account, context.get(storefrontContext), lastOrdersWindow),
  ]);
  return { summary, lastOrders };
}

export default function SummaryRoute({ loaderData: { summary, lastOrders } }: Route.ComponentProps) {
  const { mainAddress } = summary;
  return (
    <>
      <UnlistedHead title="Minha conta" />
      <SummaryPage
        summary={summary}
        orders={<LastOrdersSection {...lastOrders} />}
        mainAddress={
          mainAddress ? (
            <AddressLines address={mainAddress} />
          ) : (
            'Guarde um endereço e a sua próxima compra fica mais rápida.'
          )
        }
      />
    </>
  );
}
