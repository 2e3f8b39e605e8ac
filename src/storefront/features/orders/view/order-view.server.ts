import { href } from 'react-router';
import type { PaymentKind } from '#contract/buying/checkout.ts';
import type { OrderRequest } from '#contract/buying/order-requests.ts';
import type { Order } from '#contract/buying/orders.ts';
import { isConfirmedLater, toArrivalText, toDaysFromPaymentText, toDayWords } from '#rules/orders/arrival-text.ts';
import { toInstallmentsText } from '#rules/orders/card-installments.ts';
import { formatPhone } from '#rules/phone.ts';
import { toDay, toIsoDay, toMinute } from '#web/dates.ts';
import { drawQr, type QrDrawing } from '../../../commerce/pix-qr.server.ts';
import { paths } from '../../../paths.ts';
import type { StorefrontContext } from '../../../request-context.server.ts';
import { findDueEvent, type OrderItemEvent } from '../analytics/analytics-event.ts';
import { type StateText, toStateText } from '../states/order-state-texts.ts';
import { listOrderSteps, type OrderStep, toRefundNote } from '../states/order-steps.ts';

export interface OrderLineView {
  name: string;
  href: string;
  /** Undefined for a product without a picture. */
  picture: string | undefined;
  option: string;
  /** The parts of a kit, such as "2 × Bruma, 100 ml". */
  parts: string[];
  quantity: number;
  /** Pieces that a new exchange or notice of a defect may be about. */
  free: number;
  /** Pieces that a withdrawal may be about. */
  withdrawable: number;
  /** Reais of one piece, before discounts of the order. */
  price: number;
  /** Undefined unless it is reduced. */
  list: number | undefined;
}

export interface PaymentView {
  /** Reais. */
  amount: number;
  /** ISO 8601; both by the clock of the shop. */
  dueAt: string;
  now: string;
  kind: PaymentKind;
  /** "Pix copia e cola" with its picture, or the digits of a boleto; without code and link the payment is being prepared. */
  code: { text: string; drawing: QrDrawing | undefined } | undefined;
  /** The last day of a boleto, such as "quarta, 2 de dezembro". */
  dueDayText: string | undefined;
  /** The page of a payment service, or the one that plays it. */
  link: string | undefined;
  /** True if it can no longer be paid this way. */
  isRefused: boolean;
  /** True while the bank examines the buyer's card. */
  isInReview: boolean;
  /** True if the shop learns by itself that it was paid. */
  isAutomatic: boolean;
  isDemonstration: boolean;
  /** Whether the buyer can report the payment, which keeps the goods for longer. */
  canClaim: boolean;
  /** ISO 8601; undefined until then. */
  claimedAt: string | undefined;
  /** The other payment methods, or all if this one has failed; reais. */
  options: { kind: string; label: string; total: number }[];
}

/** A parcel, or pieces of an order in parts that are picked up together. */
export interface ParcelView {
  carrier: string;
  code: string;
  link: string;
  /** ISO 8601. */
  sentAt: string;
  /** What it holds, such as "1 × Bruma, 100 ml"; '' if that is the whole order. */
  piecesText: string;
  /** Such as "Enviado em 27/11/2026, entregue em 30/11/2026". */
  stateText: string;
}

export interface RequestView {
  protocol: string;
  kind: OrderRequest['tipo'];
  state: OrderRequest['estado'];
  receivedText: string;
  /** What it is about, such as "2 × Bruma, 100 ml". */
  piecesText: string;
  /** The last day of the shop's answer; undefined once it has passed. */
  dueText: string | undefined;
  answer: string;
  /** True if the buyer, and not the shop, has cancelled the rest. */
  isByBuyer: boolean;
  /** The protocol of the withdrawal that took its pieces. */
  replacedBy: string | undefined;
}

/** A copy of the contract as a page, with the SHA-256 of its file in hex. */
export interface ContractView {
  href: string;
  hash: string;
}

export interface OrderView extends StateText {
  number: string;
  state: Order['estado'];
  placedText: string;
  steps: OrderStep[];
  /** What was paid back of an order that goes on, or of which more is due. */
  refundNote: string | undefined;
  lines: OrderLineView[];
  /** `installmentsText` is such as "em 3x de R$ 47,69 sem juros"; '' while that is not known. */
  amounts: Order['totais'] & {
    coupon: string | undefined;
    refunded: number | undefined;
    kind: PaymentKind;
    installmentsText: string;
  };
  address: Order['endereco'];
  delivery: {
    label: string;
    /** "Chega até quarta, 2 de dezembro"; else the days as they were shown; undefined once nothing is to come. */
    arrival: string | undefined;
    pickupPoint: Order['entrega']['pontoRetirada'];
  };
  contact: Order['contato'];
  gift: string;
  /** Undefined unless the order waits for its payment, whose time is not over. */
  payment: PaymentView | undefined;
  parcels: ParcelView[];
  isPickup: boolean;
  invoice: Order['nota'];
  /** What the buyer may ask for now, and has asked for. */
  requestKinds: Order['podeSolicitar'];
  /** The last day to withdraw; undefined while it is not known. */
  withdrawalUntil: string | undefined;
  requests: RequestView[];
  /** The copy of the contract, then those from before another payment method was chosen. */
  contracts: ContractView[];
  canCancel: boolean;
  canCancelRest: boolean;
  isPaid: boolean;
  canCorrectAddress: boolean;
  /** Whether its guest can open an account with it. */
  canOpenAccount: boolean;
  /** The event that analytics has not received yet. */
  dueEvent: OrderItemEvent | undefined;
}

/** Whether something is still to come to the buyer. */
const isUnderWay: Readonly<Record<Order['estado'], boolean>> = {
  'aguardando-pagamento': true,
  pago: true,
  'em-separacao': true,
  'parcialmente-enviado': true,
  enviado: true,
  entregue: false,
  cancelado: false,
  'parcialmente-devolvido': false,
  devolvido: false,
};

function toArrival({ estado, entrega: { tipo, previsao, prazo }, pagamento }: Order): string {
  if (estado === 'aguardando-pagamento' && isConfirmedLater(pagamento)) return toDaysFromPaymentText(prazo);
  return previsao ? toArrivalText(tipo, previsao) : prazo;
}

/** The order has ended, or all of it can be picked up now. */
const isNothingToCome = ({ estado, entrega }: Order) =>
  !isUnderWay[estado] || (entrega.tipo === 'retirada' && estado === 'enviado');

const toPiece = (quantity: number, { nome = '', opcao = '' }: { nome?: string; opcao?: string } = {}) =>
  `${quantity} × ${nome}${opcao && `, ${opcao}`}`;

const toPieces = (pieces: OrderRequest['itens'], lines: Order['itens']) =>
  pieces.map(({ posicao, quantidade }) => toPiece(quantidade, lines[posicao])).join('; ');

type Links = Pick<StorefrontContext, 'toHref' | 'toLocalUrl'>;

export function toOrderView(order: Order, { toHref, toLocalUrl }: Links): OrderView {
  const { entrega: delivery, pagamento: payment } = order;
  return {
    ...toStateText(order),
    number: order.numero,
    state: order.estado,
    placedText: toMinute(order.feitoEm),
    steps: listOrderSteps(order),
    refundNote: toRefundNote(order),
    lines: order.itens.map((item) => ({
      name: item.nome,
      href: toHref(item.path),
      picture: item.imagem ? toLocalUrl(item.imagem) : undefined,
      option: item.opcao,
      parts: item.partes.map((part) => toPiece(part.quantidade, part)),
      quantity: item.quantidade,
      free: item.livres,
      withdrawable: item.desistiveis,
      price: item.precoPor,
      list: item.precoDe > item.precoPor ? item.precoDe : undefined,
    })),
    amounts: {
      ...order.totais,
      coupon: order.cupom,
      refunded: order.devolvido,
      kind: payment.tipo,
      installmentsText: toInstallments(payment),
    },
    address: order.endereco,
    delivery: {
      label: delivery.label,
      arrival: isNothingToCome(order) ? undefined : toArrival(order),
      pickupPoint: delivery.pontoRetirada,
    },
    contact: { ...order.contato, celular: formatPhone(order.contato.celular) },
    gift: order.presente,
    payment: isPayable(order) ? toPaymentView(order, toHref) : undefined,
    parcels: listParcels(order),
    isPickup: delivery.tipo === 'retirada',
    invoice: order.nota,
    requestKinds: order.podeSolicitar,
    withdrawalUntil: order.arrependimento?.ate && toDayWords(order.arrependimento.ate),
    requests: order.solicitacoes.map((request) => toRequestView(request, order)),
    contracts: listContracts(order),
    canCancel: order.podeCancelar,
    canCancelRest: order.podeCancelarResto,
    isPaid: payment.estado === 'pago',
    canCorrectAddress: order.podeCorrigirEndereco,
    canOpenAccount: order.podeCriarConta,
    dueEvent: findDueEvent(order),
  };
}

const toInstallments = ({ parcelamento, valor }: Order['pagamento']): string =>
  parcelamento ? toInstallmentsText(parcelamento, valor) : '';

function listContracts({ numero, contrato: contract }: Order): ContractView[] {
  if (!contract) return [];
  const page = href(paths.orderContract, { numero });
  const others = contract.outras ?? [];
  return [{ href: page, hash: contract.hash }, ...others.map((hash) => ({ href: `${page}?copia=${hash}`, hash }))];
}

/** A pickup has no tracking. In parts it lists the pieces that are ready; as a whole its steps say everything. */
function listParcels({ rastreios: parcels, entrega, estado, itens: lines }: Order): ParcelView[] {
  const isPickup = entrega.tipo === 'retirada';
  const isInParts = parcels.length > 1 || estado === 'parcialmente-enviado';
  if (isPickup && !isInParts) return [];
  const [sent, delivered] = isPickup ? ['Pronto', 'retirado'] : ['Enviado', 'entregue'];
  return parcels.map((parcel) => ({
    carrier: isPickup ? '' : parcel.transportadora,
    code: isPickup ? '' : parcel.codigo,
    link: isPickup ? '' : parcel.link,
    sentAt: parcel.enviadoEm,
    piecesText: isInParts ? toPieces(parcel.itens ?? [], lines) : '',
    stateText: `${sent} em ${toDay(parcel.enviadoEm)}${parcel.entregueEm === undefined ? '' : `, ${delivered} em ${toDay(parcel.entregueEm)}`}`,
  }));
}

function toRequestView(request: OrderRequest, { itens: lines, agora: now, eventos }: Order): RequestView {
  return {
    protocol: request.protocolo,
    kind: request.tipo,
    state: request.estado,
    receivedText: toMinute(request.feitaEm),
    piecesText: toPieces(request.itens, lines),
    dueText: toIsoDay(now) > request.prazo ? undefined : toDayWords(request.prazo),
    answer: request.resposta,
    isByBuyer: eventos.some(({ tipo }) => tipo === 'rest-cancelled-by-buyer'),
    replacedBy: request.substituidaPor,
  };
}

const isPayable = ({ estado, pagamento }: Order): boolean =>
  estado === 'aguardando-pagamento' && pagamento.estado !== 'vencido';

function toPaymentView({ numero, pagamento, agora }: Order, toHref: Links['toHref']): PaymentView {
  const { tipo: kind, codigo: text, vencimento: dueDay, opcoes: options = [] } = pagamento;
  const isRefused = pagamento.estado === 'recusado';
  return {
    kind,
    link: pagamento.demonstracao && kind !== 'pix' ? toHref(href(paths.playedPayment, { numero })) : pagamento.link,
    dueDayText: dueDay && toDayWords(dueDay),
    isRefused,
    isInReview: pagamento.estado === 'em-analise',
    isAutomatic: pagamento.automatico === true,
    options: options
      .filter(({ tipo }) => isRefused || tipo !== pagamento.tipo)
      .map(({ tipo, label, total }) => ({ kind: tipo, label, total })),
    amount: pagamento.valor,
    dueAt: pagamento.venceEm,
    now: agora,
    code: text === undefined ? undefined : { text, drawing: kind === 'pix' ? drawQr(text) : undefined },
    isDemonstration: pagamento.demonstracao,
    canClaim: pagamento.podeAvisar === true,
    claimedAt: pagamento.avisadoEm,
  };
}
