import { href, redirect } from 'react-router';
import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { UnknownOrder } from '../../features/orders/access/unknown-order.tsx';
import { loadPlayedPayment } from '../../features/orders/demonstration/load-played-payment.server.ts';
import { PlayedPaymentPage } from '../../features/orders/demonstration/played-payment-page.tsx';
import { orderForms } from '../../features/orders/requests/order-forms.server.ts';
import { secretHeaders } from '../../middleware/response-headers.server.ts';
import { paths } from '../../paths.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/played-payment';

export const handle: RouteHandle = { personal: true, pageType: 'payment', isCheckout: true };

export const headers = () => secretHeaders;

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadPlayedPayment({ context, request, number: params.numero });
}

/** What was played is seen on the page of the order. */
export const action = formActions({
  demonstracao: async (args) => {
    const done = await orderForms.demonstracao(args);
    if (done instanceof Response || 'error' in done) return done;
    const { toHref } = args.context.get(storefrontContext);
    return redirect(toHref(href(paths.orderPage, { numero: args.params['numero'] ?? '' })), 303);
  },
});

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export default function PlayedPaymentRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  if (!loaderData) return <UnknownOrder />;
  return (
    <div className="row py-8 lg:py-12">
      <PlayedPaymentPage payment={loaderData} path={href(paths.playedPayment, params)} result={actionData} />
    </div>
  );
}
