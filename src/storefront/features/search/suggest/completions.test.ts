import { describe, expect, it } from 'vitest';
import { listCompletions } from './completions.ts';

const list = (typed: string, ...names: string[]) =>
  listCompletions(typed, names, 4).map(({ typed: kept, rest }) => `${kept}|${rest}`);

describe('listCompletions', () => {
  it('completes the current word first, then adds the next two', () => {
    const names = ['Óleo essencial de lavanda francesa', 'Roll-on de lavanda para dormir 10 ml', 'Sachê de lavanda'];
    expect(list('lav', ...names)).toEqual(['lav|anda', 'lav|anda francesa', 'lav|anda para dormir']);
    expect(list('lavanda', ...names)).toEqual(['lavanda| francesa', 'lavanda| para dormir']);
  });

  it('ignores accents and case, and preserves the typed text', () => {
    expect(list('OLEO', 'Óleo essencial de lavanda')).toEqual(['OLEO| essencial']);
    expect(list('figo', 'Vela Figo e Cassis 250 ml')).toEqual(['figo| e cassis']);
    expect(list('capim', 'Home spray capim-limão')).toEqual(['capim|-limão']);
  });

  it('stops before numbers and commas, and never ends with a joining word', () => {
    expect(list('vela', 'Vela de 180 g')).toEqual([]);
    expect(list('varetas', 'Varetas de fibra, 12 unidades')).toEqual(['varetas| de fibra']);
    expect(list('presentes', 'Presentes até R$ 100')).toEqual([]);
    expect(list('sabonete', 'Sabonete vegano de alecrim')).toEqual(['sabonete| vegano']);
  });

  it('completes the last word if no name contains the whole text', () => {
    expect(list('óleo de la', 'Óleo essencial de lavanda')).toEqual(['óleo de la|vanda']);
    expect(list('óleo xyz', 'Óleo essencial de lavanda')).toEqual([]);
  });

  it('returns nothing from the middle of a word or for an empty text, and no duplicates', () => {
    expect(list('anda', 'Óleo de lavanda francesa')).toEqual([]);
    expect(list('  ', 'Óleo de lavanda')).toEqual([]);
    expect(list('lav', 'Lavanda', 'Óleo de lavanda')).toEqual(['lav|anda']);
    expect(list('(', 'Vela (180 g)')).toEqual([]);
  });
});
