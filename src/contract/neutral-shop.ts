// Words that hold for any shop. This file reaches the browser, so it imports no schema.

import type { Shop } from './shops.ts';
import { sitePaths, toShopHomePath } from './site-paths.ts';

/** A shop without settings of its own. */
export function createNeutralShop({ id, nome, loja }: Pick<Shop, 'id' | 'nome' | 'loja'>): Shop {
  return {
    id,
    nome,
    noTexto: `na loja ${nome}`,
    slogan: '',
    loja,
    path: loja === '' ? sitePaths.home : toShopHomePath(id),
    tema: 'classico',
    paleta: 'mata',
    logo: { desenho: 'nome', texto: '' },
    convida: '',
    inicio: {
      colecoes: { titulo: 'O que você procura?', itens: [] },
      maisPedidos: { texto: '', path: sitePaths.search },
      destaque: {
        sobretitulo: '',
        titulo: nome,
        texto: 'Escolha com calma. O que você põe na sacola fica guardado.',
        botao: 'Ver os produtos',
        path: sitePaths.search,
      },
      segundoBotao: { botao: 'Ver as marcas', path: sitePaths.brands },
    },
    newsletter: { titulo: 'Receba as novidades', texto: 'Lançamentos e ofertas, no seu e-mail.' },
    promessas: {
      // The right of everyone who buys at a distance (Código de Defesa do Consumidor, art. 49).
      troca: {
        titulo: '7 dias para desistir',
        texto: 'e receber tudo de volta',
        resumo: 'Trocas, e desistência em 7 dias',
      },
      produtos: { titulo: '', texto: '' },
    },
    textos: {
      marcas: '',
      listas: 'Os kits e as listas da loja.',
      semResultado: ['Tente uma palavra só.', 'Busque pela marca ou pelo tipo de produto.'],
    },
  };
}

/** The shops of specification 1, while the API answers none. */
export const fallbackShops: readonly [Shop, ...Shop[]] = [
  createNeutralShop({ id: 'main', nome: 'Loja', loja: '' }),
  createNeutralShop({ id: 'caszulo', nome: 'Segunda loja', loja: 'caszulo' }),
];
