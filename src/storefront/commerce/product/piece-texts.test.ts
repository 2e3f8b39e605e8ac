import { expect, it } from 'vitest';
import { toPiecesText } from './piece-texts.ts';

const one = (nome: string) => ({ nome, quantidade: 1 });

it('names the pieces of a kit by what they are', () => {
  const pieces = [
    one('Roll-on de lavanda para dormir 10 ml'),
    one('Sinergia Noite Tranquila'),
    one('Sabonete líquido figo e cassis'),
    one('Sachê perfumado de lavanda 20 g'),
  ];
  expect(toPiecesText(pieces)).toBe('4 peças: roll-on, sinergia, sabonete líquido e sachê perfumado');
});

it('counts pieces of one kind together', () => {
  const pieces = [
    one('Óleo essencial de lavanda'),
    { nome: 'Óleo essencial de melaleuca', quantidade: 2 },
    one('Óleo vegetal de amêndoas-doces'),
  ];
  expect(toPiecesText(pieces)).toBe('4 peças: 3 óleos essenciais e 1 óleo vegetal');
});

it('tells pieces apart that are all of one kind', () => {
  const pieces = [
    { nome: 'Sachê de cedro para armários 45 g', quantidade: 2 },
    one('Sachê de viagem Bambu, 2 unidades'),
    one('Sachê'),
  ];
  expect(toPiecesText(pieces)).toBe('4 peças: 2x cedro para armários, viagem Bambu e sachê');
});

it('says one piece in the singular, and nothing without pieces', () => {
  expect(toPiecesText([one('Vela 180 g')])).toBe('1 peça: vela');
  expect(toPiecesText([])).toBe('');
  expect(toPiecesText(undefined)).toBe('');
});
