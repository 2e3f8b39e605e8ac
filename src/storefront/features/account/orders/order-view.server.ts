import type { Order } from '#contract/buying/orders.ts';
import { toArrivalText } from '#rules/orders/arrival-text.ts';
import { formatPhone } from '#rules/phone.ts';
import type { ItemEvent } from '#web/analytics/data-layer.ts';
import { toMinute } from '#web/dates.ts';
import { toUnbrokenName } from '#web/unbroken-name.ts';
import { drawQr, type QrDrawing } from '../../../commerce/pix-qr.server.ts';
import type { StorefrontContext } from '../../../request-context.server.ts';
import { type StateText, toStateText } from './order-state-texts.ts';
import { listOrderSteps, type OrderStep } from './order-steps.ts';
import { toPurchaseEvent } from './purchase-event.ts';

export interface OrderLineView {
  name: string;
  /** Its page. */
  href: string;
  /** Undefined for a product without a picture. */
  picture: string | undefined;
  option: string;
  /** The parts of a kit, such as "2 × Bruma, 100 ml". */
  parts: string[];
  quantity: number;
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
  /** "Pix copia e cola" and its picture; undefined while it is being created. */
  code: { text: string; drawing: QrDrawing } | undefined;
  isDemonstration: boolean;
}

/** An order as its page shows it. */
export interface OrderView extends StateText {
  number: string;
  state: Order['estado'];
  placedText: string;
  steps: OrderStep[];
  lines: OrderLineView[];
  amounts: Order['totais'] & { coupon: string | undefined };
  address: Order['endereco'];
  delivery: {
    label: string;
    /** "Chega até quarta, 2 de dezembro"; else the days as they were shown. */
    arrival: string;
    pickupPoint: Order['entrega']['pontoRetirada'];
  };
  contact: Order['contato'];
  gift: string;
  /** Undefined unless the order waits for its payment. */
  payment: PaymentView | undefined;
  canCancel: boolean;
  isPaid: boolean;
  canCorrectAddress: boolean;
  /** What analytics counts; undefined once it has. */
  purchase: ItemEvent | undefined;
}

type Links = Pick<StorefrontContext, 'toHref' | 'toLocalUrl'>;

export function toOrderView(order: Order, { toHref, toLocalUrl }: Links): OrderView {
  const { entrega: delivery, pagamento: payment } = order;
  return {
    ...toStateText(order),
    number: order.numero,
    state: order.estado,
    placedText: toMinute(order.feitoEm),
    steps: listOrderSteps(order),
    lines: order.itens.map((item) => ({
      name: toUnbrokenName(item.nome),
      href: toHref(item.path),
      picture: item.imagem ? toLocalUrl(item.imagem) : undefined,
      option: item.opcao,
      parts: item.partes.map(
        ({ nome, opcao, quantidade }) => `${quantidade} × ${toUnbrokenName(nome)}${opcao && `, ${opcao}`}`,
      ),
      quantity: item.quantidade,
      price: item.precoPor,
      list: item.precoDe > item.precoPor ? item.precoDe : undefined,
    })),
    amounts: { ...order.totais, coupon: order.cupom },
    address: order.endereco,
    delivery: {
      label: delivery.label,
      arrival: delivery.previsao ? toArrivalText(delivery.tipo, delivery.previsao) : delivery.prazo,
      pickupPoint: delivery.pontoRetirada,
    },
    contact: { ...order.contato, celular: formatPhone(order.contato.celular) },
    gift: order.presente,
    payment: order.estado === 'aguardando-pagamento' ? toPaymentView(order) : undefined,
    canCancel: order.podeCancelar,
    isPaid: payment.estado === 'pago',
    canCorrectAddress: order.podeCorrigirEndereco,
    purchase: order.compraAnunciada ? undefined : toPurchaseEvent(order),
  };
}

function toPaymentView({ pagamento, agora }: Order): PaymentView {
  const { codigo: text } = pagamento;
  return {
    amount: pagamento.valor,
    dueAt: pagamento.venceEm,
    now: agora,
    code: text === undefined ? undefined : { text, drawing: drawQr(text) },
    isDemonstration: pagamento.demonstracao,
  };
}
