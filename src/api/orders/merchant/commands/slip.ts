import type { Order } from '#contract/buying/orders.ts';
import { loadOrder } from '../../stored/queries.ts';
import { toOrder } from '../../view/wire.ts';
import { type Command, getOrder } from './command.ts';

/** Goes into the parcel: a gift shows no price. */
export const slip: Command = {
  usage: 'NUMERO [NUMERO ...]',
  summary: 'Imprime o que vai no pacote, sem preços e com o recado do presente',
  async run({ database, nowMs }, numbers) {
    if (numbers.length === 0) await getOrder(database, undefined);
    const slips = [];
    for (const number of numbers) {
      const stored = await loadOrder(database.kysely, await getOrder(database, number));
      slips.push(toText(toOrder(stored, false, nowMs)));
    }
    // Each slip on a page of its own.
    return slips.join('\n\f\n');
  },
};

function toText({ numero, contato, endereco, entrega, presente, itens }: Order): string {
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
    ...itens.flatMap(({ quantidade, nome, opcao, sku, partes }) => [
      `[ ] ${quantidade} × ${[nome, opcao, sku].filter(Boolean).join(' · ')}`,
      ...partes.map((part) => `      ${part.quantidade} × ${[part.nome, part.opcao].filter(Boolean).join(' · ')}`),
    ]),
    ...(presente === '' ? [] : ['', 'Recado:', presente]),
  ].join('\n');
}
