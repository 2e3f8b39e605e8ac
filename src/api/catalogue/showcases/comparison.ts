// Devices side by side, by their typed facts (contract 4.11).

import type { Comparison } from '#contract/content.ts';
import { toAvailability } from '#rules/availability.ts';
import { listDeviceLines } from '../product/proof.ts';
import type { CatalogueProduct, ReadModel } from '../published/model.ts';

const maxCompared = 4;
const maxOptions = 50;

export function toComparison(
  model: ReadModel,
  { shopId, ids }: { shopId: string; ids: readonly number[] },
): Comparison {
  const compared: CatalogueProduct[] = [];
  const refused: Comparison['recusados'] = [];
  for (const id of new Set(ids)) {
    const product = model.productsById.get(id);
    if (!product) refused.push({ nome: '', motivo: 'desconhecido' });
    else if (!product.shops.has(shopId)) refused.push({ nome: product.name, motivo: 'outra-loja' });
    else if (!product.device) refused.push({ nome: product.name, motivo: 'sem-fatos' });
    else if (compared.length === maxCompared) refused.push({ nome: product.name, motivo: 'excedente' });
    else compared.push(product);
  }
  return {
    produtos: compared.map((product) => ({
      produto: model.cardOf(product),
      fatos: listDeviceLines(product.device).map(([label, valor]) => ({ label, ...(valor && { valor }) })),
    })),
    recusados: refused,
    opcoes: listDevices(model, shopId).map((product) => model.cardOf(product)),
  };
}

/** Most popular first, sold-out ones last. */
function listDevices(model: ReadModel, shopId: string): CatalogueProduct[] {
  const { ranks } = model.orderBy('Popularidade');
  const isSoldOut = ({ defaultUnit, onRequest }: CatalogueProduct) =>
    toAvailability(defaultUnit.stock, onRequest) === 'indisponivel';
  return model.products
    .filter((product) => product.device && product.shops.has(shopId))
    .toSorted(
      (first, second) =>
        Number(isSoldOut(first)) - Number(isSoldOut(second)) || (ranks[first.index] ?? 0) - (ranks[second.index] ?? 0),
    )
    .slice(0, maxOptions);
}
