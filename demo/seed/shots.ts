// Which pictures a product has, in the order of its gallery, and in words what each shows. `demo/drawing` draws them.

import { lots } from '../data/lots.ts';
import { isLabelValid, labelsDrawnOn } from './seed-proof.ts';
import type { SeedList, SeedProduct, ShapeName } from './types.ts';

/** How a product is shown in use; the words complete its name in the alternative text. */
const useWords = {
  beforeDiffuser: 'de perto, com um difusor elétrico ligado ao fundo',
  besideBooks: 'ao lado de livros',
  besideCream: 'ao lado de um pires com creme',
  besideCup: 'ao lado de uma xícara',
  besideDiffuser: 'ao lado de um difusor elétrico ligado',
  besideLinen: 'ao lado de panos dobrados',
  besideOil: 'ao lado de um pires com óleo',
  besideReeds: 'ao lado do difusor de varetas que ele completa',
  besideTowel: 'diante de uma toalha dobrada',
  burning: 'chama acesa, ao lado de uma xícara',
  fromAbove: 'sobre um pano, visto de cima',
  inBathroom: 'na bancada do banheiro, ao lado de toalhas',
  inCloud: 'névoa saindo do frasco',
  onLinen: 'sobre panos dobrados',
  onShelf: 'na prateleira, entre um vaso e livros',
  open: 'sem a tampa, com o creme à mostra',
  overLinen: 'névoa sobre roupa de cama dobrada',
  withFoam: 'entre montes de espuma',
} as const;
export type Use = keyof typeof useWords;

/** The first line of a shape whose pattern is in the name or the kind counts. */
const uses: readonly (readonly [ShapeName, RegExp, Use])[] = [
  ['bottle', /refil/i, 'besideReeds'],
  ['bottle', /./, 'besideOil'],
  ['candle', /./, 'burning'],
  ['dropper', /sérum|facial/i, 'besideTowel'],
  ['dropper', /./, 'besideDiffuser'],
  ['jar', /manteiga|creme/i, 'open'],
  ['mist', /./, 'inCloud'],
  ['pump', /sabonete|espuma|shampoo|banho/i, 'withFoam'],
  ['pump', /./, 'besideCream'],
  ['reed', /./, 'besideLinen'],
  ['rollon', /dormir/i, 'besideLinen'],
  ['rollon', /./, 'besideBooks'],
  ['sachet', /./, 'onLinen'],
  ['soap', /./, 'withFoam'],
  ['spray', /lençóis/i, 'overLinen'],
  ['spray', /./, 'inCloud'],
  ['stick', /labial/i, 'besideCup'],
  ['stick', /./, 'besideTowel'],
  ['tube', /./, 'besideCream'],
];

/** Where an oil is that is not beside a diffuser, so that those next to each other in a listing are in different places. */
const oilUses: Readonly<Record<string, Use>> = {
  'oleo-essencial-de-laranja-doce': 'fromAbove',
  'oleo-essencial-de-melaleuca': 'inBathroom',
  'oleo-essencial-de-hortela-pimenta': 'onShelf',
  'sinergia-noite-tranquila': 'beforeDiffuser',
  'oleo-essencial-de-bergamota': 'onShelf',
  'oleo-essencial-de-alecrim': 'fromAbove',
  'oleo-essencial-de-eucalipto-globulus': 'inBathroom',
  'oleo-essencial-de-capim-limao': 'onShelf',
  'oleo-essencial-de-olibano': 'beforeDiffuser',
  'oleo-essencial-de-tangerina': 'fromAbove',
  'oleo-essencial-de-cedro-do-atlas': 'onShelf',
};

/** Undefined for what has no picture in use; an electric diffuser has pictures of its own. */
export function findUse({ slug, name, picture }: Pick<SeedProduct, 'slug' | 'name' | 'picture'>): Use | undefined {
  const oilUse = oilUses[slug];
  if (oilUse) return oilUse;
  const words = `${name} ${picture.kind}`;
  return uses.find(([shape, pattern]) => shape === picture.shape && pattern.test(words))?.[2];
}

/** In which room an electric diffuser stands. */
export function findRoom({ category }: Pick<SeedProduct, 'category'>): 'bedroom' | 'livingRoom' {
  return category.endsWith('/para-quarto') ? 'bedroom' : 'livingRoom';
}

const roomWords = {
  bedroom: 'ligado na mesa de cabeceira',
  livingRoom: 'ligado sobre um aparador, ao lado de um vaso',
};

/** Shot and words in the order of the gallery, of what may be drawn: a card shows the second one on hover. */
function listShotWords(product: SeedProduct): (readonly [shot: string, words: string])[] {
  if (product.picture.shape === 'electric')
    return [
      ['2', 'em uso, com luz e névoa'],
      ['bottle', 'ligado, ao lado de um frasco de óleo essencial de 10 ml'],
      ['room', roomWords[findRoom(product)]],
      ['behind', 'de costas, com o cabo'],
    ];
  const use = findUse(product);
  return [
    ...(use ? [['in-use', useWords[use]] as const] : []),
    ['unlit', 'apagada, ao lado de fósforos'],
    ['2', 'detalhe'],
    ['carton', 'ao lado da caixa'],
    ['3', lots[product.slug] ? 'rótulo com lote e validade' : 'verso da embalagem'],
  ];
}

/** The pictures of a product at `now` that are among `pictureKeys`; that of a label with a lot only while the lot is sold. */
export function listShots(product: SeedProduct, pictureKeys: ReadonlySet<string>, now: Date) {
  const { slug, name, sku } = product;
  const lot = lots[slug];
  const isShown = (shot: string) => shot !== '3' || !lot || isLabelValid(sku, lot, now);
  return [['1', name] as const, ...listShotWords(product).map(([shot, words]) => [shot, `${name}: ${words}`] as const)]
    .filter(([shot]) => isShown(shot))
    .map(([shot, alternative]) => ({ key: `products/${slug}-${shot}`, alternative }))
    .filter(({ key }) => pictureKeys.has(key));
}

/** The pictures of a kit after that of its open box; one piece is shown in use. */
export function listKitShots(
  { slug, name, kind, parts }: SeedList,
  products: readonly SeedProduct[],
  pictureKeys: ReadonlySet<string>,
): { key: string; alternative: string }[] {
  if (kind === 'lista') return [];
  const inUse = parts
    .flatMap((part) => products.filter((product) => product.slug === part.product))
    .flatMap((product) => listShots(product, pictureKeys, labelsDrawnOn).filter(({ key }) => key.endsWith('-in-use')))
    .slice(0, 1);
  return [
    { key: `lists/${slug}-pieces`, alternative: `${name}: todas as peças lado a lado` },
    ...inUse,
    { key: `lists/${slug}-wrapped`, alternative: `${name}: caixa fechada com laço e cartão` },
  ].filter(({ key }) => pictureKeys.has(key));
}
