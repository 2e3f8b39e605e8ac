import { toMoment } from '#api/mail/layout/moment.ts';
import { eachOrder } from '#api/orders/merchant/each-order.ts';
import type { PaymentHold } from '#api/orders/stored/payment-hold.ts';
import { toInstant, toWord } from '#api/orders/view/wire.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import { type Command, CommandError, findText, toMoney } from './command.ts';
import { getFilter } from './filter.ts';

const usualLimit = 50;

/** An order whose payment is held must not pass for one that is just paid. */
const holdMarks: Readonly<Record<PaymentHold, string>> = {
  disputed: '  CONTESTADO: veja com show',
  'dispute-lost': '  contestação perdida',
  'refunded-outside': '  DEVOLVIDO NO MERCADO PAGO: veja com show',
  'payment-unclear': '  PAGAMENTO A CONFERIR: veja com show',
};

export const list: Command = {
  usage: '[--estado pago] [--de 01/11/2026] [--ate 30/11/2026] [--limite 50]',
  mostWords: 0,
  summary:
    'Lista os pedidos, os mais novos primeiro; --estado a-devolver lista os que têm dinheiro a devolver, contestado os que têm o pagamento contestado, a-decidir os que não saem antes de você decidir sobre o pagamento',
  options: ['estado', 'de', 'ate', 'limite'],
  async run({ database }, _words, options) {
    const limit = Number(findText(options, 'limite') ?? usualLimit);
    if (!Number.isInteger(limit) || limit < 1) throw new CommandError('--limite é um número a partir de 1.');
    const rows: string[] = [];
    for await (const stored of eachOrder(database, getFilter(options), 'desc')) {
      if (rows.length === limit) {
        rows.push(`Há mais pedidos: use --limite ${limit * 2} ou um período menor.`);
        break;
      }
      const { order, hold } = stored;
      const shop = order.shop_id === 'main' ? '' : `  (${order.shop_id})`;
      rows.push(
        [
          formatOrderNumber(order.number),
          toMoment(toInstant(order.placed_at)).replace('\u00a0', ' '),
          toWord(stored).padEnd(22),
          toMoney(order.total_cents).padStart(12),
          `${order.name}${shop}${hold ? holdMarks[hold] : ''}`,
        ].join('  '),
      );
    }
    return rows.length > 0 ? rows.join('\n') : 'Nenhum pedido.';
  },
};
