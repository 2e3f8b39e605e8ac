import { useSearchParams } from 'react-router';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { toErrorResponse } from '#web/errors/error-view.ts';
import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import type { AnsweredForm } from '#web/forms/form-result.ts';
import { revalidateAfterRefusal } from '#web/forms/should-revalidate.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { ApiCallError } from '#web/http/api-client.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { savePostalCode } from '../../features/checkout/forms/save-postal-code.server.ts';
import { CheckoutPage } from '../../features/checkout/page/checkout-page.tsx';
import { useLatestCheckout } from '../../features/checkout/page/use-latest-checkout.ts';
import { loadCheckout, type ShownCheckout } from '../../features/checkout/steps/load-checkout.server.ts';
import { stepKey } from '../../features/checkout/steps/steps.ts';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/checkout';
import { checkoutForms, toLine } from './checkout-forms.server.ts';

export const handle: RouteHandle = { personal: true, isCheckout: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  await savePostalCode(storefront, url);
  try {
    return await loadCheckout(storefront, context.get(customerContext), {
      toLine: (item) => toLine(item, context),
      step: url.searchParams.get(stepKey),
    });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    storefront.onError(error, 'the checkout could not be loaded');
    throw toErrorResponse(503, tryLaterText);
  }
}

export const action = formActions<AnsweredForm<ShownCheckout>>(checkoutForms);

export function clientAction(args: Route.ClientActionArgs) {
  return formClientAction(args);
}

export const shouldRevalidate = revalidateAfterRefusal;

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const data = useLatestCheckout(loaderData, actionData);
  return (
    <>
      <UnlistedHead title="Finalizar compra" />
      <CheckoutPage data={data} step={query.get(stepKey)} result={actionData} />
    </>
  );
}
