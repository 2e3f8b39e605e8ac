// Converts model and rows to the product page (contract 2.6).

import type { Product } from '#contract/product.ts';
import { toReais } from '#rules/money.ts';
import { toPairPriceCents } from '#rules/promotions/combination.ts';
import { toCombination } from '../published/combination.ts';
import { toDateTime } from '../published/links.ts';
import type { CatalogueProduct, ReadModel } from '../published/model.ts';
import { toCharacteristics } from './facts.ts';
import type { ProductDetailRows } from './queries.ts';
import { toReviewedRating } from './reviews.ts';

/** The card at the default unit, and the fields of the page alone. */
export function toProduct(model: ReadModel, product: CatalogueProduct, rows: ProductDetailRows): Product {
  const card = model.cardOf(product);
  return {
    ...card,
    ean: product.ean,
    mpn: product.mpn,
    AgendamentoPreco: card.agendamentoPreco,
    descricoes: {
      ...card.descricoes,
      longa: rows.texts?.long_html ?? '',
      simples: '',
      opcional1: rows.texts?.how_to_use_html ?? '',
      opcional2: '',
      opcional3: '',
      tabelaMedida: '',
    },
    midias: { ...card.midias, arquivos: [], manuais: [] },
    avaliacao: toReviewedRating(product.rating, rows.reviews, product),
    caracteristicas: toCharacteristics({ ...rows, device: product.device }),
    combinacoes: product.onRequest ? [] : toCombinations(model, rows),
    perguntas: toQuestions(rows),
    assinatura: false,
    lojas: [...product.shops],
    layoutPersonalizado: { layout: '', layout2: '', layout3: '', codigoCss: '', codigoJs: '' },
  };
}

function toQuestions(rows: ProductDetailRows): Product['perguntas'] {
  const answers = Map.groupBy(rows.answers, (answer) => answer.question_id);
  return rows.questions.map((question) => ({
    id: question.id,
    nome: question.name,
    pergunta: question.text,
    data: toDateTime(question.created_at),
    respostas: (answers.get(question.id) ?? []).map((answer) => ({
      id: answer.id,
      nome: answer.name,
      administrador: answer.by_shop === 1,
      resposta: answer.text,
      data: toDateTime(answer.created_at),
    })),
  }));
}

/** The other product has its price inside the pair. A pair with a product on request has no price, so it is none. */
function toCombinations(model: ReadModel, rows: ProductDetailRows): Product['combinacoes'] {
  return rows.combinations.flatMap((row) => {
    const other = model.productsById.get(row.other_product_id);
    if (!other || other.onRequest) return [];
    const combination = toCombination(row);
    const isPercent = combination.kind === 'percent';
    const { cents } = model.prices.priceOf(other, other.defaultUnit);
    const pairCents = toPairPriceCents(combination, cents);
    const card = model.cardOf(other);
    return [
      {
        id: row.id,
        tipoDesconto: isPercent ? ('porcentagem' as const) : ('valor' as const),
        desconto: isPercent ? row.discount : toReais(row.discount),
        produto: { ...card, precos: { ...card.precos, combinacao: { por: toReais(pairCents) } } },
      },
    ];
  });
}
