// Commands for what buyers ask of orders that were sent: to withdraw, an exchange, help with a defect.

import { approveRequest, finishRequest, receiveBack, refuseRequest } from '#api/orders/merchant/decide-request.ts';
import { listOpenRequests } from '#api/orders/merchant/list-open-requests.ts';
import { formatDay } from '#rules/calendar-day.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import { type Command, CommandError, findText, type Options, toMoney, toQuoteLines } from './command.ts';
import { requestKindNames, toRequestStateName } from './request-names.ts';

/** Says what is due for a request, when `leftCents` of the payment are not paid back. */
function toDueText(cents: number, leftCents: number): string {
  if (cents === 0) return '';
  return leftCents > 0 ? ` · a devolver ${toMoney(cents)}` : ' · já devolvido: finish com --ja-devolvido';
}

export const requests: Command = {
  usage: '[--todos]',
  mostWords: 0,
  summary: 'Lista o que espera por você: arrependimentos, trocas, defeitos e cancelamentos de uma parte',
  options: ['todos'],
  async run({ database }, _words, options) {
    const rows = await listOpenRequests(database.kysely, options['todos'] === true);
    if (rows.length === 0) return 'Nenhuma solicitação espera por você.';
    return rows
      .map((row) => {
        const { protocol, kind, state, due_day: day, text, lines, refund_cents: cents } = row.request;
        const items = lines.map(({ position, quantity }) => `${quantity} × item ${position + 1}`).join(', ');
        return [
          `${protocol}  ${requestKindNames[kind]}  pedido ${formatOrderNumber(row.orderNumber)}  ${row.name}  responder até ${formatDay(day)}`,
          `       ${items} · ${toRequestStateName(kind, state)}${state === 'received-back' ? toDueText(cents, row.leftCents) : ''}${row.isDisputed ? ' · CONTESTADO: não devolva nada antes da decisão do Mercado Pago' : ''}`,
          ...(text === '' ? [] : toQuoteLines(text).map((line) => `       ${line}`)),
        ].join('\n');
      })
      .join('\n');
  },
};

const getProtocol = (text: string | undefined): string => {
  if (text === undefined) throw new CommandError('Falta o protocolo da solicitação. Veja com: requests');
  return text;
};

export const approve: Command = {
  usage: 'PROTOCOLO [--resposta "..."]',
  mostWords: 1,
  summary: 'Aceita uma troca ou um defeito; um arrependimento já vem aceito',
  options: ['resposta'],
  async run({ database, nowMs }, [text], options) {
    const protocol = getProtocol(text);
    await approveRequest(database, { protocol, answer: findText(options, 'resposta'), nowMs });
    return `Solicitação ${protocol} aprovada.`;
  },
};

export const refuse: Command = {
  usage: 'PROTOCOLO --resposta "..."',
  mostWords: 1,
  summary: 'Recusa uma troca ou um defeito, com a resposta que quem comprou vai ler',
  options: ['resposta'],
  async run({ database, nowMs }, [text], options) {
    const protocol = getProtocol(text);
    await refuseRequest(database, { protocol, answer: findText(options, 'resposta') ?? '', nowMs });
    return `Solicitação ${protocol} recusada.`;
  },
};

export const takeBack: Command = {
  usage: 'PROTOCOLO [--devolver sim|nao] [--estoque sim|nao] [--resposta "..."]',
  mostWords: 1,
  summary: 'O produto voltou: --devolver diz se o valor volta, --estoque se ele pode ser vendido de novo',
  options: ['devolver', 'estoque', 'resposta'],
  async run({ database, nowMs }, [text], options) {
    const protocol = getProtocol(text);
    const { refund_cents: cents } = await receiveBack(database, {
      protocol,
      isPaidBack: findChoice(options, 'devolver'),
      isRestocked: findChoice(options, 'estoque'),
      answer: findText(options, 'resposta'),
      nowMs,
    });
    const next = cents > 0 ? `A devolver: ${toMoney(cents)}. Depois: finish ${protocol}` : `Depois: finish ${protocol}`;
    return `O produto da solicitação ${protocol} voltou. ${next}`;
  },
};

export const finish: Command = {
  usage: 'PROTOCOLO [--ja-devolvido] [--repor sim] [--resposta "..."]',
  mostWords: 1,
  summary:
    'A solicitação está resolvida: registra a devolução do valor, se você ainda não a registrou com refund, ou com --repor sim que o mesmo produto foi enviado de novo e sai do estoque',
  options: ['ja-devolvido', 'repor', 'resposta'],
  async run({ database, nowMs }, [text], options) {
    const protocol = getProtocol(text);
    const isRefundRecorded = options['ja-devolvido'] === true;
    const isReplaced = findChoice(options, 'repor') === true;
    const { refund_cents: cents } = await finishRequest(database, {
      protocol,
      isRefundRecorded,
      isReplaced,
      answer: findText(options, 'resposta'),
      nowMs,
    });
    const refunded = cents > 0 && !isRefundRecorded ? ` Devolução de ${toMoney(cents)} registrada.` : '';
    return `Solicitação ${protocol} concluída.${refunded}${isReplaced ? ' A reposição saiu do estoque.' : ''}`;
  },
};

function findChoice(options: Options, name: string): boolean | undefined {
  const text = findText(options, name);
  if (text === undefined) return undefined;
  if (/^(?:sim|s)$/i.test(text)) return true;
  if (/^(?:n[aã]o|n)$/i.test(text)) return false;
  throw new CommandError(`--${name} é sim ou nao.`);
}
