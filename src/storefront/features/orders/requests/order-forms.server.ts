import { redirectDocument } from 'react-router';
import { deliveryAddressFieldsSchema, paymentRequestSchema } from '#contract/buying/checkout.ts';
import { accountFromOrderRequestSchema, orderLinkRequestSchema } from '#contract/buying/customer-orders.ts';
import type { OrderRequestKind } from '#contract/buying/order-requests.ts';
import { playPaymentRequestSchema } from '#contract/buying/orders.ts';
import { otherCustomerText } from '#contract/customers/account.ts';
import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import { form, type FormArgs, type FormHandler } from '#web/forms/form-action.server.ts';
import type { CallInput } from '#web/http/api-client.server.ts';
import { isForOtherAccount } from '../../../commerce/account/account-context.server.ts';
import { paths } from '../../../paths.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { openOrder, type OrderCall } from '../access/open-order.server.ts';
import { toClosedOrderCookies } from '../access/order-cookie.server.ts';
import { findCardPage } from '../payment/find-card-page.ts';
import { toOrderView } from '../view/order-view.server.ts';
import { piecesField } from './request-form.tsx';

const toSentence = (field: string, value: string) => toFieldSentence('pedido', field, value.trim() === '');

/** The forms of an order's page, in the account and outside it. */
export const orderForms = {
  cancelar: orderForm((args) => send(args, 'cancelOrder')),
  'cancelar-resto': orderForm((args) => send(args, 'cancelRestOfOrder')),
  repetir: orderForm(async (args) => {
    const { sucesso: hasLines, diferencas: differences, loja } = await callOf(args)('repeatOrder');
    // The cart of the order's shop, as a document, so that its header counts what it has now.
    if (differences.length === 0) return redirectDocument(`${paths.cart}${loja ? `?loja=${loja}` : ''}`, 303);
    const note = hasLines
      ? 'Colocamos na sacola o que dava. Confira o que mudou:'
      : 'Não deu para colocar nada na sacola:';
    return { error: '', note, differences };
  }),
  endereco: orderForm(
    form(deliveryAddressFieldsSchema, (address, args) => send(args, 'correctOrderAddress', address), toSentence),
  ),
  pagar: orderForm(
    form(
      paymentRequestSchema,
      async (payment, args) => {
        const order = await callOf(args)('payOrder', payment);
        const view = toOrderView(order, args.context.get(storefrontContext));
        const page = findCardPage(view.payment, args.isDocument);
        return page === undefined ? {} : redirectDocument(page, 303);
      },
      () => 'Escolha uma das formas de pagar.',
    ),
  ),
  'criar-conta': orderForm(
    form(
      accountFromOrderRequestSchema,
      (account, args) => send(args, 'openAccountFromOrder', account),
      () => fieldSentences.senha,
    ),
  ),
  'ja-paguei': orderForm((args) => send(args, 'claimPayment')),
  demonstracao: orderForm(
    form(playPaymentRequestSchema, (play, args) => send(args, 'payDemonstration', play), 'Escolha um dos botões.'),
  ),
  /** Closes the order in this browser. */
  sair: orderForm(async ({ context, params }) => {
    const { options, toHref } = context.get(storefrontContext);
    const headers = new Headers();
    for (const cookie of toClosedOrderCookies(params['numero'] ?? '', options.siteUrl))
      headers.append('Set-Cookie', cookie);
    return redirectDocument(toHref(paths.findOrder), { status: 303, headers });
  }),
  arrependimento: requestForm('arrependimento'),
  troca: requestForm('troca'),
  defeito: requestForm('defeito'),
};

/** A request about the pieces that the fields name; a line without a field is left out. */
function requestForm(kind: OrderRequestKind): FormHandler {
  return orderForm(async (args) => {
    const { texto = '' } = args.values;
    const lines = Object.entries(args.values).flatMap(([name, quantidade]) => {
      const posicao = name.startsWith(piecesField) ? name.slice(piecesField.length) : '';
      return /^\d{1,3}$/.test(posicao) && /^\d{1,3}$/.test(quantidade) ? [{ posicao, quantidade }] : [];
    });
    const [first] = lines;
    if (first && lines.every(({ quantidade }) => Number(quantidade) === 0))
      return { error: '', fields: { [`${piecesField}${first.posicao}`]: 'Escolha pelo menos um item.' } };
    return send(args, 'requestForOrder', { tipo: kind, texto, ...(lines.length > 0 && { itens: lines }) });
  });
}

const callOf = ({ context, request, params }: FormArgs) =>
  openOrder({ context, request, number: params['numero'] ?? '' });

/** The page loads the order again, so it needs nothing of the response. */
async function send<Name extends OrderCall>(args: FormArgs, name: Name, body?: CallInput<Name>['body']) {
  await callOf(args)(name, body);
  return {};
}

/** Refuses a form of a page that shows another customer's order, because another one has signed in meanwhile. */
function orderForm(handler: FormHandler): FormHandler {
  return async (args) => (isForOtherAccount(args.values, args.context) ? { error: otherCustomerText } : handler(args));
}

/** Mails the link to an order. The answer is the same whether there is such an order. */
export const findOrderForm = form(
  orderLinkRequestSchema,
  async (body, { context }) => {
    const { api } = context.get(storefrontContext);
    await api.call('requestOrderLink', { body, skipsErrorPage: 'outside debug' });
    return {};
  },
  toSentence,
);
