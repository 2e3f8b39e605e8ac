import type { Cart, CartItem } from '#contract/cart.ts';
import { toCashPriceCents, toPercent, toReais } from '#rules/money.ts';
import { toMissingMessage } from '#rules/promotions/coupon.ts';
import type { CartPrices, PricedLine } from '#rules/promotions/price-cart.ts';
import { toInstallments } from '../catalogue/published/wire.ts';
import type { AllocatedLine } from '../pricing/lines/allocate-stock.ts';
import { priceAllocatedCart, type Promotions } from '../pricing/lines/price-allocated-cart.ts';
import type { AllocatedCart } from './change-cart.ts';

/**
 * Contract 4.4. `subtotal` covers the lines alone: its cash value is the sum of the rounded unit prices (reading A29).
 * `totais` holds the discounts of combinations and coupon.
 */
export function toCart({ lines, messages, coupon }: AllocatedCart, promotions: Promotions): Cart {
  const { cashDiscount } = promotions;
  const prices = priceAllocatedCart({ lines, coupon: coupon?.coupon }, promotions);
  const units = sum(lines, ({ quantity }) => quantity);
  const cashCents = sum(lines, ({ item, quantity }) => toCashPriceCents(item.priceCents, cashDiscount) * quantity);
  return {
    quantidadeItens: units,
    quantidadeTotal: units,
    quantidadePontos: 0,
    mensagens: [...messages, ...listCouponMessages(coupon, prices)],
    itens: lines.map((line, index) => toItem(line, prices.lines[index], cashDiscount)),
    subtotal: {
      valor: toReais(prices.subtotalCents),
      descontoVista: {
        valor: toReais(cashCents),
        porcentagem: lines.length > 0 ? toPercent(cashDiscount) : 0,
        desconto: toReais(prices.subtotalCents - cashCents),
      },
      parcelamento: toInstallments(prices.subtotalCents),
    },
    ...(coupon?.coupon && {
      cupom: {
        codigo: coupon.coupon.code,
        descricao: coupon.coupon.description,
        desconto: toReais(prices.couponCents),
        freteGratis: prices.hasFreeShipping,
      },
    }),
    totais: toTotals(prices),
  };
}

function toTotals(prices: CartPrices): Cart['totais'] {
  return {
    subtotal: toReais(prices.subtotalCents),
    descontoCombinacoes: toReais(prices.combinationCents),
    descontoCupom: toReais(prices.couponCents),
    desconto: toReais(prices.discountCents),
    total: toReais(prices.totalCents),
    totalVista: toReais(prices.cashTotalCents),
    ...(prices.discountCents > 0 && { parcelamento: toInstallments(prices.totalCents) }),
  };
}

function listCouponMessages(coupon: AllocatedCart['coupon'], { missingCents }: CartPrices): Cart['mensagens'] {
  if (coupon?.loss) return [{ tipo: 'aviso', mensagem: coupon.loss }];
  if (!coupon?.coupon || missingCents === 0) return [];
  return [{ tipo: 'aviso', mensagem: toMissingMessage(missingCents, `o cupom ${coupon.coupon.code}`) }];
}

function toItem(
  { line, item, quantity, quantityLimit }: AllocatedLine,
  priced: PricedLine | undefined,
  cashDiscount: number,
): CartItem {
  return {
    nome: item.name,
    sku: item.sku,
    ...(item.brand !== undefined && { marca: item.brand }),
    ...(item.category !== undefined && { categoria: item.category }),
    tipo: line.kind === 'lista' ? 'lista' : 'produto',
    conjunto: false,
    quantidade: quantity,
    precos: {
      precoDe: toReais(item.listPriceCents),
      precoPor: toReais(item.priceCents),
      descontoVista: toPercent(cashDiscount),
      total: toReais(item.priceCents * quantity),
      tipo: '',
      ...toEarlierPrice(line.added_price_cents, item.priceCents),
      ...toPaired(priced),
    },
    imagem: item.pictureUrl,
    imagemOriginal: item.originalPictureUrl,
    atributos: item.attributes,
    ...(item.parts.length > 0 && {
      partes: item.parts.map(({ name, option, quantity: count }) => ({
        nome: name,
        opcao: option,
        quantidade: count,
      })),
    }),
    quantidadeMaxima: quantityLimit,
    path: item.path,
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

/** Absent while the price is the same, and for a line whose earlier price is unknown. */
function toEarlierPrice(addedCents: number | null, cents: number): Pick<CartItem['precos'], 'precoAoAdicionar'> {
  return addedCents === null || addedCents === cents ? {} : { precoAoAdicionar: toReais(addedCents) };
}

/** The lowest price of the line's pieces that are paired with another product. */
function toPaired(priced: PricedLine | undefined): Pick<CartItem['precos'], 'combinacao'> {
  const [lowest] = priced?.paired ?? [];
  return lowest ? { combinacao: { por: toReais(lowest.priceCents), quantidade: lowest.quantity } } : {};
}

function sum<Item>(items: readonly Item[], toNumber: (item: Item) => number): number {
  return items.reduce((total, item) => total + toNumber(item), 0);
}
