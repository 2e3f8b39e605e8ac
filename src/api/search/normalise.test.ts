import { expect, it } from 'vitest';
import { listWords, normaliseText } from './normalise.ts';

it.each([
  ['óleo', 'oleos'],
  ['Óleos Essenciais', 'oleo essencial'],
  ['ESSENCIAL', 'essenciais'],
  ['vegetal', 'vegetais'],
  ['floral', 'florais'],
  ['herbal', 'herbais'],
  ['corporal', 'corporais'],
  ['facial', 'faciais'],
  ['natural', 'naturais'],
  ['sal', 'sais'],
  ['lençol', 'lençóis'],
  ['azul', 'azuis'],
  ['gel', 'géis'],
  ['papel', 'papéis'],
  ['agradável', 'agradáveis'],
  ['fácil', 'fáceis'],
  ['portátil', 'portáteis'],
  ['refil', 'refis'],
  ['limão', 'limões'],
  ['loção', 'loções'],
  ['sabão', 'sabões'],
  ['poção', 'poções'],
  ['mão', 'mãos'],
  ['grão', 'grãos'],
  ['pão', 'pães'],
  ['jasmim', 'jasmins'],
  ['alecrim', 'alecrins'],
  ['alecrim', 'alecrin'],
  ['capim', 'capins'],
  ['massagem', 'massagens'],
  ['sérum', 'séruns'],
  ['tom', 'tons'],
  ['flor', 'flores'],
  ['difusor', 'difusores'],
  ['umidificador', 'umidificadores'],
  ['árvore', 'árvores'],
  ['luz', 'luzes'],
  ['noz', 'nozes'],
  ['raiz', 'raízes'],
  ['cor', 'cores'],
  ['vela', 'velas'],
  ['rosa', 'rosas'],
  ['sachê', 'sachês'],
  ['chá', 'chás'],
  ['pé', 'pés'],
  ['kit', 'kits'],
  ['spray', 'sprays'],
  ['roll-on', 'roll-ons'],
  ['água', 'aguas'],
  ['maçã', 'maçãs'],
  ['hortelã', 'hortelãs'],
  ['doce', 'doces'],
  ['essência', 'essencias'],
  ['manteiga', 'manteigas'],
  ['sabonete', 'sabonetes'],
  ['vegano', 'vegana'],
  ['cítrico', 'cítricas'],
  ['perfumado', 'perfumadas'],
  ['perfume', 'perfumar'],
  ['amadeirado', 'amadeirada'],
  ['hidratante', 'hidratação'],
  ['hidratar', 'hidratantes'],
  ['relaxante', 'relaxamento'],
  ['relaxar', 'relaxantes'],
  ['aromatizador', 'aromatizante'],
  ['calmante', 'calmantes'],
  ['difusor de varetas', 'difusores com varetas'],
  ['capim-limão', 'capim limão'],
  ['10ml', '10 ml'],
  ['Ylang-Ylang', 'ylang ylang'],
  ['lavandinha', 'lavanda'],
])('reads %s and %s as the same', (first, second) => {
  expect(normaliseText(first)).toEqual(normaliseText(second));
});

it.each([
  ['limão', 'lima'],
  ['sal', 'sala'],
  ['rosa', 'rosto'],
  ['menta', 'mel'],
  ['lavanda', 'lavar'],
  ['cedro', 'cera'],
  ['vela', 'véu'],
  ['flor', 'floral'],
  ['cor', 'coração'],
  ['laranja', 'lavanda'],
  ['café', 'cafeína'],
  ['sol', 'solo'],
])('keeps %s and %s apart', (first, second) => {
  expect(normaliseText(first)).not.toEqual(normaliseText(second));
});

it('leaves out little words unless there is nothing else', () => {
  expect(listWords('Óleo de lavanda para a casa')).toEqual(['oleo', 'lavanda', 'casa']);
  expect(listWords('de e para')).toEqual(['de', 'e', 'para']);
});

it('finds no words in signs alone', () => {
  expect(normaliseText(' %%% !? ')).toEqual([]);
});

it('leaves something of every word, however short', () => {
  for (const word of ['a', 'as', 'ns', 'is', 'eis', 'ao', 'oes', 'ml', 's', 'ess']) {
    const [stem = ''] = normaliseText(word);
    expect(stem.length, word).toBeGreaterThan(0);
  }
});
