// Factories for storefront tests: contract values with every field set, which a test overrides where it needs to.

import type { ProductCard } from '#contract/product.ts';
import type { Image, Prices } from '#contract/shared.ts';

export const siteUrl = 'https://loja.example';

export function anImage(id: number): Image {
  const files = {
    zoom: `${siteUrl}/img/${id}-1800.webp`,
    big: `${siteUrl}/img/${id}-960.webp`,
    medium: `${siteUrl}/img/${id}-640.webp`,
    small: `${siteUrl}/img/${id}-320.webp`,
  };
  const originals = { ...files, medium: `${siteUrl}/img/${id}-640.jpg` };
  return { id, idAtributoValor: 0, descricao: '', label: `Foto ${id}`, arquivos: files, arquivosOriginais: originals };
}

export function prices(por: number, changes: Partial<Prices> = {}): Prices {
  return { de: 0, por, vista: por, descontoVista: 0, editavel: false, parcelamento: [], ...changes };
}

export function aProduct(changes: Partial<ProductCard> = {}): ProductCard {
  const route = {
    name: 'product/detail',
    route: 'product/detail',
    path: '/oleo-de-lavanda',
    params: { produto: 'oleo-de-lavanda' },
    query: {},
  };
  return {
    id: 7,
    nome: 'Óleo essencial de lavanda 10 ml',
    sku: 'LAV-10',
    status: 'disponivel',
    tipo: 'produto',
    estoque: 12,
    estoqueMarketplace: 0,
    marca: { id: 1, nome: 'Serra Clara', imagem: '', imagemOriginal: '', ativo: true, rota: route, url: siteUrl },
    categoria: { id: 2, nome: 'Florais', nivel: 2, taxonomia: [] },
    precos: prices(42.9, {
      vista: 40.76,
      parcelamento: [
        { parcelas: 1, valorParcela: 42.9, valorTotal: 42.9, taxa: 0, exibirTaxa: false },
        { parcelas: 3, valorParcela: 14.3, valorTotal: 42.9, taxa: 0, exibirTaxa: false },
        { parcelas: 4, valorParcela: 11.5, valorTotal: 46, taxa: 2.49, exibirTaxa: true },
      ],
    }),
    agendamentoPreco: {},
    descricoes: { curta: '' },
    midias: { imagens: [anImage(1), anImage(2)] },
    avaliacao: { media: 4.9, quantidade: 412 },
    atributos: {},
    carrinho: {
      hash: '7-0-0-0-1',
      url: siteUrl,
      tipo: 'produto',
      itens: [
        {
          idProduto: '7',
          idAtributoSimples: '0',
          idUnidadeVenda: '0',
          idArmazem: '0',
          quantidade: '1',
          adicional: '',
          parametros: '',
        },
      ],
    },
    selos: [],
    filtros: [],
    conjunto: {},
    rota: route,
    url: `${siteUrl}/oleo-de-lavanda`,
    ...changes,
  };
}
