// What the terminal says where a command could not be carried out.

import { StockShortage } from '#api/inventory/take-stock.ts';
import { type PlainCode, Refusal, type RefusalReason } from '#api/orders/refusals/refusal.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import type { RequestDecision } from '#rules/orders/order-request.ts';
import { CommandError, toMoney } from './command.ts';

/** Undefined for an unexpected error. */
export function findFailureText(error: unknown): string | undefined {
  if (error instanceof CommandError) return error.message;
  if (error instanceof StockShortage) return 'Um ou mais produtos não têm essa quantidade em estoque.';
  return error instanceof Refusal ? toRefusalText(error.reason) : undefined;
}

function toRefusalText(reason: RefusalReason): string {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others are in a table, which the compiler checks
  switch (reason.code) {
    case 'decision-not-allowed':
      return decisionTexts[reason.decision];
    case 'unknown-line':
      return `Este pedido não tem o item ${reason.position + 1}.`;
    case 'more-than-unsent':
      return `De ${reason.name} falta enviar ${reason.unsent}, não ${reason.quantity}.`;
    case 'tracking-code-in-use':
      return `O pedido ${formatOrderNumber(reason.orderNumber)} já tem um pacote com esse código. Confira o código; se os dois pedidos vão no mesmo pacote, repita com --mesmo-pacote.`;
    case 'no-parcel-under-way':
      return `Este pedido não tem um pacote a caminho${reason.trackingCode === undefined ? '' : ' com esse código'}.`;
    case 'more-than-left':
      return `Dá para devolver no máximo ${toMoney(reason.leftCents)}.`;
    case 'less-left-than-due':
      return `Deste pedido só falta devolver ${toMoney(reason.leftCents)}: registre esse valor com refund e --chave, e repita.`;
    case 'due-for-request':
      return `${toMoney(reason.dueCents)} deste pedido são da solicitação ${reason.protocol}: registre com finish ${reason.protocol}. ${otherReasonText}`;
    case 'waits-for-goods':
      return `A solicitação ${reason.protocol} espera o produto voltar: quando ele chegar, use receive-back ${reason.protocol} e depois finish. ${otherReasonText}`;
    case 'rest-unsent':
      return `Uma parte deste pedido ainda não foi enviada: para cancelar e devolver o resto, use cancel ${formatOrderNumber(reason.orderNumber)} --resto. ${otherReasonText}`;
    default:
      return plainTexts[reason.code];
  }
}

const otherReasonText = 'Se o valor é por outro motivo, repita com --chave e um nome.';

const decisionTexts: Readonly<Record<RequestDecision, string>> = {
  approve: 'Esta solicitação não espera por uma resposta: ela já foi respondida, ou uma desistência tomou o seu lugar.',
  refuse: 'Esta solicitação não pode ser recusada: ela já foi respondida, ou é um arrependimento.',
  'receive-back':
    'Esta solicitação não espera por uma devolução: ela não foi aprovada, os produtos já voltaram, ou uma desistência tomou o seu lugar (veja o pedido com show).',
  finish: 'Esta solicitação não pode ser concluída: ela não foi aprovada, ou já terminou.',
};

const plainTexts: Readonly<Record<PlainCode, string>> = {
  'already-refunded': 'Este valor já foi devolvido: conclua com finish e --ja-devolvido.',
  'answer-missing': 'Escreva para o cliente por que a solicitação foi recusada.',
  'cannot-be-played': 'Este pedido não pode mais ser pago.',
  'cannot-be-returned': 'Este pedido não pode ser devolvido: ele não está pago ou não foi enviado.',
  'cannot-be-sent': 'Este pedido não pode ser enviado: ele não está pago, ou já foi entregue ou cancelado.',
  'dispute-lost':
    'Este pedido perdeu o pagamento por uma contestação: o Mercado Pago já devolveu o valor a quem comprou.',
  disputed:
    'O pagamento deste pedido está contestado no Mercado Pago: não envie e não devolva nada até a decisão. Responda lá.',
  'everything-sent': 'Tudo deste pedido já foi enviado.',
  'has-other-invoice': 'Este pedido já tem outra nota.',
  'invalid-invoice-key': 'A chave não é de uma NF-e: confira os 44 caracteres.',
  'invalid-link': 'O link deve começar com https://.',
  'invoice-of-other-order': 'Esta nota já é de outro pedido.',
  'mistyped-tracking-code':
    'Esse código dos Correios não confere: são duas letras, nove números e BR, como AA123456785BR. Se é de outra transportadora, diga qual com --transportadora.',
  'never-paid': 'Este pedido não tem um pagamento a devolver.',
  'no-replacement': 'O valor desta solicitação é devolvido: ela não tem reposição.',
  'no-static-pix':
    'Este pedido não tem um Pix da sua chave. O pagamento é pelo Mercado Pago, que avisa quando o dinheiro entra: veja lá. Se o dinheiro entrou no seu banco, leia o extrato com npm run pix:reconcile e diga com match de que pedido ele é.',
  'not-paid': 'Este pedido ainda não foi pago.',
  'nothing-sent': 'Nada deste pedido foi enviado: para cancelar tudo, use cancel sem --resto.',
  'nothing-unsent': 'Deste pedido não falta enviar nada.',
  'other-refund-has-key': 'Já existe outra devolução com esta chave.',
  'partly-refunded':
    'Uma parte deste valor já foi devolvida. Registre com refund e --chave o que falta, e conclua com finish e --ja-devolvido.',
  'payment-unclear':
    'O Mercado Pago informa um estado do pagamento que a loja não conhece: confira lá antes de enviar. Para enviar mesmo assim: ship com --pagamento-conferido.',
  'refund-not-recorded':
    'Esta devolução ainda não está registrada neste pedido: use finish sem --ja-devolvido, que a registra.',
  'refunded-outside':
    'O Mercado Pago devolveu dinheiro deste pedido sem a loja pedir: veja com show. Se não vai enviar, use cancel; para enviar mesmo assim, ship com --pagamento-conferido.',
  'second-parcel-without-code':
    'Este pedido já tem um pacote sem código. Para registrar outro, dê um código a ele, como PACOTE-2.',
  'unknown-receipt': 'Não existe o recebimento. Veja os números com: receipts --todos',
  'unknown-request': 'Não encontramos essa solicitação. Confira o protocolo.',
  'withdrawal-is-paid-back': 'Quem desiste da compra recebe o dinheiro de volta.',
  'withdrawal-waits-for-goods':
    'Quem desiste da compra recebe o dinheiro de volta: use receive-back quando o produto voltar. Se ele fica com o produto, escreva isso para o cliente com --resposta.',
};
