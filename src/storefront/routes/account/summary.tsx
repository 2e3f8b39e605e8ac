import { PageHead } from '../../lib/head/page-head.tsx';
import { accountContext } from '../../lib/customer/account-context.server.ts';
import type { Route } from './+types/summary';

export function loader({ context }: Route.LoaderArgs) {
  const { customer } = context.get(accountContext);
  return { firstName: customer.firstName };
}

export default function SummaryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead seo={{ title: 'Minha conta', description: '', indexar: false }} />
      <h1 tabIndex={-1}>Olá, {loaderData.firstName}!</h1>
    </>
  );
}
