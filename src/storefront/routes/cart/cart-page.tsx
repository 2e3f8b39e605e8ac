import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { CartPage } from '../../features/cart/cart-page.tsx';
import { failureText, orFailure } from '../../features/cart/changes/cart-answer.ts';
import { findPostalArea } from '#rules/postal-areas.ts';
import { quoteFreight } from '../../commerce/delivery/quote-freight.server.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { storefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';
import { runCartAction, toCartAddress } from './run-cart-action.server.ts';
import type { Route } from './+types/cart-page';

const soldOutText = 'Esse item não está disponível nessa quantidade ou opção. Escolha outra.';
const changedText = 'Ajustamos sua sacola ao que temos em estoque agora.';

/** The cart is personal: it comes with the frame. This loader reads what forms without script asked for and how they went. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, onError, shop } = context.get(storefrontContext);
  const reason = url.searchParams.get('falhou');
  const freight = await quoteFreight({ api, onError, url }, { kind: 'cart', loja: shop.loja });
  const area = freight && findPostalArea(freight.cep);
  return {
    failure: reason === 'estoque' ? soldOutText : reason && failureText,
    notice: url.searchParams.has('aviso') ? changedText : undefined,
    freight,
    place: area && { estado: area.uf, regiao: area.region },
  };
}

/** For the coupon, whose refusal is to be read beside its field. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await runCartAction(request, context);
  const { result, status, isPlainForm, form } = outcome;
  const { toHref } = context.get(storefrontContext);
  if (isPlainForm && result.ok) return redirect(toHref(toCartAddress(outcome, paths.cart)), 303);
  const typed = form.get('cupom');
  return data({ ...result, typed: typeof typed === 'string' ? typed : '' }, { status });
}

/** A lost connection does not take the page away; the field keeps what was typed. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailure(serverAction);
}

/** What the address asked for does not change with the cart. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Sua sacola" />
      <CartPage
        {...loaderData}
        coupon={
          actionData && { failure: actionData.error, typed: 'typed' in actionData ? actionData.typed : undefined }
        }
      />
    </>
  );
}
