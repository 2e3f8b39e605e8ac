import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareCosts } from '#rules/testing/cost.ts';
import { foldAccents, listWords, normaliseText } from './normalise.ts';

const plurals = `
  óleo / oleos · Óleos Essenciais / oleo essencial · ESSENCIAL / essenciais · vegetal / vegetais · floral / florais
  herbal / herbais · corporal / corporais · facial / faciais · natural / naturais · capilar / capilares · labial / labiais
  sal / sais · lençol / lençóis · azul / azuis · gel / géis · papel / papéis · agradável / agradáveis · fácil / fáceis
  portátil / portáteis · refil / refis · limão / limões · loção / loções · sabão / sabões · poção / poções · mão / mãos
  mãe / mães · pai / pais · grão / grãos · pão / pães · jasmim / jasmins · alecrim / alecrins · capim / capins
  massagem / massagens · embalagem / embalagens · sérum / séruns · tom / tons · flor / flores · difusor / difusores
  umidificador / umidificadores · árvore / árvores · luz / luzes · noz / nozes · raiz / raízes · cor / cores · vela / velas
  rosa / rosas · sachê / sachês · chá / chás · pé / pés · kit / kits · spray / sprays · blend / blends · roll-on / roll-ons
  água / aguas · maçã / maçãs · hortelã / hortelãs · doce / doces · essência / essencias · manteiga / manteigas
  sabonete / sabonetes · vareta / varetas · fragrância / fragrâncias · sinergia / sinergias · hidrolato / hidrolatos
  madeira / madeiras · especiaria / especiarias · semente / sementes · lábio / lábios · cabelo / cabelos · argila / argilas
  amêndoa / amêndoas · presente / presentes · banho / banhos · resina / resinas · pingente / pingentes · ambiente / ambientes
  francês / franceses · shampoo / shampoos · creme / cremes · bálsamo / bálsamos · pólen / polens · verde / verdes`;

const genders = `
  vegano / vegana · cítrico / cítricas · perfumado / perfumadas · amadeirado / amadeirada · aromático / aromática
  aromáticos / aromática · orgânico / orgânica · sólido / sólida · líquido / líquida · elétrico / elétricas · noturno / noturna
  francês / francesa · português / portuguesas · difusor / difusora · branco / branca · brasileiro / brasileira · puro / pura
  fino / finas · seco / secas · roxo / roxa · cru / crua · dourado / dourada · amazônico / amazônica · relaxado / relaxada
  cheiroso / cheirosas · delicado / delicadas · caseiro / caseira · pimenta-rosa / pimentas rosas`;

const families = `
  perfume / perfumar · perfume / perfumado · perfume / perfumador · hidratante / hidratação · hidratar / hidratantes
  relaxante / relaxamento · relaxar / relaxantes · aromatizador / aromatizante · aromatizar / aromatizantes
  calmante / calmo · calmantes / calma · esfoliante / esfoliação · esfoliar / esfoliantes · massageador / massagear
  refrescante / refrescar · desodorante / desodorizador · umidificar / umidificador · limpar / limpeza · limpador / limpar
  vaporizador / vapor · meditar / meditação · cheiro / cheiroso · nebulizador / nebulizar · energizante / energizar
  gestante / gestação · gestantes / gestação · grávida / gravidez · gesto / gestos`;

const diminutives = `
  lavandinha / lavanda · velinha / vela · velinhas / velas · saquinho / saco · vidrinho / vidro · frasquinhos / frasco
  sabonetinho / sabonete · florzinha / flor · kitzinho / kit · cremezinho / creme · perfuminho / perfume · rosinha / rosa
  cravinho / cravo · mentinha / menta · mãozinha / mão · pezinho / pé`;

const spellings = `
  capim-limão / capim limão · capim-limão / CAPIM LIMAO · ylang-ylang / Ylang Ylang · ylang / ilang · patchouli / patchoulli
  vanila / vanilla · calêndula / calendulla · lavanda / lavaanda · tea tree / Tea Tre · lichia / lychia
  aromaterapia / aromatherapia · timol / thymol · alecrim / alecrin · jasmim / jasmin · capim / capin · café / cafe
  açaí / AÇAI · óleo / OLEO · sândalo / sandalo · difusor de varetas / difusores com varetas
  óleo para a casa / óleo de casa · pitanga / PİTANGA · rosıta / rosita · Weiß / weiss · ﬁgo / figo · camu-camu / camu camu`;

const measures = `
  10ml / 10 ml · 10 ML / 10ml · 10 mililitros / 10ml · 1,5 l / 1.5L · 1,5l / 1,5 litro · 2 litros / 2l · 180g / 180 gramas
  180 gr / 180g · 1 quilo / 1kg · 05 ml / 5ml · 2 unidades / 2 un · 250ML / 250 ml`;

const toPairs = (table: string): [string, string][] =>
  table
    .split(/[·\n]/)
    .map((pair) => pair.trim().split(' / '))
    .flatMap(([first, second]) => (first && second ? [[first, second]] : []));

const same = [plurals, genders, families, diminutives, spellings, measures].flatMap(toPairs);

it.each(same)('treats %s and %s as equal', (first, second) => {
  expect(normaliseText(first)).toEqual(normaliseText(second));
});

const different = toPairs(`
  limão / lima · sal / sala · sal / sálvia · rosa / rosto · menta / mel · menta / manta · lavanda / lavar
  lavanda / lavandim · lavanda / varanda · cedro / cera · cera / cerâmica · vela / véu · vela / velho · flor / floral
  cor / coração · cor / corporal · laranja / lavanda · laranja / laranjeira · café / cafeína · sol / solo
  essência / essencial · mãe / mão · mães / mãos · pai / pau · pele / pelo · mirra / mira · carro / caro · linha / linho
  prata / prato · barra / barro · ponta / ponto · banho / banha · sândalo / sandália · figo / fígado · cacau / caco
  romã / romana · capim / capa · óleo / olho · óleo / oleoso · neroli / nero · mel / melaleuca · chá / chave
  cozinha / coco · farinha / faro · carinho / caro · marinho / mar · rainha / raiz · cassis / casa · anis / ano
  perfume / sem perfume · argan / argila · gerânio / gengibre · canela / cama · mão / maçã · 10 ml / 100 ml · 5 ml / 15 ml
  pinho / pimenta · folha / fole · creme / crepe · gesto / gestante · gestos / gestação`);

it.each(different)('treats %s and %s as different', (first, second) => {
  expect(normaliseText(first)).not.toEqual(normaliseText(second));
});

it('is tested with enough pairs', () => {
  expect(same.length).toBeGreaterThanOrEqual(120);
  expect(different.length).toBeGreaterThanOrEqual(40);
});

it('treats composed and decomposed accents, and either case, as equal', () => {
  for (const [first, second] of [...same, ...different]) {
    for (const text of [first, second]) {
      const stems = normaliseText(text);
      expect(normaliseText(text.normalize('NFD')), text).toEqual(stems);
      expect(normaliseText(text.normalize('NFC').toUpperCase()), text).toEqual(stems);
    }
  }
});

it('omits stop words unless there is nothing else', () => {
  expect(listWords('Óleo de lavanda para a casa')).toEqual(['oleo', 'lavanda', 'casa']);
  expect(listWords("Água d'alho")).toEqual(['agua', 'alho']);
  expect(listWords('de e para')).toEqual(['de', 'e', 'para']);
});

it.each([' %%% !? ', '', '😀🌿', '\u0000\u200B\u202E', 'только', '香水', '\uD800'])('finds no words in %j', (text) => {
  expect(normaliseText(text)).toEqual([]);
});

it('folds accents and nothing else', () => {
  expect(foldAccents('Preço: 10 %, À Vista')).toBe('preco: 10 %, a vista');
});

it('returns a stem for every word, however short', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
      const [stem = ''] = normaliseText(word);
      expect(stem.length).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});

it.each(['a', 'inhos', '%_', 'ss', '\u0301\u0323'])(
  'normalises ten times as much of %j at about ten times the cost',
  (part) => {
    const [shorter, longer] = [`${part.repeat(2000)}!`, `${part.repeat(20_000)}!`];
    // A pattern that backtracks would cost a hundred times as much.
    expect(compareCosts(normaliseText, shorter, longer)).toBeLessThan(30);
  },
);
