// What the state of an order means for its buyer, and what happens next.

import type { Order } from '#contract/buying/orders.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';

export interface StateText {
  title: string;
  text: string;
}

type StateOrder = Pick<Order, 'estado'> & {
  pagamento: Pick<Order['pagamento'], 'estado' | 'valor' | 'recebido' | 'tipo'>;
  devolvido?: Order['devolvido'];
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
      return toUnpaidText(order);
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

function toUnpaidText({ pagamento }: StateOrder): StateText {
  if (pagamento.estado === 'recusado')
    return {
      title: 'O pagamento não foi aprovado',
      text: 'Nada foi cobrado. Seu pedido continua reservado até o horário abaixo.',
    };
  return {
    title: pagamento.tipo === 'pix' ? 'Falta só o Pix' : 'Falta só o pagamento',
    text: 'Seu pedido está reservado. Pague até o horário abaixo e a gente começa a separar.',
  };
}

function toCancelledText(order: StateOrder): StateText {
  const { pagamento } = order;
  if (pagamento.estado === 'vencido')
    return {
      title: 'O prazo do pagamento acabou',
      text: `O pagamento não chegou a tempo e o pedido foi fechado. Pagou mesmo assim? Fique tranquilo: quando o valor aparecer na nossa conta, o pedido volta se ainda houver estoque, ou o dinheiro é devolvido. Avisamos em ${order.contato.email}.`,
    };
  if (pagamento.estado === 'pago') return { title: 'Pedido cancelado', text: toRefundText(order) };
  return { title: 'Pedido cancelado', text: 'Nada foi cobrado e não há mais nada a fazer.' };
}

function toRefundText({ pagamento, devolvido: refunded = 0 }: StateOrder): string {
  const left = toReais(toCents(pagamento.recebido ?? pagamento.valor) - toCents(refunded));
  const target = pagamento.tipo === 'pix' ? 'para a conta de onde veio o Pix' : 'no mesmo cartão';
  if (left <= 0) return `Devolvemos ${formatReais(refunded)} ${target}.`;
  const done = refunded > 0 ? `Já devolvemos ${formatReais(refunded)}. ` : '';
  return `${done}Vamos devolver ${formatReais(left)} ${target} e avisar por e-mail.`;
}
