import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitColumns } from './csv-columns.ts';

const quoted = { delimiter: ',', hasQuotes: true };
const named = 4;
const plain = { delimiter: ';', hasQuotes: false };

describe('splitColumns', () => {
  it.each([
    ['', ['']],
    ['a,b', ['a', 'b']],
    ['a,,', ['a', '', '']],
    ['"a, b",c', ['a, b', 'c']],
    ['"a ""b""",c', ['a "b"', 'c']],
    ['"",""', ['', '']],
    ['a "b" c,d', ['a "b" c', 'd']],
    ['"a "b" c",d', ['a "b" c', 'd']],
  ])('reads %s', (line, columns) => {
    expect(splitColumns(line, quoted, { named })).toEqual({ columns, isOpen: false });
  });

  it('leaves a column open that no quote closes, and goes on in it', () => {
    const inside = { named, isInside: true };
    expect(splitColumns('a,"b,c', quoted, { named })).toEqual({ columns: ['a', 'b,c'], isOpen: true });
    expect(splitColumns('d,e', quoted, inside)).toEqual({ columns: ['d,e'], isOpen: true });
    expect(splitColumns('', quoted, inside)).toEqual({ columns: [''], isOpen: true });
    expect(splitColumns('d"",e",f', quoted, inside)).toEqual({ columns: ['d",e', 'f'], isOpen: false });
  });

  it('opens no column by a quote behind the columns that the header names', () => {
    expect(splitColumns('a,b,"c",d,"e,"f"', quoted, { named })).toEqual({
      columns: ['a', 'b', 'c', 'd', '"e', '"f"'],
      isOpen: false,
    });
  });

  it('takes quotes for text where the bank does not quote', () => {
    expect(splitColumns('"a;b";c', plain, { named })).toEqual({ columns: ['"a', 'b"', 'c'], isOpen: false });
  });

  it('reads back what is quoted, whatever it is', () => {
    const column = fc.string({ unit: fc.constantFrom('"', ',', ';', '=', 'a', ' ', '<') });
    fc.assert(
      fc.property(fc.array(column, { minLength: 1 }), (columns) => {
        const form = { named: columns.length };
        const line = columns.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
        expect(splitColumns(line, quoted, form)).toEqual({ columns, isOpen: false });
      }),
    );
  });
});
