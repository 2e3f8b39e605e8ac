import { data } from 'react-router';
import { findPostalArea } from '#rules/postal-areas.ts';
import { blockedCookiesText } from '#web/browser/blocked-cookies.ts';
import { formAction } from '#web/forms/form-action.server.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { quoteFreight } from '../../commerce/delivery/quote-freight.server.ts';
import { addedKey, cartPageForm } from '../../features/cart/forms/cart-form.server.ts';
import { toFailureText } from '../../features/cart/forms/failure-text.ts';
import { CartPage } from '../../features/cart/page/cart-page.tsx';
import { loadCarts } from '../../features/cart/view/load-carts.server.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';
import { SuggestedProducts } from '../suggestions/suggested-products.tsx';
import type { Route } from './+types/cart-page';

const changedText = 'Ajustamos sua sacola ao que temos em estoque agora.';

export const handle: RouteHandle = { personal: true, pageType: 'cart' };

/** The layout loads the cart, which is personal. This loader parses the results of no-script submits from the query. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const { api, onError, shop } = storefront;
  const reason = url.searchParams.get('falhou');
  const isSessionMissing = url.searchParams.has(addedKey) && !api.hasSession;
  const [{ cart }, freight] = await Promise.all([
    loadCarts(storefront, context.get(deviceContext).tipoImg),
    quoteFreight({ api, onError, url }, { kind: 'cart', loja: shop.loja }),
  ]);
  const area = freight && findPostalArea(freight.cep);
  const view = {
    failure: isSessionMissing ? blockedCookiesText : toFailureText(reason),
    notice: url.searchParams.has('aviso') ? changedText : undefined,
    freight,
    place: area && { estado: area.uf, regiao: area.region },
  };
  return data(view, { status: cart ? 200 : 503 });
}

/** For the no-script forms whose errors belong beside their fields. */
export const action = formAction(cartPageForm);

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { error, values, fields } = actionData?.ok ? {} : (actionData ?? {});
  return (
    <>
      <UnlistedHead title="Sua sacola" />
      <CartPage
        {...loaderData}
        suggestions={<SuggestedProducts />}
        coupon={{ failure: error === '' ? undefined : error, typed: values?.['cupom'] }}
        refused={fields && { identity: values?.['linha'], typed: values?.['quantidade'] }}
      />
    </>
  );
}
