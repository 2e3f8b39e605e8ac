import type { OrderEntry } from '#contract/buying/customer-orders.ts';
import type { Order } from '#contract/buying/orders.ts';
import { maskDocument } from '#rules/document.ts';
import { toReais } from '#rules/money.ts';
import { toShownInstallments } from '#rules/orders/card-installments.ts';
import type { PriceReason } from '#rules/orders/order-lines.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import { listBuyerActions, type OrderWord, toOrderWord } from '#rules/orders/order-state.ts';
import { findBoletoDueDay } from '#rules/orders/payment-deadline.ts';
import { maskPostalCode } from '#rules/postal-code.ts';
import { mainShopId } from '../../http/shop-query.ts';
import type { MoneyProblem } from '../../mail/order-payloads.ts';
import { isPlayed } from '../../payments/demonstration/is-played.ts';
import { staticPixName } from '../../payments/pix/static-pix.ts';
import { wireKinds } from '../../payments/wire.ts';
import { canOpenAccount } from '../stored/can-open-account.ts';
import { addressOf, deliveryOf, partsOf, reasonsOf, shippedOf, toState } from '../stored/columns.ts';
import { findCurrentContract } from '../stored/contract-queries.ts';
import { listFreeOf } from '../stored/free-pieces.ts';
import { isAddressOpen } from '../stored/is-address-open.ts';
import { toShownDelivery } from '../stored/promised-delivery.ts';
import type { StoredOrder } from '../stored/queries.ts';
import { findMoneyProblem } from '../stored/receipt-reasons.ts';
import { takesClaims } from '../stored/takes-claims.ts';
import { isRestOpen } from '../stored/unsent-pieces.ts';
import type { ListedOrder } from './list-orders.ts';
import { toPaymentWord } from './payment-options.ts';
import { toRights } from './request-wire.ts';

const reasonNames: Record<PriceReason['kind'], Order['itens'][number]['motivos'][number]['tipo']> = {
  sale: 'oferta',
  schedule: 'oferta',
  kit: 'kit',
  combination: 'combinacao',
  coupon: 'cupom',
  cash: 'pagamento',
};

export function toOrder(stored: StoredOrder, nowMs: number): Order {
  const { order, lines, events, payment, refundUnderWayCents: underWayCents, shipments } = stored;
  const state = toState(order);
  const paidBackCents = payment.refunded_cents - underWayCents;
  const free = listFreeOf(stored, 'exchange');
  const withdrawable = listFreeOf(stored, 'withdrawal');
  const address = addressOf(order);
  return {
    numero: formatOrderNumber(order.number),
    estado: toWord({ order, lines }),
    feitoEm: toInstant(order.placed_at),
    itens: lines.map((line, index) => ({
      ...toItem(line),
      livres: free[index]?.quantity ?? 0,
      desistiveis: withdrawable[index]?.quantity ?? 0,
    })),
    totais: toTotals(order),
    ...(order.coupon_code !== null && { cupom: order.coupon_code }),
    contato: {
      nome: order.name,
      email: order.email,
      documento: maskDocument(order.document),
      celular: order.phone,
    },
    endereco: { ...address, cep: maskPostalCode(address.cep) },
    entrega: toShownDelivery(order, nowMs),
    presente: order.gift_note,
    pagamento: toPayment(stored, nowMs),
    ...(paidBackCents > 0 && { devolvido: toReais(paidBackCents) }),
    ...(underWayCents > 0 && { devolvendo: toReais(underWayCents) }),
    sobras: listUnusedMoney(stored),
    rastreios: shipments.map(toShipment),
    ...(order.invoice_key !== null && {
      nota: { numero: order.invoice_number ?? 0, chave: order.invoice_key, link: order.invoice_link ?? '' },
    }),
    podeCancelar: listBuyerActions(state).includes('cancel'),
    podeCancelarResto: isRestOpen(stored),
    podeCorrigirEndereco: isAddressOpen(order),
    podeCriarConta: canOpenAccount(order),
    compraAnunciada: order.purchase_announced_at !== null,
    devolucaoAnunciada: order.refund_announced_at !== null,
    agora: toInstant(nowMs),
    ...toRights(stored, nowMs),
    ...toContract(stored),
    eventos: events.map(({ kind, created_at: at }) => ({ tipo: kind, em: toInstant(at) })),
  };
}

/** The payment that the order waits for or was paid by. */
function toPayment(stored: StoredOrder, nowMs: number): Order['pagamento'] {
  const { order, payment } = stored;
  const paymentWord = toPaymentWord(payment, nowMs);
  const isPending = paymentWord === 'pendente';
  return {
    tipo: wireKinds[payment.kind],
    estado: paymentWord,
    valor: toReais(payment.amount_cents),
    ...(payment.state === 'paid' && { recebido: toReais(payment.paid_cents) }),
    ...((payment.state === 'paid' || paymentWord === 'em-analise') && toInstallments(payment)),
    venceEm: toInstant(payment.expires_at),
    ...(payment.kind === 'boleto' && { vencimento: findBoletoDueDay(order.placed_at) }),
    ...(isPending && payment.br_code !== '' && { codigo: payment.br_code }),
    ...(isPending && payment.link !== null && { link: payment.link }),
    demonstracao: isPlayed(payment),
    ...(payment.adapter !== staticPixName && { automatico: true }),
    ...toClaim(stored, nowMs),
  };
}

function toInstallments({
  installments: count,
  payer_cents: payerCents,
}: StoredOrder['payment']): Pick<Order['pagamento'], 'parcelamento'> {
  return count === null || payerCents === null ? {} : { parcelamento: toShownInstallments({ count, payerCents }) };
}

function toTotals(order: StoredOrder['order']): Order['totais'] {
  return {
    subtotal: toReais(order.goods_cents),
    descontoCombinacoes: toReais(order.combination_cents),
    descontoCupom: toReais(order.coupon_cents),
    descontoPagamento: toReais(order.cash_cents),
    frete: toReais(order.freight_cents),
    total: toReais(order.total_cents),
  };
}

const problemNames = { closed: 'tarde', excess: 'excesso', short: 'falta' } as const satisfies Record<
  MoneyProblem,
  string
>;

function listUnusedMoney({ receipts }: StoredOrder): Order['sobras'] {
  return receipts.flatMap((receipt) => {
    const problem = findMoneyProblem(receipt);
    if (!problem) return [];
    const { amount_cents: received, used_cents: used, refunded_cents: refunded, underWayCents: underWay } = receipt;
    return [
      {
        motivo: problemNames[problem],
        valor: toReais(received - used),
        devolvido: toReais(refunded - underWay),
        ...(underWay > 0 && { devolvendo: toReais(underWay) }),
      },
    ];
  });
}

function toContract({ order, contracts }: StoredOrder): Pick<Order, 'contrato'> {
  const current = findCurrentContract(contracts, order);
  if (!current) return {};
  const others = contracts.filter((contract) => contract !== current).map(({ hash }) => hash);
  const contrato = { hash: current.hash, versao: current.terms_version };
  return { contrato: others.length > 0 ? { ...contrato, outras: others } : contrato };
}

/** The one word for people (specification 10.3). */
export function toWord({ order, lines }: Pick<StoredOrder, 'order' | 'lines'>): OrderWord {
  return toOrderWord(
    toState(order),
    lines.map((line) => ({
      quantity: line.quantity,
      shippedQuantity: line.shipped_quantity,
      cancelledQuantity: line.cancelled_quantity,
      returnedQuantity: line.returned_quantity,
    })),
  );
}

function toShipment(row: StoredOrder['shipments'][number]): Order['rastreios'][number] {
  return {
    transportadora: row.carrier,
    codigo: row.tracking_code,
    link: row.link,
    itens: shippedOf(row).map(({ position, quantity }) => ({ posicao: position, quantidade: quantity })),
    enviadoEm: toInstant(row.posted_at),
    ...(row.delivered_at !== null && { entregueEm: toInstant(row.delivered_at) }),
  };
}

function toItem(line: StoredOrder['lines'][number]): Omit<Order['itens'][number], 'livres' | 'desistiveis'> {
  return {
    tipo: line.kind === 'lista' ? 'lista' : 'produto',
    idProduto: line.product_id,
    nome: line.name,
    sku: line.sku,
    opcao: line.option,
    path: line.path,
    imagem: line.picture_url,
    quantidade: line.quantity,
    precoDe: toReais(line.list_cents),
    precoPor: toReais(line.unit_cents),
    total: toReais(line.total_cents),
    partes: partsOf(line).map(({ name, option, quantity }) => ({ nome: name, opcao: option, quantidade: quantity })),
    motivos: reasonsOf(line).map(({ kind, cents }) => ({ tipo: reasonNames[kind], valor: toReais(cents) })),
  };
}

/** Pictures of a row in the list of orders. */
const shownLines = 4;

export function toOrderEntry({ order, lines }: ListedOrder): OrderEntry {
  return {
    numero: formatOrderNumber(order.number),
    estado: toWord({ order, lines }),
    feitoEm: toInstant(order.placed_at),
    total: toReais(order.total_cents),
    quantidadeItens: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    retirada: deliveryOf(order).tipo === 'retirada',
    ...(order.shop_id !== mainShopId && { loja: order.shop_id }),
    itens: lines.slice(0, shownLines).map(({ name, picture_url: picture }) => ({ nome: name, imagem: picture })),
  };
}

export const toInstant = (ms: number): string => new Date(ms).toISOString();

function toClaim({ order, payment }: StoredOrder, nowMs: number): Pick<Order['pagamento'], 'podeAvisar' | 'avisadoEm'> {
  if (!takesClaims(order, payment, nowMs)) return {};
  return payment.claimed_at === null ? { podeAvisar: true } : { avisadoEm: toInstant(payment.claimed_at) };
}
