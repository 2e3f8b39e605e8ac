import { describe, expect, it } from 'vitest';
import { findDocuments, toMiddleDigits } from './documents.ts';

describe('findDocuments', () => {
  it.each([
    ['PIX - FULANA DE TAL - 529.982.247-25 - BCO', '52998224725'],
    ['PIX RECEBIDO 52998224725', '52998224725'],
    ['24/11 10:15 00052998224725 FULANA DE T', '52998224725'],
    ['EMPRESA EXEMPLO LTDA - 11.222.333/0001-81 - NU PAGAMENTOS', '11222333000181'],
    ['EMPRESA 11222333000181', '11222333000181'],
    ['EMPRESA 12.ABC.345/01DE-35', '12ABC34501DE35'],
  ])('finds the whole document in "%s"', (text, expected) => {
    expect(findDocuments(text)).toEqual({ whole: [expected], middleDigits: [] });
  });

  it.each([
    ['FULANA DE TAL - •••.982.247-•• - BCO DO BRASIL'],
    ['RECEBIMENTO PIX ***.982.247-**'],
    ['RECEBIMENTO PIX ***.982.247-*'],
    ['RECEBIMENTO PIX ***982247**'],
    ['RECEBIMENTO PIX XXX.982.247-XX'],
    ['RECEBIMENTO PIX ???.982.247-??'],
  ])('finds the six middle digits in "%s"', (text) => {
    expect(findDocuments(text)).toEqual({ whole: [], middleDigits: ['982247'] });
  });

  it.each([
    ['a wrong check digit', '529.982.247-24'],
    ['digits inside a longer number', '152998224725'],
    ['letters that touch it', 'A52998224725'],
    ['the number of a bank', 'CP :12345678-FULANA DE TAL'],
    ['a date and a time', '24/11/2026 10:15'],
    ['a number with points', '1.982.247-3'],
    ['a mask that is cut', '***.982.24'],
    ['a mask cut behind its digits', '***.982.247'],
    ['no number', 'PIX RECEBIDO'],
  ])('finds no document in %s', (_, text) => {
    expect(findDocuments(text)).toEqual({ whole: [], middleDigits: [] });
  });

  it('finds every document once', () => {
    const text = 'DE 529.982.247-25 (52998224725) POR 11.222.333/0001-81';
    expect(findDocuments(text).whole).toEqual(['52998224725', '11222333000181']);
  });
});

describe('toMiddleDigits', () => {
  it('answers the six middle digits of a CPF, and nothing for a CNPJ', () => {
    expect(toMiddleDigits('52998224725')).toEqual(['982247']);
    expect(toMiddleDigits('11222333000181')).toEqual([]);
  });
});
