import { type RefundByHandInput, refundByHand } from '#api/orders/merchant/refund-by-hand.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  findText,
  getCents,
  getOrder,
  getReceiptId,
  toMoney,
} from './command.ts';

export const refund: Command = {
  usage: 'NUMERO VALOR | --recebimento ID VALOR  [--motivo "..."] [--chave CHAVE]',
  mostWords: 2,
  summary: 'Registra que você devolveu um valor pelo seu banco: de um pedido, ou de um recebimento que sobrou',
  options: ['recebimento', 'motivo', 'chave'],
  async run(context, words, options) {
    const receipt = findText(options, 'recebimento');
    const reason = findText(options, 'motivo');
    const amountCents = getCents(words.at(-1));
    const expected = receipt === undefined ? 2 : 1;
    if (words.length !== expected) throw new CommandError('Escreva o pedido e o valor, como: refund 7K4P-94QX 10,50');
    const { from, name } = await getSource(context, words[0], receipt);
    const isNew = await refundByHand(context.database, {
      from,
      amountCents,
      reason: reason ?? '',
      requestKey: findText(options, 'chave'),
      nowMs: context.nowMs,
    });
    const amount = `${toMoney(amountCents)} do ${name}`;
    return isNew
      ? `Devolução de ${amount} registrada.${reason === undefined ? '' : ` Motivo: ${reason}.`}`
      : `Esta devolução de ${amount} já estava registrada: nada mudou. Se você devolveu o mesmo valor mais uma vez, repita com --chave e um nome novo.`;
  },
};

async function getSource(
  { database }: CommandContext,
  number: string | undefined,
  receipt: string | undefined,
): Promise<{ from: RefundByHandInput['from']; name: string }> {
  if (receipt !== undefined) return { from: { receiptId: getReceiptId(receipt) }, name: `recebimento ${receipt}` };
  const order = await getOrder(database, number);
  return { from: { orderId: order.id }, name: `pedido ${formatOrderNumber(order.number)}` };
}
