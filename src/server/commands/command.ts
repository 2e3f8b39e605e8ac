// What the merchant's commands share. Their answers are Portuguese sentences for the terminal.

import type { Selectable } from 'kysely';
import { findOrderByNumber } from '#api/orders/stored/queries.ts';
import type { Order } from '#contract/buying/orders.ts';
import type { Database } from '#database/client.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import { formatReais, mostCents, parseReais, toCents, toReais } from '#rules/money.ts';
import { formatOrderNumber, parseOrderNumber } from '#rules/orders/order-number.ts';
import type { OrderWord } from '#rules/orders/order-state.ts';

export interface CommandContext {
  database: Database;
  nowMs: number;
  readFile: (path: string) => Promise<Uint8Array>;
  writeFile: (path: string, text: string) => Promise<void>;
}

/** Options by their name; those without a value are true. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandResult {
  output: string;
  /** Something was not done; the process ends with 1. */
  hasFailed?: boolean;
}

export interface Command {
  /** What follows the name. */
  usage: string;
  summary: string;
  /** How many words follow its name at most; any number unless given. */
  mostWords?: number;
  /** Options that it understands. */
  options?: readonly string[];
  run(context: CommandContext, words: readonly string[], options: Options): Promise<string | CommandResult>;
}

/** The command cannot be carried out; the message is a sentence for the merchant. */
export class CommandError extends Error {}

/** The order by its number as people type it. */
export async function getOrder({ kysely }: Database, text: string | undefined): Promise<Selectable<OrderRow>> {
  if (text === undefined) throw new CommandError('Falta o número do pedido, como 7K4P-94QX.');
  const number = parseOrderNumber(text);
  if (number === undefined) throw new CommandError(`“${text}” não é um número de pedido. O formato é 7K4P-94QX.`);
  const order = await findOrderByNumber(kysely, number);
  if (!order) throw new CommandError(`Não existe o pedido ${formatOrderNumber(number)}.`);
  return order;
}

/** Centavos of an amount as people type it. */
export function getCents(text: string | undefined): number {
  const reais = text === undefined ? undefined : parseReais(text);
  if (reais === undefined || reais <= 0 || toCents(reais) > mostCents)
    throw new CommandError(`“${text ?? ''}” não é um valor. Escreva como 10,50.`);
  return toCents(reais);
}

/** The id of a receipt as the commands show it. */
export function getReceiptId(text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text))
    throw new CommandError(`“${text ?? ''}” não é um recebimento. Veja os números com: receipts`);
  return Number(text);
}

export const findText = (options: Options, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

/** The lines of an address, as on a label. */
export const toAddressLines = ({ rua, numero, complemento, bairro, cidade, uf, cep }: Order['endereco']): string[] => [
  [`${rua}, ${numero}`, complemento].filter(Boolean).join(', '),
  `${bairro} · ${cidade} - ${uf} · CEP ${cep}`,
];

/** What a buyer wrote in several lines. The mark shows that none of them is the shop's own. */
export const toQuoteLines = (text: string): string[] => text.split('\n').map((line) => `| ${line}`);

/** "R$ 10,50", with a blank that terminals and spreadsheets know. */
export const toMoney = (cents: number): string => formatReais(toReais(cents)).replace('\u00a0', ' ');

/** "em separação": the word of an order in a sentence. */
export const toStateText = (word: OrderWord): string => word.replace('separacao', 'separação').replaceAll('-', ' ');
