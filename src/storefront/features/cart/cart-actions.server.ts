import { addToCartRequestSchema, type Cart, type CartLineIdentity, cartLineIdentitySchema } from '#contract/cart.ts';
import { toCouponCode, unknownCoupon } from '#rules/promotions/coupon.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import { refuseForm } from '#web/http/posted-form.ts';

/**
 * Does what a cart form asks for and answers what the shop says about it. Throws a 400 answer when the form is none of
 * ours.
 */
export async function changeCart(api: ApiClient, form: FormData): Promise<string[]> {
  const intent = form.get('intent');
  if (intent === 'coupon') return applyCoupon(api, form);
  if (intent === 'remove-coupon') return removeCoupon(api);
  const { mensagens } = await changeLines(api, intent, form);
  return mensagens.map(({ mensagem }) => mensagem);
}

function changeLines(api: ApiClient, intent: FormDataEntryValue | null, form: FormData): Promise<Cart> {
  if (intent === 'add') return addLines(api, form);
  if (intent === 'set') return setQuantity(api, form);
  if (intent === 'remove') return removeLine(api, form);
  throw refuseForm();
}

/** A text that can be no code is not worth asking about. */
async function applyCoupon(api: ApiClient, form: FormData): Promise<string[]> {
  const text = form.get('cupom');
  if (typeof text !== 'string') throw refuseForm();
  const code = toCouponCode(text);
  if (code === undefined) {
    const reason = text.trim() === '' ? 'Digite o código do cupom.' : unknownCoupon.message;
    throw new ApiCallError(422, reason, 'coupon');
  }
  await api.call('applyCoupon', { params: { hashCupom: code }, skipsErrorPage: true });
  return [];
}

async function removeCoupon(api: ApiClient): Promise<string[]> {
  await api.call('removeCoupon', { skipsErrorPage: true });
  return [];
}

/** What is bought stands in `carrinho`; a line that was just taken out comes back as `linha`. */
function addLines(api: ApiClient, form: FormData): Promise<Cart> {
  const payload = form.has('linha') ? toPayload(parseLine(form)) : parseJson(form.get('carrinho'));
  const parsed = addToCartRequestSchema.safeParse(payload);
  const times = Number(form.get('quantidade') ?? 1);
  if (!parsed.success || !Number.isInteger(times) || times < 1) throw refuseForm();
  const itens = parsed.data.itens.map((item) => ({ ...item, quantidade: item.quantidade * times }));
  return api.call('addToCart', { body: { tipo: parsed.data.tipo, itens }, skipsErrorPage: true });
}

function toPayload({ tipo, ...ids }: CartLineIdentity): { tipo: string; itens: object[] } {
  return { tipo, itens: [ids] };
}

/** `ajuste` comes from the plus and minus buttons of a form without script. */
function setQuantity(api: ApiClient, form: FormData): Promise<Cart> {
  const quantity = Number(form.get('quantidade')) + Number(form.get('ajuste') ?? 0);
  if (!Number.isInteger(quantity)) throw refuseForm();
  if (quantity < 1) return removeLine(api, form);
  return api.call('updateCart', { body: { ...parseLine(form), quantidade: quantity }, skipsErrorPage: true });
}

function removeLine(api: ApiClient, form: FormData): Promise<Cart> {
  return api.call('removeFromCart', { body: parseLine(form), skipsErrorPage: true });
}

function parseLine(form: FormData): CartLineIdentity {
  const parsed = cartLineIdentitySchema.safeParse(parseJson(form.get('linha')));
  if (!parsed.success) throw refuseForm();
  return parsed.data;
}

function parseJson(value: FormDataEntryValue | null): unknown {
  if (typeof value !== 'string') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
