import type { Order } from '#contract/buying/orders.ts';
import { loadOrder } from '../../stored/queries.ts';
import { countUnsent } from '../../stored/unsent-pieces.ts';
import { toOrder } from '../../view/wire.ts';
import { type Command, getOrder } from './command.ts';

/** Goes into the parcel: a gift shows no price. Of an order that was sent in part it lists what is left. */
export const slip: Command = {
  usage: 'NUMERO [NUMERO ...]',
  summary: 'Imprime o que vai no pacote, sem preços e com o recado do presente',
  async run({ database, nowMs }, numbers) {
    if (numbers.length === 0) await getOrder(database, undefined);
    const slips = [];
    for (const number of numbers) {
      const stored = await loadOrder(database.kysely, await getOrder(database, number));
      slips.push(toText(toOrder(stored, false, nowMs), stored.lines.map(countUnsent)));
    }
    // Each slip on a page of its own.
    return slips.join('\n\f\n');
  },
};

function toText(
  { numero, contato, endereco, entrega, presente, itens }: Order,
  /** Pieces of each line that are still to be sent. */
  unsent: readonly number[],
): string {
  const isAllSent = unsent.every((count) => count === 0);
  const listed = itens.flatMap((item, index) => {
    const quantity = isAllSent ? item.quantidade : (unsent[index] ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const complement = endereco.complemento ? `, ${endereco.complemento}` : '';
  return [
    `Pedido ${numero}`,
    '',
    contato.nome,
    ...(entrega.pontoRetirada
      ? [`Retirada em: ${entrega.pontoRetirada.nome}`]
      : [
          `${endereco.rua}, ${endereco.numero}${complement}`,
          `${endereco.bairro} · ${endereco.cidade} - ${endereco.uf} · CEP ${endereco.cep}`,
        ]),
    '',
    ...listed.flatMap(({ quantity, nome, opcao, sku, partes }) => [
      `[ ] ${quantity} × ${[nome, opcao, sku].filter(Boolean).join(' · ')}`,
      ...partes.map((part) => `      ${part.quantidade} × ${[part.nome, part.opcao].filter(Boolean).join(' · ')}`),
    ]),
    ...(presente === '' ? [] : ['', 'Recado:', presente]),
  ].join('\n');
}
