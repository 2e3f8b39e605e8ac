import type { Order } from '#contract/buying/orders.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import type { Dispute } from '#rules/orders/dispute.ts';
import type { TimelineEvent } from '#rules/orders/order-state.ts';
import { toMinute } from '#web/dates.ts';

export interface OrderStep {
  label: string;
  /** When it happened, as text; undefined for a step to come. */
  at: string | undefined;
  /** True for an event beside the way of the order, such as its invoice: it is never the current step. */
  isAside?: boolean;
  /** True if the order, or a part of it, ended with it: there is nothing to tick off. */
  isEnd?: boolean;
}

type StepOrder = Pick<Order, 'eventos' | 'entrega' | 'estado' | 'devolvido' | 'sobras'> & {
  pagamento: Pick<Order['pagamento'], 'recebido'>;
};

/** What the events of an order are called; disputes and coupons are not shown. */
const labels: Readonly<Record<string, string>> = {
  placed: 'Pedido feito',
  paid: 'Pagamento confirmado',
  'paid-late': 'Pagamento confirmado',
  expired: 'Prazo do pagamento encerrado',
  'cancelled-by-buyer': 'Cancelado por você',
  'cancelled-by-merchant': 'Cancelado pela loja',
  'rest-cancelled-by-buyer': 'O que faltava enviar foi cancelado por você',
  'rest-cancelled-by-merchant': 'O que faltava enviar foi cancelado pela loja',
  'address-corrected': 'Endereço corrigido',
  packed: 'Em separação',
  shipped: 'Enviado',
  delivered: 'Entregue',
  returned: 'Devolvido',
  refunded: 'Valor devolvido',
  invoiced: 'Nota fiscal emitida',
} satisfies Record<Exclude<TimelineEvent, 'coupon-exceeded' | `dispute-${Dispute}`>, string>;
const pickupLabels: typeof labels = { ...labels, shipped: 'Pronto para retirar', delivered: 'Retirado' };
const partLabel = 'Uma parte enviada';
const pickupPartLabel = 'Uma parte pronta para retirar';

const usualSteps = ['paid', 'packed', 'shipped', 'delivered'];
const cancellations = new Set(['expired', 'cancelled-by-buyer', 'cancelled-by-merchant']);
const partCancellations = new Set(['rest-cancelled-by-buyer', 'rest-cancelled-by-merchant']);
const endings = new Set([...cancellations, 'returned']);
const asides = new Set(['address-corrected', 'invoiced', ...partCancellations]);

/** What has happened, and what usually follows unless the order has ended. */
export function listOrderSteps(order: StepOrder): OrderStep[] {
  const { eventos: events, entrega, estado } = order;
  const isPickup = entrega.tipo === 'retirada';
  const names = isPickup ? pickupLabels : labels;
  const isPart = estado === 'parcialmente-enviado';
  const lastShipped = isPart ? -1 : findLast(events, 'shipped');
  const refund = isPaidBack(order) ? findLast(events, 'refunded') : -1;
  const past = events.flatMap(({ tipo, em }, index): OrderStep[] => {
    if (tipo === 'refunded' && index !== refund) return [];
    const isPartShipped = tipo === 'shipped' && index !== lastShipped;
    const label = isPartShipped ? (isPickup ? pickupPartLabel : partLabel) : names[tipo];
    const isEnd = cancellations.has(tipo) || partCancellations.has(tipo);
    return label ? [{ label, at: toMinute(em), isAside: asides.has(tipo), isEnd }] : [];
  });
  const kinds = events.map(({ tipo }) => (tipo === 'paid-late' ? 'paid' : tipo));
  const last = kinds.filter((kind) => endings.has(kind) || usualSteps.includes(kind)).at(-1);
  if (last !== undefined && endings.has(last)) return past;
  const done = isPart ? usualSteps.indexOf('packed') : usualSteps.map((kind) => kinds.includes(kind)).lastIndexOf(true);
  const next = usualSteps.slice(done + 1);
  return [...past, ...next.map((kind) => ({ label: names[kind] ?? '', at: undefined }))];
}

const findLast = (events: Order['eventos'], kind: string): number => events.map(({ tipo }) => tipo).lastIndexOf(kind);

/** Whether the order has ended and nothing that came in for it is left to pay back. */
function isPaidBack({ estado, pagamento, devolvido: refunded = 0, sobras: unused }: StepOrder): boolean {
  if (estado !== 'cancelado' && estado !== 'devolvido') return false;
  return (
    toCents(refunded) >= toCents(pagamento.recebido ?? 0) &&
    unused.every((money) => toCents(money.devolvido) >= toCents(money.valor))
  );
}

/** "Devolvemos R$ 5,00, em 29/11/2026 às 18h03." of an order whose state a refund has not changed; otherwise undefined. */
export function toRefundNote(order: StepOrder): string | undefined {
  const { eventos: events, devolvido: refunded = 0, sobras: unused } = order;
  const last = events[findLast(events, 'refunded')];
  const cents = unused.reduce((sum, money) => sum + toCents(money.devolvido), toCents(refunded));
  if (last === undefined || cents === 0 || isPaidBack(order)) return undefined;
  const isFirst = events.filter(({ tipo }) => tipo === 'refunded').length === 1;
  return `Devolvemos ${formatReais(toReais(cents))}, ${isFirst ? '' : 'a última vez '}em ${toMinute(last.em)}.`;
}
