import { describe, expect, it } from 'vitest';
import { decodeStatement } from './decode.ts';

const text = 'DÉBITO • Transferência “ção”';

describe('decodeStatement', () => {
  it('reads UTF-8, with a byte order mark or without', () => {
    expect(decodeStatement(new TextEncoder().encode(text))).toBe(text);
    expect(decodeStatement(new TextEncoder().encode(`\ufeff${text}`))).toBe(text);
  });

  it('reads windows-1252, whose signs beyond ISO-8859-1 banks use as well', () => {
    const bytes = Buffer.from(text.replace('•', '\u0095').replace('“', '\u0093').replace('”', '\u0094'), 'latin1');
    expect(decodeStatement(bytes)).toBe(text);
  });

  it('reads UTF-8 that ends in the middle of a character without that character', () => {
    expect(decodeStatement(new TextEncoder().encode('Descrição é').subarray(0, -1))).toBe('Descrição ');
  });

  it('reads any bytes', () => {
    expect(decodeStatement(new Uint8Array())).toBe('');
    expect(decodeStatement(Uint8Array.from({ length: 256 }, (_, byte) => byte))).toHaveLength(256);
  });
});
