import { toMoment } from '#api/mail/layout/moment.ts';
import { eachOrder } from '#api/orders/merchant/each-order.ts';
import type { StoredOrder } from '#api/orders/stored/queries.ts';
import { toInstant, toWord } from '#api/orders/view/wire.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import { type Command, CommandError, findText, toMoney } from './command.ts';
import { getFilter } from './filter.ts';

const usualLimit = 50;

/** A disputed order must not pass for one that is just paid. */
function toDisputeMark({ disputes }: StoredOrder): string {
  if (disputes.includes('open')) return '  CONTESTADO: veja com show';
  return disputes.includes('lost') ? '  contestação perdida' : '';
}

export const list: Command = {
  usage: '[--estado pago] [--de 01/11/2026] [--ate 30/11/2026] [--limite 50]',
  mostWords: 0,
  summary:
    'Lista os pedidos, os mais novos primeiro; --estado a-devolver lista os que têm dinheiro a devolver, contestado os que têm o pagamento contestado',
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
      const { order } = stored;
      const shop = order.shop_id === 'main' ? '' : `  (${order.shop_id})`;
      rows.push(
        [
          formatOrderNumber(order.number),
          toMoment(toInstant(order.placed_at)).replace('\u00a0', ' '),
          toWord(stored).padEnd(22),
          toMoney(order.total_cents).padStart(12),
          `${order.name}${shop}${toDisputeMark(stored)}`,
        ].join('  '),
      );
    }
    return rows.length > 0 ? rows.join('\n') : 'Nenhum pedido.';
  },
};
