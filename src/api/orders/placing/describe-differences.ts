import { formatReais, toReais } from '#rules/money.ts';
import { toDayWords } from '#rules/orders/arrival-text.ts';
import type { LineDifference, OrderDifference, SummaryComparison } from '#rules/orders/seen-summary.ts';
import { toScarcityMessage } from '../../catalogue/published/units.ts';

const toMoney = (cents: number) => formatReais(toReais(cents));

type AmountDifference = LineDifference | OrderDifference;
type Sentence = (difference: AmountDifference, name: string) => string;

const sentences: Record<Exclude<AmountDifference['kind'], 'discount-greater'>, Sentence> = {
  dearer: ({ seen, now }, name) => `${name} passou de ${toMoney(seen)} para ${toMoney(now)}.`,
  cheaper: ({ seen, now }, name) => `${name} baixou de ${toMoney(seen)} para ${toMoney(now)}.`,
  gone: (_, name) => `${name} saiu do pedido.`,
  fewer: toQuantityText,
  added: (difference, name) =>
    difference.seen === 0
      ? `${name} entrou na sacola: ${difference.now} ${difference.now === 1 ? 'unidade' : 'unidades'}.`
      : toQuantityText(difference, name),
  'freight-dearer': ({ seen, now }) =>
    seen === 0
      ? `A entrega era grátis e agora custa ${toMoney(now)}.`
      : `A entrega passou de ${toMoney(seen)} para ${toMoney(now)}.`,
  'freight-cheaper': ({ seen, now }) =>
    now === 0 ? 'A entrega agora é grátis.' : `A entrega baixou de ${toMoney(seen)} para ${toMoney(now)}.`,
  'freight-method': ({ now }) =>
    `A entrega escolhida mudou; agora ${now === 0 ? 'é grátis' : `custa ${toMoney(now)}`}.`,
  'coupon-lost': () => 'O desconto do cupom saiu do pedido.',
  'discount-smaller': ({ seen, now }) => `O desconto passou de ${toMoney(seen)} para ${toMoney(now)}.`,
  payment: () => 'A forma de pagamento mudou.',
};

function toQuantityText({ seen, now }: AmountDifference, name: string): string {
  return `A quantidade de ${name} passou de ${seen} para ${now}.`;
}

/** `left` pieces of what the buyer wants more of, as a message of the cart says it. */
export function toShortageText(name: string, left: number): string {
  return left === 0 ? `${name} está sem estoque. O item saiu da sacola.` : toScarcityMessage(name, left);
}

interface CartMessages {
  /** The names of lines by their keys. */
  names: ReadonlyMap<string, string>;
  /** Keys of the lines whose removal or smaller quantity a message of the cart names already. */
  correctedKeys: ReadonlySet<string>;
}

/**
 * A sentence for each difference, for the buyer, but for those that a message of the cart names, for a greater discount, which follows
 * from dearer goods, and for a smaller one that follows from fewer pieces.
 */
export function describeDifferences(
  { differences }: Pick<SummaryComparison, 'differences'>,
  messages: CartMessages,
): string[] {
  const hasFewer = differences.some(({ kind }) => kind === 'gone' || kind === 'fewer');
  return differences.flatMap((difference) => {
    if (difference.kind === 'discount-greater' || (difference.kind === 'discount-smaller' && hasFewer)) return [];
    if (difference.kind === 'delivery-later')
      return [`O prazo da entrega passou de ${toDayWords(difference.seen)} para ${toDayWords(difference.now)}.`];
    if (difference.kind === 'recipient') return ['Os seus dados, o endereço ou o recado do presente mudaram.'];
    if (!('key' in difference)) return [sentences[difference.kind](difference, '')];
    const isMissing = difference.kind === 'gone' || difference.kind === 'fewer';
    if (isMissing && messages.correctedKeys.has(difference.key)) return [];
    return [sentences[difference.kind](difference, messages.names.get(difference.key) ?? 'Um produto')];
  });
}
