import { redirect } from 'react-router';
import { addToCartRequestSchema, type Cart, type CartLineIdentity, cartLineIdentitySchema } from '#contract/cart.ts';
import { otherCustomerText } from '#contract/customers/account.ts';
import { toCouponCode, unknownCoupon } from '#rules/promotions/coupon.ts';
import { cleanCode, parseQuantity } from '#rules/typed-text.ts';
import { findQuantityError, parseStep } from '#web/forms/fields.tsx';
import type { FormArgs, FormHandler } from '#web/forms/form-action.server.ts';
import { type FormFailure, type FormValues, refuseForm } from '#web/forms/form-result.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import { isForOtherAccount } from '../../../commerce/account/account-context.server.ts';
import { paths } from '../../../paths.ts';
import { deviceContext, storefrontContext } from '../../../request-context.server.ts';
import { type CartChange, toCartView } from '../view/cart-view.ts';

/** Query key of the cart page after a no-script add. */
export const addedKey = 'adicionado';

/**
 * Every form that changes the cart. A no-script submit redirects to the cart page, which shows the result; a quantity that is no
 * whole number is refused beside its field.
 */
export const cartForm: FormHandler<CartChange> = async (args) => {
  const wrong = findWrongQuantity(args.values);
  if (wrong) return wrong;
  try {
    return toResponse(args, await runChange(args));
  } catch (error) {
    if (!args.isDocument || !(error instanceof ApiCallError)) throw error;
    const { onError } = args.context.get(storefrontContext);
    if (error.status >= 500) onError(error, 'the cart could not be changed');
    return redirect(toCartAddress(args, { falhou: error.status === 422 ? 'estoque' : '1' }), 303);
  }
};

/** The forms of the cart page, which renders the error of a coupon beside its field instead of redirecting. */
export const cartPageForm: FormHandler<CartChange> = async (args) => {
  const { intent } = args.values;
  if (intent !== 'coupon' && intent !== 'remove-coupon') return cartForm(args);
  return toResponse(args, await runChange(args));
};

function findWrongQuantity({ intent, quantidade: text }: FormValues): FormFailure | undefined {
  if (text === undefined || (intent !== 'add' && intent !== 'set')) return undefined;
  const error = findQuantityError(text, intent === 'add' ? 1 : 0);
  return error ? { error: '', fields: { quantidade: error } } : undefined;
}

function toResponse(args: FormArgs, change: CartChange) {
  if (!args.isDocument) return change;
  // By this key the cart page notices that the browser did not keep the session.
  const added = args.values['intent'] === 'add' && { [addedKey]: '1' };
  return redirect(toCartAddress(args, { ...added, ...(change.messages && { aviso: '1' }) }), 303);
}

/** The redirect preserves the CEP in the query of the previous page. */
function toCartAddress({ values: { cep }, context }: FormArgs, more: Record<string, string>): string {
  const query = new URLSearchParams({ ...(cep !== undefined && { cep }), ...more });
  return context.get(storefrontContext).toHref(String(query) ? `${paths.cart}?${query}` : paths.cart);
}

async function runChange({ values, context }: FormArgs): Promise<CartChange> {
  const { api, onError, ...storefront } = context.get(storefrontContext);
  if (isForOtherAccount(values, context)) throw new ApiCallError(409, otherCustomerText, 'cart');
  const { cart, messages } = await changeCart(api, values);
  if (values['favorito'] !== undefined) {
    // The product is already in the cart, so a failure to remove the favourite is only logged.
    const body = { idProduto: values['favorito'] };
    await api
      .call('removeFavourite', { body, skipsErrorPage: true })
      .catch((error: unknown) => onError(error, 'Erro ao tirar dos favoritos:'));
  }
  const view = toCartView(cart, { ...storefront, fields: context.get(deviceContext).tipoImg });
  return { cart: view, ...(messages.length > 0 && { messages }) };
}

/** Runs the change of the form's `intent`; returns the cart and the messages about the change. */
async function changeCart(api: ApiClient, values: FormValues): Promise<{ cart: Cart; messages: string[] }> {
  if (values['intent'] !== 'coupon' && values['intent'] !== 'remove-coupon') {
    const cart = await changeLines(api, values);
    return { cart, messages: cart.mensagens.map(({ mensagem }) => mensagem) };
  }
  await changeCoupon(api, values);
  // The coupon calls do not return the cart.
  return { cart: await api.call('readCart', { skipsErrorPage: 'outside debug' }), messages: [] };
}

/** Applies the coupon of the form, or removes the one of the cart. */
export async function changeCoupon(api: ApiClient, values: FormValues): Promise<void> {
  if (values['intent'] === 'coupon') await applyCoupon(api, values);
  else await api.call('removeCoupon', { skipsErrorPage: 'outside debug' });
}

function changeLines(api: ApiClient, values: FormValues): Promise<Cart> {
  if (values['intent'] === 'add') return addLines(api, values);
  if (values['intent'] === 'set') return setQuantity(api, values);
  if (values['intent'] === 'remove') return removeLine(api, values);
  throw refuseForm();
}

/** Rejects a text that cannot be a code without a request. */
async function applyCoupon(api: ApiClient, { cupom: text }: FormValues): Promise<void> {
  if (text === undefined) throw refuseForm();
  const code = toCouponCode(text);
  if (code === undefined) {
    const reason = cleanCode(text) === '' ? 'Digite o código do cupom.' : unknownCoupon.message;
    throw new ApiCallError(422, reason, 'coupon');
  }
  await api.call('applyCoupon', { params: { hashCupom: code }, skipsErrorPage: 'outside debug' });
}

/** A purchase posts its payload in `carrinho`; undoing a removal posts the line in `linha`. */
function addLines(api: ApiClient, values: FormValues): Promise<Cart> {
  const payload = 'linha' in values ? toPayload(parseLine(values)) : parseJson(values['carrinho']);
  const parsed = addToCartRequestSchema.safeParse(payload);
  const times = parseQuantity(values['quantidade'] ?? '1');
  if (!parsed.success || !times) throw refuseForm();
  const itens = parsed.data.itens.map((item) => ({ ...item, quantidade: item.quantidade * times }));
  return api.call('addToCart', { body: { tipo: parsed.data.tipo, itens }, skipsErrorPage: 'outside debug' });
}

function toPayload({ tipo, ...ids }: CartLineIdentity): { tipo: string; itens: object[] } {
  return { tipo, itens: [ids] };
}

/** `ajuste` is the value of the stepper's plus and minus buttons in a no-script submit. */
function setQuantity(api: ApiClient, values: FormValues): Promise<Cart> {
  const typed = parseQuantity(values['quantidade'] ?? '');
  if (typed === undefined) throw refuseForm();
  const quantity = typed + parseStep(values['ajuste']);
  if (quantity < 1) return removeLine(api, values);
  return api.call('updateCart', {
    body: { ...parseLine(values), quantidade: quantity },
    skipsErrorPage: 'outside debug',
  });
}

function removeLine(api: ApiClient, values: FormValues): Promise<Cart> {
  return api.call('removeFromCart', { body: parseLine(values), skipsErrorPage: 'outside debug' });
}

function parseLine(values: FormValues): CartLineIdentity {
  const parsed = cartLineIdentitySchema.safeParse(parseJson(values['linha']));
  if (!parsed.success) throw refuseForm();
  return parsed.data;
}

function parseJson(value = ''): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
