import { orderLinkRequestSchema } from '#contract/buying/customer-orders.ts';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import { form } from '#web/forms/form-action.server.ts';
import { storefrontContext } from '../../../request-context.server.ts';

/** Mails the link to an order. The answer is the same whether there is such an order. */
export const findOrderForm = form(
  orderLinkRequestSchema,
  async (body, { context }) => {
    const { api } = context.get(storefrontContext);
    await api.call('requestOrderLink', { body, skipsErrorPage: 'outside debug' });
    return {};
  },
  (field, value) => toFieldSentence('pedido', field, value.trim() === ''),
);
