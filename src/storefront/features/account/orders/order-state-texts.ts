// What the state of an order means for its buyer, and what happens next.

import type { Order } from '#contract/buying/orders.ts';
import { formatReais } from '#rules/money.ts';

export interface StateText {
  title: string;
  text: string;
}

type StateOrder = Pick<Order, 'estado'> & {
  pagamento: Pick<Order['pagamento'], 'estado' | 'valor'>;
  entrega: Pick<Order['entrega'], 'tipo'>;
  contato: Pick<Order['contato'], 'email'>;
};

/** The word on the label of an order in a list. */
export const stateLabels: Readonly<Record<Order['estado'], string>> = {
  'aguardando-pagamento': 'Aguardando o pagamento',
  pago: 'Pago',
  'em-separacao': 'Em separação',
  'parcialmente-enviado': 'Enviado em parte',
  enviado: 'Enviado',
  entregue: 'Entregue',
  cancelado: 'Cancelado',
  'parcialmente-devolvido': 'Devolvido em parte',
  devolvido: 'Devolvido',
};

/** The heading of the order's page and the sentences below it. */
export function toStateText(order: StateOrder): StateText {
  const isPickup = order.entrega.tipo === 'retirada';
  switch (order.estado) {
    case 'aguardando-pagamento':
      return {
        title: 'Falta só o Pix',
        text: 'Seu pedido está reservado. Pague até o horário abaixo e a gente começa a separar.',
      };
    case 'pago':
      return {
        title: 'Pagamento confirmado',
        text: isPickup
          ? 'Agora vamos separar o seu pedido. Avisamos por e-mail quando estiver pronto para retirar.'
          : 'Agora vamos separar o seu pedido. Avisamos por e-mail quando ele sair para entrega.',
      };
    case 'em-separacao':
      return {
        title: 'Estamos separando o seu pedido',
        text: isPickup
          ? 'Avisamos por e-mail quando estiver pronto para retirar.'
          : 'Avisamos por e-mail quando ele sair para entrega.',
      };
    case 'parcialmente-enviado':
      return {
        title: 'Uma parte já está a caminho',
        text: 'O restante segue em outro pacote. Avisamos por e-mail.',
      };
    case 'enviado':
      return isPickup
        ? { title: 'Pronto para retirar', text: 'Leve um documento com foto e o número do pedido.' }
        : { title: 'Seu pedido está a caminho', text: 'Quando ele chegar, confira se está tudo certo.' };
    case 'entregue':
      return {
        title: isPickup ? 'Pedido retirado' : 'Pedido entregue',
        text: 'Esperamos que você goste. Se algo não estiver certo, conte para a gente.',
      };
    case 'parcialmente-devolvido':
      return { title: 'Uma parte foi devolvida', text: 'O que voltou já está com a gente.' };
    case 'devolvido':
      return { title: 'Pedido devolvido', text: toRefundText(order) };
    case 'cancelado':
      return toCancelledText(order);
  }
}

function toCancelledText(order: StateOrder): StateText {
  const { pagamento } = order;
  if (pagamento.estado === 'vencido')
    return {
      title: 'O prazo do Pix acabou',
      text: `O pagamento não chegou a tempo e o pedido foi fechado: nada foi cobrado. Pagou mesmo assim? Fique tranquilo: quando o seu Pix aparecer na nossa conta, o pedido volta se ainda houver estoque, ou o valor é devolvido. Avisamos em ${order.contato.email}.`,
    };
  if (pagamento.estado === 'pago') return { title: 'Pedido cancelado', text: toRefundText(order) };
  return { title: 'Pedido cancelado', text: 'Nada foi cobrado e não há mais nada a fazer.' };
}

function toRefundText({ pagamento }: StateOrder): string {
  return `Vamos devolver ${formatReais(pagamento.valor)} para a conta de onde veio o Pix e avisar por e-mail.`;
}
