import { UnlistedHead } from '#web/head/page-head.tsx';
import { getAccount } from '../../commerce/account/account-context.server.ts';
import { AddressLines } from '../../commerce/account/address-lines.tsx';
import { SummaryPage } from '../../features/account/summary/summary-page.tsx';
import { loadSummary } from '../../features/account/summary/summary-view.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/summary';

export function loader({ context }: Route.LoaderArgs) {
  return loadSummary(getAccount(context), context.get(storefrontContext));
}

export default function SummaryRoute({ loaderData: summary }: Route.ComponentProps) {
  const { mainAddress } = summary;
  return (
    <>
      <UnlistedHead title="Minha conta" />
      <SummaryPage
        summary={summary}
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
