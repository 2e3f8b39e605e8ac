// Responses of the store API for tests: complete by the contract, with the fields that a test names replaced.

import type { List, ListPart } from '#contract/list.ts';
import type { FacetValue, ListingDetails, ListingResponse } from '#contract/listing.ts';
import type { Product, ProductCard, SimpleValue } from '#contract/product.ts';
import type { CartPayload, Image, Prices, Structure } from '#contract/shared.ts';
import { aProduct } from '#web/testing/a-product.ts';

export const testSite = 'https://loja.test';

export function createPrices(por: number, de = 0): Prices {
  const vista = Math.round(por * 95) / 100;
  const option = (parcelas: number) => ({
    parcelas,
    valorParcela: Math.floor((por * 100) / parcelas) / 100,
    valorTotal: por,
    taxa: 0,
    exibirTaxa: false,
  });
  return { de, por, vista, descontoVista: 5, editavel: false, parcelamento: [option(1), option(2), option(3)] };
}

export function createPayload(idProduto: number, idAtributoSimples = 0): CartPayload {
  const item = { idUnidadeVenda: '0', idArmazem: '0', quantidade: '1', adicional: '', parametros: '' };
  return {
    hash: `${idProduto}-${idAtributoSimples}-0-0-1`,
    url: `${testSite}/checkout/carrinho`,
    tipo: 'produto',
    itens: [{ ...item, idProduto: String(idProduto), idAtributoSimples: String(idAtributoSimples) }],
  };
}

export function createImage(id: number, idAtributoValor = 0): Image {
  const files = (format: string) => ({
    zoom: `${testSite}/img/${id}-1200.${format}`,
    big: `${testSite}/img/${id}-960.${format}`,
    medium: `${testSite}/img/${id}-640.${format}`,
    small: `${testSite}/img/${id}-320.${format}`,
  });
  return {
    id,
    idAtributoValor,
    descricao: '',
    label: `Foto ${id}`,
    arquivos: files('webp'),
    arquivosOriginais: files('jpg'),
  };
}

const route = (name: string, path: string) => ({ name, route: name, path, params: {}, query: {} });

export function createProductCard(changes: Partial<ProductCard> = {}): ProductCard {
  const id = changes.id ?? 101;
  const path = `/produto-${id}`;
  return aProduct({
    id,
    nome: `Produto ${id}`,
    sku: `SKU-${id}`,
    estoque: 40,
    marca: {
      id: 3,
      nome: 'Serra Clara',
      imagem: '',
      imagemOriginal: '',
      ativo: true,
      rota: route('product/listing/brand', '/marcas/serra-clara'),
      url: `${testSite}/marcas/serra-clara`,
    },
    categoria: { id: 10, nome: 'Óleos essenciais', nivel: 1, taxonomia: [{ id: 10, nome: 'Óleos essenciais' }] },
    precos: createPrices(49.9),
    descricoes: { curta: '<p>Floral.</p>' },
    midias: { imagens: [createImage(id * 10)] },
    avaliacao: { media: 0, quantidade: 0 },
    carrinho: createPayload(id),
    rota: route('product/detail', path),
    url: `${testSite}${path}`,
    ...changes,
  });
}

export function createProduct(changes: Partial<Product> = {}): Product {
  const { marca, ...card } = createProductCard();
  return {
    ...card,
    marca,
    ean: '',
    mpn: '',
    caracteristicas: [],
    combinacoes: [],
    perguntas: [],
    assinatura: false,
    layoutPersonalizado: { layout: '', layout2: '', layout3: '', codigoCss: '', codigoJs: '' },
    ...changes,
  };
}

export function createValue(idAtributoValor: number, changes: Partial<SimpleValue> = {}): SimpleValue {
  return {
    idAtributoValor,
    label: `${idAtributoValor} ml`,
    imagem: '',
    imagemOriginal: '',
    selecionado: false,
    sku: `SKU-101-${idAtributoValor}`,
    estoque: 20,
    estoqueMarketplace: 0,
    descontoAdicional: 0,
    precos: createPrices(idAtributoValor),
    carrinho: createPayload(101, idAtributoValor),
    ...changes,
  };
}

export function createStructure(nivel: Structure['nivel'], path: string): Structure {
  return {
    nivel,
    seo: { title: 'Título', description: '', keywords: '', canonical: `${testSite}${path}`, indexar: true },
    breadcrumb: [
      { label: 'Início', url: `${testSite}/`, atual: false },
      { label: 'Aqui', url: `${testSite}${path}`, atual: true },
    ],
  };
}

export function createFacetValue(id: number, label: string, changes: Partial<FacetValue> = {}): FacetValue {
  return {
    id,
    label,
    imagem: '',
    imagemOriginal: '',
    ordem: id,
    ativo: false,
    quantidade: 4,
    rota: { name: 'product/listing/category', params: {}, query: { filtro: String(id) } },
    url: `${testSite}/oleos?filtro=${id}`,
    ...changes,
  };
}

interface ListingChanges {
  products?: ProductCard[];
  details?: Partial<ListingDetails>;
  info?: Partial<ListingResponse['info']>;
  content?: Partial<ListingResponse['conteudo']>;
}

export function createListing({ products = [], details, info, content }: ListingChanges = {}): ListingResponse {
  return {
    estrutura: createStructure('product/listing/category', '/oleos'),
    conteudo: {
      produtos: products,
      categoria: { id: 10, nome: 'Óleos', nivel: 1, descricoes: { curta: '<p>Puros.</p>', longa: '' } },
      busca: { texto: '', sugestao: [] },
      layoutPersonalizado: { layout: '', codigoCss: '' },
      detalhes: {
        categorias: { niveisAnteriores: [], atual: [], irmas: [], filhas: [] },
        marcas: [],
        filtros: [],
        atributos: [],
        filtrosPreco: [],
        filtrosDescontoPrecoPor: {},
        selos: [],
        ordenacao: ['Popularidade', 'Menor Preço'].map((label, index) => ({
          label,
          title: label,
          atual: index === 0,
          rota: { name: 'product/listing/category', params: {}, query: { order: label } },
          url: `${testSite}/oleos`,
        })),
        ...details,
      },
      ...content,
    },
    info: {
      filtros: {},
      prev: '',
      self: `${testSite}/oleos`,
      next: '',
      offset: 0,
      limit: 12,
      exibindo: products.length,
      total: products.length,
      ...info,
    },
  };
}

export function createList(tipo: List['tipo'], parts: ListPart[], changes: Partial<List> = {}): List {
  return {
    id: 501,
    nome: 'Kit Noite',
    sku: 'KIT-NOITE',
    status: 'disponivel',
    tipo,
    estoque: 5,
    estoqueMarketplace: 0,
    selecaoAtributo: tipo === 'aberta',
    marcas: [],
    precos: createPrices(81.9, 91),
    agendamentoPreco: {},
    descricoes: { curta: '<p>Para dormir.</p>', longa: '' },
    midias: { imagens: [] },
    avaliacao: { media: 0, quantidade: 0 },
    atributos: {},
    carrinho: createPayload(501),
    rota: route('list/detail', '/lista/kit-noite'),
    url: `${testSite}/lista/kit-noite`,
    produtos: parts,
    ...changes,
  };
}

export function createListPart(quantidade: number, changes: Partial<ProductCard> = {}): ListPart {
  return { ...createProductCard(changes), quantidade };
}
