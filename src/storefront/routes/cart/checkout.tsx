import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { toErrorResponse } from '#web/errors/error-view.ts';
import { formActions, type FormArgs, type FormHandler } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import type { AnsweredForm, FormResult } from '#web/forms/form-result.ts';
import { revalidateAfterRefusal } from '#web/forms/should-revalidate.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { ApiCallError } from '#web/http/api-client.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { findLastOrder } from '../../commerce/orders/last-order.server.ts';
import { changeCoupon } from '../../features/cart/forms/cart-form.server.ts';
import { checkoutForms, forShownBuyer, toNextStep } from '../../features/checkout/forms/checkout-forms.server.ts';
import { savePostalCode } from '../../features/checkout/forms/save-postal-code.server.ts';
import { CheckoutPage } from '../../features/checkout/page/checkout-page.tsx';
import {
  loadCheckout,
  type ShownCheckout,
  type CheckoutData,
} from '../../features/checkout/steps/load-checkout.server.ts';
import { stepKey } from '../../features/checkout/steps/steps.ts';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { storefrontContext, deviceContext } from '../../request-context.server.ts';
import type { Route } from './+types/checkout';

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  personal: true,
  pageType: 'checkout',
  isCheckout: true,
  toContents: ({ lines, checkout }) => ({ lists: [], begun: { lines, coupon: checkout.cupom } }),
};

/** The coupon forms of the checkout change the coupon of the cart, so that cart and checkout are loaded again. */
const coupon: FormHandler = forShownBuyer(async ({ isDocument, context, values }: FormArgs) => {
  await changeCoupon(context.get(storefrontContext).api, values);
  return isDocument ? toNextStep(context, { section: 'pagamento' }) : {};
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  await savePostalCode(storefront, url);
  try {
    return await loadCheckout(storefront, {
      fields: context.get(deviceContext).tipoImg,
      customer: context.get(customerContext),
      step: url.searchParams.get(stepKey),
      lastOrder: findLastOrder(request),
    });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    storefront.onError(error, 'the checkout could not be loaded');
    throw toErrorResponse(503, tryLaterText);
  }
}

export const action = formActions<AnsweredForm<ShownCheckout>>({ ...checkoutForms, coupon, 'remove-coupon': coupon });

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

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

/**
 * What came last: the data of the loader, or the answer to a form. The answer stays after the router has dropped the result, which it
 * does at a link to a place in the page.
 */
function useLatestCheckout(
  loaded: CheckoutData,
  result: FormResult<AnsweredForm<ShownCheckout>> | undefined,
): CheckoutData {
  const shown = result?.ok ? result.shown : undefined;
  const [latest, setLatest] = useState({ loaded, shown, data: { ...loaded, ...shown } });
  if (loaded !== latest.loaded) setLatest({ loaded, shown, data: loaded });
  else if (shown && shown !== latest.shown) setLatest({ loaded, shown, data: { ...loaded, ...shown } });
  return latest.data;
}
