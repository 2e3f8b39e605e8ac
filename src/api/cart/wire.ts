import type { Cart, CartItem } from '#contract/cart.ts';
import { toCashPriceCents, toReais } from '#rules/money.ts';
import { toInstallments } from '../catalogue/wire.ts';
import type { SettledLine, Settlement } from './settle-lines.ts';

/** Contract 4.4; `cashDiscount` is a fraction. The Pix value is the sum of the rounded unit prices (reading A29). */
export function toCart({ lines, messages }: Pick<Settlement, 'lines' | 'messages'>, cashDiscount: number): Cart {
  const units = sum(lines, ({ quantity }) => quantity);
  const totalCents = sum(lines, ({ offer, quantity }) => offer.priceCents * quantity);
  const cashCents = sum(lines, ({ offer, quantity }) => toCashPriceCents(offer.priceCents, cashDiscount) * quantity);
  return {
    quantidadeItens: units,
    quantidadeTotal: units,
    quantidadePontos: 0,
    mensagens: messages,
    itens: lines.map((line) => toItem(line, cashDiscount)),
    subtotal: {
      valor: toReais(totalCents),
      descontoVista: {
        valor: toReais(cashCents),
        porcentagem: lines.length > 0 ? toPercent(cashDiscount) : 0,
        desconto: toReais(totalCents - cashCents),
      },
      parcelamento: toInstallments(totalCents),
    },
  };
}

function toItem({ line, offer, quantity, quantityLimit }: SettledLine, cashDiscount: number): CartItem {
  return {
    nome: offer.name,
    sku: offer.sku,
    tipo: line.kind === 'lista' ? 'lista' : 'produto',
    conjunto: false,
    quantidade: quantity,
    precos: {
      precoDe: toReais(offer.listPriceCents),
      precoPor: toReais(offer.priceCents),
      descontoVista: toPercent(cashDiscount),
      total: toReais(offer.priceCents * quantity),
      tipo: '',
    },
    imagem: offer.pictureUrl,
    atributos: offer.attributes,
    ...(offer.parts.length > 0 && {
      partes: offer.parts.map(({ name, option, quantity: count }) => ({
        nome: name,
        opcao: option,
        quantidade: count,
      })),
    }),
    quantidadeMaxima: quantityLimit,
    path: offer.path,
    hash: {
      idProduto: line.product_id,
      idAtributoSimples: line.attribute_value_id,
      idUnidadeVenda: line.sale_unit_id,
      idArmazem: line.warehouse_id,
      quantidade: quantity,
      adicional: line.addition,
    },
  };
}

function toPercent(fraction: number): number {
  return Math.round(fraction * 100);
}

function sum<Item>(items: readonly Item[], toNumber: (item: Item) => number): number {
  return items.reduce((total, item) => total + toNumber(item), 0);
}
