import { data, href, redirect } from 'react-router';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { toDayWords } from '#rules/orders/arrival-text.ts';
import { toErrorResponse } from '#web/errors/error-view.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { paths } from '../../../paths.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { openOrder, type OrderRequest } from '../access/open-order.server.ts';

export interface PlayedPaymentView {
  number: string;
  /** Reais. */
  amount: number;
  kind: 'cartao' | 'boleto';
  isInReview: boolean;
  /** The last day of a boleto; empty for a card. */
  dueDayText: string;
  orderHref: string;
}

/**
 * The payment of an order that a demonstration plays, on a page of its own. An order that waits for none leads to its own page; one that
 * does not exist or is another's is undefined, with status 404. Throws the error page with status 503 while the API is away.
 */
export async function loadPlayedPayment(request: OrderRequest) {
  const order = await findOrder(request);
  if (!order) return data(undefined, { status: 404 });
  const { toHref } = request.context.get(storefrontContext);
  const { numero: number, pagamento: payment } = order;
  const orderHref = toHref(href(paths.orderPage, { numero: number }));
  const { tipo: kind, estado, valor: amount, vencimento: dueDay } = payment;
  const isWaiting = estado === 'pendente' || estado === 'em-analise';
  if (!payment.demonstracao || kind === 'pix' || !isWaiting) throw redirect(orderHref);
  const view: PlayedPaymentView = {
    number,
    amount,
    kind,
    isInReview: estado === 'em-analise',
    dueDayText: dueDay === undefined ? '' : toDayWords(dueDay),
    orderHref,
  };
  return data(view);
}

async function findOrder(request: OrderRequest) {
  try {
    return await openOrder(request)('order');
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if (error.status === 404) return undefined;
    request.context.get(storefrontContext).onError(error, 'the played payment of an order could not be loaded');
    throw toErrorResponse(503, tryLaterText);
  }
}
