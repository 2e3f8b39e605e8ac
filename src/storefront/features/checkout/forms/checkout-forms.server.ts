// The forms of the checkout. Each saves its step by one call, whose response is the checkout that the page shows next.

import { redirect, redirectDocument } from 'react-router';
import {
  type Checkout,
  type DeliveryAddress,
  deliveryAddressFieldsSchema,
  paymentRequestSchema,
} from '#contract/buying/checkout.ts';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import { cleanText } from '#contract/messages/texts.ts';
import { form, type FormArgs, type FormHandler } from '#web/forms/form-action.server.ts';
import type { AnsweredForm } from '#web/forms/form-result.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import { accountField } from '../../../commerce/account/account-field.tsx';
import { fillByPostalCode } from '../../../commerce/account/fill-by-postal-code.server.ts';
import { lookupButton } from '../../../commerce/account/postal-code-lookup.tsx';
import { cardPageKey, toCardPageValue } from '../../../commerce/orders/card-page.ts';
import { customerContext } from '../../../middleware/user-logado.server.ts';
import { paths } from '../../../paths.ts';
import { deviceContext, storefrontContext, type StorefrontContext } from '../../../request-context.server.ts';
import { type ShownCheckout, toShownCheckout } from '../steps/load-checkout.server.ts';
import {
  type FormName,
  saveAddressField,
  type Section,
  shownPaymentField,
  type Step,
  stepKey,
} from '../steps/steps.ts';
import { toTotalText } from '../steps/texts.ts';
import { readDelivery } from './delivery-value.ts';

interface Next {
  section: Section;
  /** Named where it is not the first one that is missing. */
  step?: Step;
}

/** Where a no-script submit leads to. */
export function toNextStep(context: FormArgs['context'], { section, step }: Next): Response {
  const { toHref } = context.get(storefrontContext);
  return redirect(toHref(`${paths.checkout}${step === undefined ? '' : `?${stepKey}=${step}`}#${section}`), 303);
}

interface Saved {
  saved: Checkout;
}

async function save({ isDocument, context }: FormArgs, next: Next, call: (api: ApiClient) => Promise<Checkout>) {
  const saved = await call(context.get(storefrontContext).api);
  return isDocument ? toNextStep(context, next) : { saved };
}

const skipsErrorPage = 'outside debug';

/** An empty document of a customer is that of the account, which the page never has. */
const saveContact: FormHandler<Saved> = (args) => {
  const { nome, email, celular, documento = '' } = args.values;
  const isOfAccount = Boolean(args.context.get(customerContext)) && documento.trim() === '';
  const body = { nome, email, celular, ...(!isOfAccount && { documento }) };
  return save(args, { section: 'entrega' }, (api) => api.call('setContact', { body, skipsErrorPage }));
};

const toDelivery: Next = { section: 'entrega', step: 'entrega' };

const saveTypedAddress = form(
  deliveryAddressFieldsSchema,
  async (address, args) => {
    const { context, values } = args;
    if (values[saveAddressField] === 's' && context.get(customerContext)) return saveToAccount(address, args);
    return save(args, toDelivery, (api) => api.call('setDeliveryAddress', { body: address, skipsErrorPage }));
  },
  (field, value) => toFieldSentence('pedido', field, cleanText(value) === ''),
);

/** Adds the address to the account, once however often it is sent, and delivers there. */
async function saveToAccount(address: DeliveryAddress, args: FormArgs) {
  const { api } = args.context.get(storefrontContext);
  let idEndereco: number;
  try {
    ({ id: idEndereco } = await api.call('addAddress', { body: address, skipsErrorPage }));
  } catch (error) {
    if (!(error instanceof ApiCallError) || error.status !== 422) throw error;
    return refuse(saveAddressField, `${error.message} Ou desmarque esta opção para entregar sem guardar.`);
  }
  return save(args, toDelivery, () => api.call('setDeliveryAddress', { body: { idEndereco }, skipsErrorPage }));
}

/** The no-script look-up of the CEP is a submit of the same form. */
const saveAddress: FormHandler<Saved> = (args) =>
  lookupButton in args.values
    ? fillByPostalCode(args.values, args.context.get(storefrontContext).api)
    : saveTypedAddress(args);

const chooseAddress: FormHandler<Saved> = (args) => {
  const body = { idEndereco: Number(args.values['idEndereco']) };
  if (!Number.isSafeInteger(body.idEndereco)) return refuse('idEndereco', 'Escolha um dos endereços.');
  return save(args, toDelivery, (api) => api.call('setDeliveryAddress', { body, skipsErrorPage }));
};

/** Saves how the goods are sent, and the note of a gift. */
const saveDelivery: FormHandler<Saved> = (args) => {
  const { entrega, mensagem } = args.values;
  const delivery = readDelivery(entrega);
  if (!delivery) return refuse('entrega', 'Escolha como você quer receber.');
  const body = { ...delivery, ...(mensagem !== undefined && { mensagem }) };
  return save(args, { section: 'pagamento' }, (api) => api.call('setDelivery', { body, skipsErrorPage }));
};

const savePayment = form(
  paymentRequestSchema,
  (body, args) => save(args, { section: 'pagamento' }, (api) => api.call('setPayment', { body, skipsErrorPage })),
  'Escolha como você quer pagar.',
);

function refuse(field: string, text: string) {
  return Promise.resolve({ error: '', fields: { [field]: text } });
}

const otherBuyerText = 'Sua conta mudou em outra aba. Confira os dados abaixo e continue.';

/** Refuses a form that was rendered for another customer than the one who is signed in now. */
export function forShownBuyer<Done extends object>(handler: FormHandler<Done>): FormHandler<Done> {
  return async (args) => {
    const current = args.context.get(customerContext);
    const shown = args.values[accountField];
    if (current === undefined || shown === undefined || shown === String(current?.id ?? '')) return handler(args);
    throw new ApiCallError(409, otherBuyerText, 'checkout');
  };
}

/**
 * Places the order, and opens its page as a new document: the cart is empty now. A card is typed on a page of its own, to which the link of
 * the order leads on. A payment method that the page does not show the total
 * of, such as one chosen without script, is saved first, and its total shown.
 */
const placeOrder: FormHandler = async ({ values, context, isDocument }) => {
  const storefront = context.get(storefrontContext);
  const chosen = paymentRequestSchema.safeParse(values);
  if (chosen.success && chosen.data.tipo !== values[shownPaymentField]) {
    const saved = await storefront.api.call('setPayment', { body: chosen.data, skipsErrorPage });
    return { error: `O total agora é ${toTotalText(saved)}. Confira e feche o pedido.` };
  }
  const { chave = '', resumo = '', aceitaTermos, novidades, nome = '', email = '' } = values;
  const { numero, token } = await storefront.api.call('placeOrder', {
    body: { chave, resumo, aceitaTermos: aceitaTermos === 's' },
    skipsErrorPage: 'outside debug',
  });
  if (novidades === 's') await subscribe(storefront, { email, nome });
  const isCard = values[shownPaymentField] === 'cartao';
  const query = new URLSearchParams({ t: token, ...(isCard && { [cardPageKey]: toCardPageValue(isDocument) }) });
  return redirectDocument(storefront.toHref(`${paths.order}/${numero}?${query}`), 303);
};

/** The order has been placed, so a failure is only logged. */
async function subscribe({ api, onError }: StorefrontContext, { email, nome }: { email: string; nome: string }) {
  try {
    await api.call('subscribe', { body: { email, nome }, skipsErrorPage: true });
  } catch (error) {
    onError(error, 'the buyer could not be subscribed to the newsletter');
  }
}

/** The handler of a step; with script the page shows the checkout that the call answers. */
function stepForm(handler: FormHandler<Saved>): FormHandler<AnsweredForm<ShownCheckout>> {
  return forShownBuyer(async (args) => {
    const done = await handler(args);
    if (!('saved' in done)) return done;
    const { context } = args;
    const options = { ...context.get(storefrontContext), fields: context.get(deviceContext).tipoImg };
    return { shown: toShownCheckout(done.saved, options) };
  });
}

export const checkoutForms = {
  contato: stepForm(saveContact),
  endereco: stepForm(saveAddress),
  'endereco-salvo': stepForm(chooseAddress),
  entrega: stepForm(saveDelivery),
  pagamento: stepForm(savePayment),
  pedido: forShownBuyer(placeOrder),
} satisfies Partial<Record<FormName, FormHandler>>;
