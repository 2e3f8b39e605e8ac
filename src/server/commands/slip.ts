import { loadOrder } from '#api/orders/stored/queries.ts';
import { countUnsent } from '#api/orders/stored/unsent-pieces.ts';
import { toOrder } from '#api/orders/view/wire.ts';
import type { Order } from '#contract/buying/orders.ts';
import { type Command, getOrder, toAddressLines, toQuoteLines } from './command.ts';

/**
 * Goes into the parcel: a gift shows no price. Of an order that was sent in part it lists what is left, and once
 * all is sent what was.
 */
export const slip: Command = {
  usage: 'NUMERO [NUMERO ...]',
  summary: 'Imprime o que vai no pacote, sem preços e com o recado do presente',
  async run({ database, nowMs }, numbers) {
    if (numbers.length === 0) await getOrder(database, undefined);
    const slips = [];
    for (const number of numbers) {
      const stored = await loadOrder(database.kysely, await getOrder(database, number));
      const isLeft = stored.lines.some((line) => countUnsent(line) > 0);
      const pieces = stored.lines.map((line) => (isLeft ? countUnsent(line) : line.shipped_quantity));
      slips.push(toText(toOrder(stored, nowMs), pieces));
    }
    // Each slip on a page of its own.
    return slips.join('\n\f\n');
  },
};

function toText(
  { numero, contato, endereco, entrega, presente, itens }: Order,
  /** How many pieces each line has. */
  pieces: readonly number[],
): string {
  const listed = itens.flatMap((item, index) => {
    const quantity = pieces[index] ?? 0;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return [
    `Pedido ${numero}`,
    '',
    contato.nome,
    ...(entrega.pontoRetirada ? [`Retirada em: ${entrega.pontoRetirada.nome}`] : toAddressLines(endereco)),
    '',
    ...listed.flatMap(({ quantity, nome, opcao, sku, partes }) => [
      `[ ] ${quantity} × ${[nome, opcao, sku].filter(Boolean).join(' · ')}`,
      ...partes.map((part) => `      ${part.quantidade} × ${[part.nome, part.opcao].filter(Boolean).join(' · ')}`),
    ]),
    ...(presente === '' ? [] : ['', 'Recado:', ...toQuoteLines(presente)]),
  ].join('\n');
}
