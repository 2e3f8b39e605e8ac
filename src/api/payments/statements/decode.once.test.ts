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

  it.each(['\n', '\r', '<MEMO>'])(
    'reads UTF-8 beside a text whose last character is cut in two, behind %j',
    (between) => {
      const cut = new TextEncoder().encode('José').subarray(0, -1);
      const bytes = Buffer.concat([Buffer.from(text + between), cut, Buffer.from(between + text)]);
      expect(decodeStatement(bytes).split(between)).toEqual([text, 'JosÃ', text]);
    },
  );

  it('reads any bytes', () => {
    expect(decodeStatement(new Uint8Array())).toBe('');
    expect(decodeStatement(Uint8Array.from({ length: 256 }, (_, byte) => byte))).toHaveLength(256);
  });
});
