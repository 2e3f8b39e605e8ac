// What the state of an order means for its buyer, and what happens next.

import type { OrderEntry } from '#contract/buying/customer-orders.ts';
import type { Order } from '#contract/buying/orders.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import { toDayWords } from '#rules/orders/arrival-text.ts';
import { refundTargets } from '../../../commerce/payments/payment-words.ts';
import { toLeft, toUnusedMoneyText } from './unused-money-text.ts';

export interface StateText {
  title: string;
  text: string;
}

type StateOrder = Pick<Order, 'estado'> & {
  pagamento: Pick<Order['pagamento'], 'avisadoEm' | 'estado' | 'valor' | 'recebido' | 'tipo'>;
  devolvido?: Order['devolvido'];
  devolvendo?: Order['devolvendo'];
  entrega: Pick<Order['entrega'], 'tipo'>;
  contato: Pick<Order['contato'], 'email'>;
} & Pick<Order, 'sobras' | 'eventos' | 'rastreios' | 'solicitacoes' | 'podeSolicitar' | 'arrependimento'>;

/** The word on the label of an order in a list. */
const stateLabels: Readonly<Record<Order['estado'], string>> = {
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

const pickupLabels: Readonly<Partial<Record<Order['estado'], string>>> = {
  'parcialmente-enviado': 'Pronto em parte',
  enviado: 'Pronto para retirar',
  entregue: 'Retirado',
};

export function toStateLabel({ estado, retirada }: Pick<OrderEntry, 'estado' | 'retirada'>): string {
  return (retirada ? pickupLabels[estado] : undefined) ?? stateLabels[estado];
}

/** The heading of the order's page and the sentences below it. */
export function toStateText(order: StateOrder): StateText {
  const { title, text } = isRefundedUnsent(order) ? toRefundedText(order) : toOwnText(order);
  const money = toUnusedMoneyText(order);
  return { title, text: [money, text].filter(Boolean).join(' ') };
}

/** Money went back before anything was sent, for example by a refund at the payment service. */
const isRefundedUnsent = ({ estado, devolvido: refunded = 0 }: StateOrder): boolean =>
  refunded > 0 && (estado === 'pago' || estado === 'em-separacao');

function toRefundedText(order: StateOrder): StateText {
  const { pagamento, contato, devolvido: refunded = 0 } = order;
  const sentence = `Devolvemos ${formatReais(refunded)} ${toTarget(pagamento)}.`;
  const { title, text } = toOwnText(order);
  return toCents(refunded) < toCents(pagamento.recebido ?? pagamento.valor)
    ? { title, text: `${sentence} ${text}` }
    : { title: 'O pagamento foi devolvido', text: `${sentence} Se o pedido mudar, avisamos em ${contato.email}.` };
}

/** The text without the sentences about money that does not pay the order. */
function toOwnText(order: StateOrder): StateText {
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
      return toPartText(order);
    case 'enviado': {
      const isRest = order.rastreios.some(hasArrived);
      return isPickup
        ? { title: isRest ? 'O restante está pronto para retirar' : 'Pronto para retirar', text: pickupText }
        : {
            title: isRest ? 'O restante está a caminho' : 'Seu pedido está a caminho',
            text: `Quando ele chegar, confira se está tudo certo.`,
          };
    }
    case 'entregue':
      return { title: isPickup ? 'Pedido retirado' : 'Pedido entregue', text: toDeliveredText(order) };
    case 'parcialmente-devolvido':
      return {
        title: 'Uma parte foi devolvida',
        text: `O que voltou já está com a gente. ${toPartlyRefundedText(order)}${toRestText(order)}`,
      };
    case 'devolvido':
      return { title: 'Pedido devolvido', text: toRefundText(order) };
    case 'cancelado':
      return toCancelledText(order);
  }
}

const hasArrived = ({ entregueEm }: Order['rastreios'][number]): boolean => entregueEm !== undefined;

/** The text while a part of the order is sent or ready, and perhaps there already. */
function toPartText(order: StateOrder): StateText {
  const { entrega, rastreios: parcels } = order;
  const isThere = parcels.length > 0 && parcels.every(hasArrived);
  if (entrega.tipo === 'retirada') {
    const next = 'Avisamos por e-mail quando o restante estiver pronto.';
    return isThere
      ? { title: 'Uma parte já foi retirada', text: next }
      : { title: 'Uma parte está pronta para retirar', text: `${pickupText} ${next}` };
  }
  return {
    title: isThere ? 'Uma parte já chegou' : 'Uma parte já está a caminho',
    text: `O restante segue em outro pacote, e avisamos por e-mail quando ele sair.`,
  };
}

/** A part may come back while another has not arrived. */
function toRestText({ entrega, rastreios: parcels }: StateOrder): string {
  if (parcels.every(hasArrived)) return '';
  return entrega.tipo === 'retirada' ? ' O restante está pronto para retirar.' : ' O restante está a caminho.';
}

const pickupText = 'Leve ao endereço da retirada um documento com foto e o número do pedido.';

/** Whether the shop has yet to settle a request. */
const isUnsettled: Readonly<Record<Order['solicitacoes'][number]['estado'], boolean>> = {
  recebida: true,
  aprovada: true,
  devolvida: true,
  concluida: false,
  recusada: false,
};

function toDeliveredText({
  solicitacoes: requests,
  podeSolicitar: kinds,
  arrependimento: withdrawal,
}: StateOrder): string {
  // What the shop could not send is no wish of the buyer.
  if (requests.some(({ tipo, estado }) => tipo !== 'cancelamento' && isUnsettled[estado])) {
    const right = withdrawal?.ate
      ? ` Você ainda pode desistir da compra até ${toDayWords(withdrawal.ate)}, nesta página.`
      : '';
    return `Estamos cuidando do que você pediu. Veja abaixo, em Suas solicitações, o que acontece agora.${right}`;
  }
  const choices = [
    ...(kinds.includes('troca') ? ['pedir uma troca'] : []),
    ...(kinds.includes('defeito') ? ['avisar de um defeito'] : []),
    ...(kinds.includes('arrependimento') && withdrawal?.ate
      ? [`desistir da compra até ${toDayWords(withdrawal.ate)}`]
      : []),
  ];
  // Who has asked for something did not like all of it.
  const wish = requests.length === 0 ? 'Esperamos que você goste. ' : '';
  const next = choices.length === 0 ? 'conte para a gente' : `nesta página você pode ${disjunction.format(choices)}`;
  return `${wish}Se algo não estiver certo, ${next}.`;
}

const disjunction = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** A request whose goods are back may still have money due, which the order does not contain. */
function toPartlyRefundedText(order: StateOrder): string {
  const { pagamento, devolvido: refunded = 0, solicitacoes: requests } = order;
  const isOpen = requests.some(({ estado }) => estado === 'devolvida');
  const sentences = [
    ...(refunded > 0 ? [`Já devolvemos ${formatReais(refunded)} ${toTarget(pagamento)}.`] : []),
    ...listUnderWay(order),
  ];
  if (sentences.length === 0) return `Vamos devolver o valor dessas peças ${toTarget(pagamento)} e avisar por e-mail.`;
  return [
    ...sentences,
    ...(isOpen ? ['Se ainda faltar algum valor, devolvemos também e avisamos por e-mail.'] : []),
  ].join(' ');
}

const toTarget = ({ tipo }: StateOrder['pagamento']): string => refundTargets[tipo];

/** The heading of an order that waits for its payment, and until when it does. */
const unpaidTexts: Readonly<Record<Order['pagamento']['tipo'], StateText>> = {
  pix: {
    title: 'Falta só o Pix',
    text: 'Seu pedido está reservado. Pague até o horário abaixo e a gente começa a separar.',
  },
  cartao: {
    title: 'Falta só o pagamento',
    text: 'Seu pedido está reservado. Pague até o horário abaixo e a gente começa a separar.',
  },
  boleto: {
    title: 'Falta só pagar o boleto',
    text: 'Seu pedido está reservado. Pague até o vencimento, e a gente começa a separar quando o banco confirmar.',
  },
};

const toPaidAlreadyText = ({ contato }: StateOrder): string =>
  `Já pagou? Não precisa fazer nada: quando o valor aparecer na nossa conta, o pedido volta se ainda houver estoque, ou o dinheiro é devolvido. Avisamos em ${contato.email}.`;

function toUnpaidText(order: StateOrder): StateText {
  const { pagamento, sobras: unused } = order;
  if (pagamento.estado === 'vencido')
    return {
      title: 'O prazo do pagamento acabou',
      text: `O pedido está sendo fechado. Por favor, não pague mais. ${toPaidAlreadyText(order)}`,
    };
  // Once it is paid back, the whole is due again.
  if (unused.some((money) => toLeft(money) > 0))
    return { title: 'Falta uma parte do pagamento', text: 'Seu pedido está reservado até o horário abaixo.' };
  if (pagamento.estado === 'recusado' && pagamento.tipo === 'boleto')
    return {
      title: 'O boleto não vale mais',
      text: 'Se você já pagou, espere: o banco leva até dois dias úteis para confirmar. Se não, escolha de novo como pagar, até o horário abaixo.',
    };
  if (pagamento.estado === 'recusado')
    return {
      title: 'O pagamento não foi aprovado',
      text: 'Nada foi cobrado. Seu pedido continua reservado até o horário abaixo: escolha de novo como pagar.',
    };
  if (pagamento.estado === 'em-analise')
    return {
      title: 'Pagamento em análise',
      text: `O banco está conferindo a compra no cartão. Não precisa pagar de novo: a resposta leva até dois dias úteis e chega em ${order.contato.email}. Seu pedido continua reservado.`,
    };
  if (pagamento.avisadoEm !== undefined)
    return {
      title: 'Estamos conferindo o seu Pix',
      text: 'Seu pedido está reservado, e a gente começa a separar assim que o valor aparecer na conta da loja.',
    };
  return unpaidTexts[pagamento.tipo];
}

function toCancelledText(order: StateOrder): StateText {
  const { pagamento, sobras: unused } = order;
  const late = unused.filter(({ motivo }) => motivo === 'tarde');
  const lateTitle = late.some(({ valor, devolvido }) => devolvido < valor)
    ? 'Vamos devolver o seu pagamento'
    : 'Devolvemos o seu pagamento';
  if (pagamento.estado === 'vencido' && unused.length > 0)
    return {
      title: late.length > 0 ? lateTitle : 'O prazo do pagamento acabou',
      text: 'O pedido foi fechado. Ainda quer os produtos? Use “Comprar de novo”, nesta página.',
    };
  if (pagamento.estado === 'vencido')
    return {
      title: 'O prazo do pagamento acabou',
      text: `Não vimos o pagamento a tempo e o pedido foi fechado. Ainda quer os produtos? Use “Comprar de novo”, nesta página. ${toPaidAlreadyText(order)}`,
    };
  const isByShop = order.eventos.some(({ tipo }) => tipo === 'cancelled-by-merchant');
  const reason = isByShop ? ['Tivemos de cancelar o seu pedido, e pedimos desculpas por isso.'] : [];
  const toText = (...sentences: string[]) => [...reason, ...sentences].join(' ');
  if (pagamento.estado === 'pago') return { title: 'Pedido cancelado', text: toText(toRefundText(order)) };
  const stop = pagamento.tipo === 'pix' ? ['Por favor, não pague mais o código deste pedido.'] : [];
  // What becomes of a payment that came late is said before.
  const next = late.length > 0 ? [] : ['Se já pagou, devolvemos o valor e avisamos por e-mail.'];
  return { title: 'Pedido cancelado', text: toText(...stop, ...next) };
}

function toRefundText(order: StateOrder): string {
  const { pagamento, devolvido: refunded = 0, devolvendo: underWay = 0 } = order;
  const received = pagamento.recebido ?? pagamento.valor;
  const left = toReais(toCents(received) - toCents(refunded) - toCents(underWay));
  const target = toTarget(pagamento);
  if (left <= 0 && underWay <= 0) return `Devolvemos ${formatReais(refunded)} ${target}.`;
  return [
    ...(refunded > 0 ? [`Já devolvemos ${formatReais(refunded)}.`] : []),
    ...listUnderWay(order),
    ...(left > 0 ? [`Vamos devolver ${formatReais(left)} ${target} e avisar por e-mail.`] : []),
  ].join(' ');
}

/** The service has been asked to pay it back, and has not done so yet. */
const listUnderWay = ({ pagamento, devolvendo: underWay = 0 }: StateOrder): string[] =>
  underWay > 0
    ? [`A devolução de ${formatReais(underWay)} ${toTarget(pagamento)} está a caminho, e avisamos por e-mail.`]
    : [];
