import { redirectDocument } from 'react-router';
import { deliveryAddressFieldsSchema } from '#contract/buying/checkout.ts';
import { otherCustomerText } from '#contract/customers/account.ts';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import { form, type FormArgs, type FormHandler } from '#web/forms/form-action.server.ts';
import { isForOtherAccount } from '../../../commerce/account/visible-account.server.ts';
import { paths } from '../../../routes.ts';
import { openOrder } from './open-order.server.ts';

/** The forms of an order's page, in the account and outside it. */
export const orderForms = {
  cancelar: orderForm(async (args) => {
    await callOf(args)('cancelOrder');
    return {};
  }),
  repetir: orderForm(async (args) => {
    const { sucesso: hasLines, diferencas: differences, loja } = await callOf(args)('repeatOrder');
    // The cart of the order's shop, as a document, so that its header counts what it has now.
    if (differences.length === 0) return redirectDocument(`${paths.cart}${loja ? `?loja=${loja}` : ''}`, 303);
    const intro = hasLines
      ? 'Colocamos na sacola o que dava. Confira o que mudou:'
      : 'Não deu para colocar nada na sacola:';
    return { error: '', note: [intro, ...differences].join('\n') };
  }),
  endereco: orderForm(
    form(
      deliveryAddressFieldsSchema,
      async (address, args) => {
        await callOf(args)('correctOrderAddress', address);
        return {};
      },
      (field, value) => toFieldSentence('pedido', field, value.trim() === ''),
    ),
  ),
};

const callOf = ({ context, request, params }: FormArgs) =>
  openOrder({ context, request, number: params['numero'] ?? '' });

/** Refuses a form of a page that shows another customer's order, because another one has signed in meanwhile. */
function orderForm(handler: FormHandler): FormHandler {
  return async (args) => (isForOtherAccount(args.values, args.context) ? { error: otherCustomerText } : handler(args));
}
