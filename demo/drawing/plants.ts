// Which motifs may stand on and around a product: those of the plants that its own words name, and the drop, which is no plant.

import type { SeedProduct } from '../seed/types.ts';
import type { MotifName } from './motifs/line-motif.ts';

/**
 * What the catalogue calls a plant, and the motifs that show it. A name inside a longer one does not count: "rosa" is not in
 * "pimenta-rosa", so that plants without a motif are listed too.
 */
const plants: Readonly<Record<string, readonly MotifName[]>> = {
  // Botanical names
  'aloe barbadensis': ['aloe'],
  'aniba rosaeodora': ['woodChips'],
  'argania spinosa': ['argan'],
  'boswellia carterii': ['resin'],
  'camellia sinensis': ['tea'],
  'cananga odorata': ['ylang'],
  'cedrus atlantica': ['cedar', 'wood'],
  'chamaemelum nobile': ['chamomile'],
  'chrysopogon zizanioides': ['roots'],
  'cinnamomum verum': ['cinnamon'],
  'citrus aurantiifolia': ['lime'],
  'citrus aurantium': ['orange', 'orangeBlossom'],
  'citrus bergamia': ['bergamot'],
  'citrus limon': ['lemon'],
  'citrus paradisi': ['grapefruit'],
  'citrus reticulata': ['tangerine'],
  'citrus sinensis': ['orange'],
  'cocos nucifera': ['coconut'],
  'commiphora myrrha': ['myrrh'],
  'copaifera officinalis': ['copaiba'],
  'corymbia citriodora': ['gumLeaf'],
  'cymbopogon citratus': ['lemongrass'],
  'cymbopogon martini': ['palmarosa'],
  'cymbopogon winterianus': ['lemongrass'],
  'elettaria cardamomum': ['cardamom'],
  'eucalyptus globulus': ['eucalyptus'],
  'eucalyptus radiata': ['gumLeaf'],
  'helianthus annuus': ['sunflower'],
  'jasminum grandiflorum': ['jasmine'],
  'juniperus virginiana': ['wood'],
  'lavandula angustifolia': ['lavender'],
  'lavandula dentata': ['lavender'],
  'lavandula intermedia': ['lavender'],
  'matricaria chamomilla': ['chamomile'],
  'mauritia flexuosa': ['buriti'],
  'melaleuca alternifolia': ['teaTree'],
  'melaleuca quinquenervia': [],
  'mentha piperita': ['mint'],
  'mentha spicata': ['mint'],
  'myrciaria dubia': ['camuCamu'],
  'ocimum basilicum': ['basil'],
  'olea europaea': ['olive'],
  'origanum majorana': ['marjoram'],
  'passiflora edulis': ['passionFruit'],
  'pelargonium asperum': ['geranium'],
  'pelargonium graveolens': ['geranium'],
  'pogostemon cablin': ['patchouli'],
  'protium heptaphyllum': ['breu'],
  'prunus dulcis': ['almond'],
  'rosa damascena': ['rose'],
  'rosa rubiginosa': ['rosehip'],
  'salvia officinalis': ['sage'],
  'salvia rosmarinus': ['rosemary'],
  'salvia sclarea': [],
  'santalum album': ['wood'],
  'schinus terebinthifolia': ['pinkPepper'],
  'simmondsia chinensis': ['jojoba'],
  'syzygium aromaticum': ['clove'],
  'theobroma cacao': ['cacao'],
  'theobroma grandiflorum': ['cupuacu'],
  'vitellaria paradoxa': ['shea'],
  'vitis vinifera': ['grape'],
  'zingiber officinale': ['ginger'],
  // Everyday names
  alecrim: ['rosemary'],
  'aloe vera': ['aloe'],
  aloe: ['aloe'],
  ambar: ['amber', 'resin'],
  amendoas: ['almond'],
  andiroba: [],
  argan: ['argan'],
  'argila rosa': [],
  bambu: ['bamboo'],
  baunilha: ['vanilla'],
  bergamota: ['bergamot'],
  'breu branco': ['breu'],
  buriti: ['buriti'],
  cacau: ['cacao'],
  cafe: ['coffee'],
  cafeeiro: ['coffee'],
  camomila: ['chamomile'],
  'camu camu': ['camuCamu'],
  canela: ['cinnamon'],
  'capim limao': ['lemongrass'],
  'capim santo': ['lemongrass'],
  cardamomo: ['cardamom'],
  cassis: ['cassis'],
  cedro: ['cedar', 'wood'],
  'cha branco': ['tea'],
  'cha verde': ['tea'],
  citriodora: ['gumLeaf'],
  citronela: ['lemongrass'],
  coco: ['coconut'],
  copaiba: ['copaiba'],
  cravo: ['clove'],
  cupuacu: ['cupuacu'],
  'eucalipto radiata': ['gumLeaf'],
  eucalipto: ['eucalyptus'],
  figo: ['fig'],
  'flor de algodao': ['cotton'],
  'flor de laranjeira': ['orangeBlossom'],
  gengibre: ['ginger'],
  geranio: ['geranium'],
  girassol: ['sunflower'],
  grapefruit: ['grapefruit'],
  'hortela pimenta': ['mint'],
  hortela: ['mint'],
  jasmim: ['jasmine'],
  jojoba: ['jojoba'],
  karite: ['shea'],
  'laranja amarga': ['orange', 'orangeBlossom'],
  laranja: ['orange'],
  lavanda: ['lavender'],
  lavandim: ['lavender'],
  'limao galego': ['lime'],
  'limao siciliano': ['lemon'],
  'limao taiti': ['lime'],
  manaca: ['manaca'],
  manjericao: ['basil'],
  manjerona: ['marjoram'],
  maracuja: ['passionFruit'],
  melaleuca: ['teaTree'],
  mirra: ['myrrh'],
  neroli: ['orangeBlossom'],
  olibano: ['resin'],
  palmarosa: ['palmarosa'],
  patchouli: ['patchouli'],
  'pau rosa': ['woodChips'],
  petitgrain: ['orangeBlossom'],
  'pimenta rosa': ['pinkPepper'],
  'rosa mosqueta': ['rosehip'],
  rosa: ['rose'],
  rosas: ['rose'],
  salvia: ['sage'],
  'salvia esclareia': [],
  sandalo: ['wood'],
  'semente de uva': ['grape'],
  tangerina: ['tangerine'],
  'verbena limao': ['verbena'],
  vetiver: ['roots'],
  ylang: ['ylang'],
};

const longestFirst = Object.entries(plants).toSorted(([a], [b]) => b.length - a.length);

/** Lower case words without accents, one space around each. */
const toWords = (text: string) =>
  ` ${text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .replaceAll(' x ', ' ')
    .trim()} `;

function findMotifs(text: string): MotifName[] {
  let words = toWords(text);
  const found: MotifName[] = [];
  for (const [name, motifs] of longestFirst) {
    if (!words.includes(` ${name} `)) continue;
    words = words.replaceAll(` ${name} `, ' | ');
    found.push(...motifs);
  }
  return found;
}

type Named = Pick<SeedProduct, 'name' | 'short'> & {
  facts: Pick<SeedProduct['facts'], 'botanicalName'>;
};

/** A botanical name decides alone; then the name of the product; the short text only where neither names a plant. */
export function listAllowedMotifs({ name, short, facts }: Named): MotifName[] {
  const texts = facts.botanicalName ? [facts.botanicalName] : [name, short];
  const motifs = texts.map(findMotifs).find(({ length }) => length > 0) ?? [];
  return [...motifs, 'drop'];
}
