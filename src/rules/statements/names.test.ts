import { describe, expect, it } from 'vitest';
import { countSharedWords, foldText, listNameWords } from './names.ts';

const wordsOf = (text: string) => listNameWords(foldText(text));

describe('foldText', () => {
  it('takes away accents, composed or not, and the difference of capitals', () => {
    expect(foldText('Conceição Ávila')).toBe('CONCEICAO AVILA');
    expect(foldText('Conceição Ávila'.normalize('NFD'))).toBe('CONCEICAO AVILA');
  });
});

describe('listNameWords', () => {
  it.each([
    ['Maria da Conceição e Souza', ['MARIA', 'CONCEICAO', 'SOUZA']],
    ['EMPRESA EXEMPLO LTDA', ['EMPRESA', 'EXEMPLO']],
    ['PIX TRANSF JOAO BA15/01', ['PIX', 'TRANSF', 'JOAO', 'BA']],
    ['J. Silva Silva', ['SILVA']],
    ['11.222.333/0001-81', []],
  ])('finds in "%s" %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });
});

describe('countSharedWords', () => {
  it.each([
    ['Fulana de Tal', 'Transferência recebida pelo Pix - FULANA DE TAL', 2],
    ['João Batista Souza', 'PIX TRANSF JOAO BA15/01', 1],
    ['Maria Conceição', 'PIX RECEBIDO MARIA CONCEI', 2],
    ['Ana Silvana', 'PIX ANA SILV', 2],
    ['Ana Silvana', 'PIX ANA SIL', 1],
    ['Ana Silva', 'PIX ANA SILVANA', 1],
    ['Beltrano Diniz', 'PIX RECEBIDO DE CICLANA', 0],
  ])('counts of "%s" in "%s": %i', (name, text, expected) => {
    expect(countSharedWords(wordsOf(name), wordsOf(text))).toBe(expected);
  });
});
