// What the mails about orders have in common: the order's lines, amounts, delivery and link.

import { z } from 'zod';
import type { OrderRequest } from '#contract/buying/order-requests.ts';
import { type Order, orderSchema } from '#contract/buying/orders.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { formatDiscount, formatReais, toCents, toReais } from '#rules/money.ts';
import { isConfirmedLater, toArrivalText, toDaysFromPaymentText } from '#rules/orders/arrival-text.ts';
import { parsePicturePath, toPicturePath } from '#rules/picture-path.ts';
import { addressSchema } from '../layout/address.ts';
import { cleanLine, cleanText, unlinkLine } from '../layout/clean-text.ts';
import type { MailItem, MailPart } from '../layout/content.ts';
import { type Sender, toPageLink } from '../layout/sender.ts';
import type { BuyerMail } from '../order-payloads.ts';
import { fields } from './fields.ts';

/** Fields of every mail to a buyer. */
export const orderFields = {
  to: addressSchema,
  order: orderSchema,
  isCustomer: z.boolean(),
  token: fields.line.optional(),
};

/** Fields of every mail to the shop about an order. */
export const merchantFields = {
  to: addressSchema,
  name: z.string().transform(unlinkLine),
  order: orderSchema.omit({ contato: true }),
};

type ShownOrder = Omit<Order, 'contato'>;

/** The lines with their amounts before discounts, the discounts, the freight and the total, as the order's page has them. */
export function toItemsPart({ itens, totais, cupom }: ShownOrder, sender: Sender): MailPart {
  const discounts: [string, number][] = [
    ['Desconto de combinações', totais.descontoCombinacoes],
    [cupom === undefined ? 'Desconto do cupom' : `Cupom ${cupom}`, totais.descontoCupom],
    ['Desconto no Pix', totais.descontoPagamento],
  ];
  return {
    items: itens.map((item) => toItem(item, sender)),
    sums: [
      ['Subtotal', formatReais(totais.subtotal)],
      ...discounts
        .filter(([, amount]) => amount > 0)
        .map(([label, amount]): [string, string] => [label, formatDiscount(amount)]),
      ['Frete', totais.frete === 0 ? 'Grátis' : formatReais(totais.frete)],
      ['Total', formatReais(totais.total)],
    ],
  };
}

function toItem(item: Order['itens'][number], sender: Sender): MailItem {
  const { nome, opcao, quantidade, precoDe, precoPor, partes } = item;
  const picture = findThumbnail(item.imagem, sender);
  const price = quantidade > 1 ? `${formatReais(precoPor)} cada` : '';
  const list = precoDe > precoPor ? `de ${formatReais(precoDe)} por ${formatReais(precoPor)}` : '';
  const parts = partes.map((part) => [`${part.quantidade} × ${part.nome}`, part.opcao].filter(Boolean).join(', '));
  return {
    name: cleanLine(`${quantidade} × ${nome}`),
    details: [opcao, ...parts, list ? `${list}${quantidade > 1 ? ' cada' : ''}` : price].map(cleanLine).filter(Boolean),
    amount: formatReais(toReais(toCents(precoPor) * quantidade)),
    ...(picture !== undefined && { picture }),
  };
}

/** The picture is a JPEG, which every mail program shows; undefined for what is no picture of the shop. */
function findThumbnail(url: string, { siteUrl }: Sender): string | undefined {
  const variant = URL.canParse(url) ? parsePicturePath(new URL(url).pathname) : undefined;
  return variant && siteUrl + toPicturePath(variant, 160, 'jpg');
}

/**
 * Where and how the order arrives, and the note of a gift. What was typed is only mailed after the payment: until then an order costs
 * nothing, and its e-mail may be that of a stranger.
 */
export function toDeliveryPart({ estado, entrega, endereco, presente, pagamento }: ShownOrder): MailPart {
  const isUnpaid = estado === 'aguardando-pagamento';
  const isReady = entrega.tipo === 'retirada' && estado === 'enviado';
  const point = entrega.pontoRetirada;
  const place: [string, string] = point
    ? ['Retirada', `${point.nome}, ${point.endereco}, ${point.numero}, ${point.bairro}, ${point.cidade} - ${point.uf}`]
    : [
        'Endereço',
        isUnpaid ? `CEP ${endereco.cep}; o endereço completo está na página do pedido` : toAddress(endereco),
      ];
  const facts: [string, string][] = [
    ['Entrega', entrega.label],
    // A day is named as long as pieces are still to come to the pickup point.
    ...(isReady ? [] : listPromise(estado, entrega, pagamento)),
    place,
    ['Horário', point?.horario ?? ''],
    ['Recado do presente', isUnpaid ? '' : unlinkLine(presente)],
  ];
  return {
    facts: facts.map(([label, value]) => [label, cleanLine(value)] as const).filter(([, value]) => value !== ''),
  };
}

const refundWays: Readonly<Record<Order['pagamento']['tipo'], string>> = {
  pix: 'pelo mesmo meio de pagamento',
  cartao: 'pelo mesmo meio de pagamento',
  boleto: 'por Pix ou transferência',
};

/** How the amount of an order is paid back; a boleto cannot be paid back by itself. */
export const toRefundWay = ({ pagamento }: Pick<Order, 'pagamento'>): string => refundWays[pagamento.tipo];

/** The days and the day count from the payment, which the bank may confirm days later (specification 10.4). */
function listPromise(
  state: Order['estado'],
  { tipo, prazo: days, previsao: day }: ShownOrder['entrega'],
  payment: ShownOrder['pagamento'],
): [string, string][] {
  const isUnpaid = state === 'aguardando-pagamento';
  if (isUnpaid && isConfirmedLater(payment)) return [['Prazo', toDaysFromPaymentText(days)]];
  if (day === undefined) return [['Prazo', days]];
  const condition = isUnpaid ? ', se você pagar logo: o prazo conta a partir do pagamento' : '';
  return [
    ['Prazo', days],
    ['Previsão', `${toArrivalText(tipo, day)}${condition}`],
  ];
}

function toAddress({ rua, numero, complemento, bairro, cidade, uf, cep }: Order['endereco']): string {
  const lines = [rua, numero, complemento, bairro, `${cidade} - ${uf}`].map(unlinkLine);
  return [...lines, `CEP ${cep}`].filter(Boolean).join(', ');
}

/** The page of the order in the account, or for guests the one that opens by a token. */
export function toOrderLink(
  { order: { numero }, isCustomer, token }: Pick<BuyerMail, 'order' | 'isCustomer' | 'token'>,
  sender: Sender,
): string {
  if (isCustomer) return toPageLink(sender, `${sitePaths.ownOrders}/${numero}`);
  // A mail that was queued before guests' mails had a token leads to the page that mails a link.
  if (token === undefined) return toPageLink(sender, `${sitePaths.findOrder}?numero=${numero}`);
  return toPageLink(sender, `${sitePaths.order}/${numero}?t=${encodeURIComponent(token)}`);
}

/** Throws if the order has no such request. */
export function findRequest({ solicitacoes }: Pick<Order, 'solicitacoes'>, protocol: string): OrderRequest {
  const request = solicitacoes.find(({ protocolo }) => protocolo === protocol);
  if (!request) throw new Error('the order has no such request');
  return request;
}

const requestNames: Record<OrderRequest['tipo'], string> = {
  arrependimento: 'Desistência da compra',
  troca: 'Troca',
  defeito: 'Defeito',
  cancelamento: 'Cancelamento',
};

/** What a request is about, and the buyer's words. */
export function toRequestParts(
  { numero, itens, solicitacoes: requests }: Pick<Order, 'numero' | 'itens' | 'solicitacoes'>,
  request: OrderRequest,
): MailPart[] {
  const { protocolo, tipo, texto } = request;
  const replaced = requests
    .filter(({ substituidaPor }) => substituidaPor === protocolo)
    .map((other) => other.protocolo);
  const pieces = request.itens.map(({ posicao, quantidade }) => `${quantidade} × ${itens[posicao]?.nome ?? ''}`);
  return [
    {
      facts: [
        ['Protocolo', protocolo],
        ['Pedido', numero],
        ['Assunto', requestNames[tipo]],
        ['Produtos', cleanLine(pieces.join(', '))],
        ...(replaced.length > 0 ? [['No lugar de', replaced.join(', ')] as const] : []),
      ],
    },
    ...(texto === '' ? [] : [{ quote: cleanText(texto) }]),
  ];
}
