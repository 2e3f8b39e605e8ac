import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitColumns } from './csv-columns.ts';

const quoted = { delimiter: ',', hasQuotes: true };
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
    expect(splitColumns(line, quoted)).toEqual({ columns, isOpen: false });
  });

  it('leaves a column open that no quote closes, and goes on in it', () => {
    expect(splitColumns('a,"b,c', quoted)).toEqual({ columns: ['a', 'b,c'], isOpen: true });
    expect(splitColumns('d,e', quoted, true)).toEqual({ columns: ['d,e'], isOpen: true });
    expect(splitColumns('', quoted, true)).toEqual({ columns: [''], isOpen: true });
    expect(splitColumns('d"",e",f', quoted, true)).toEqual({ columns: ['d",e', 'f'], isOpen: false });
  });

  it('takes quotes for text where the bank does not quote', () => {
    expect(splitColumns('"a;b";c', plain)).toEqual({ columns: ['"a', 'b"', 'c'], isOpen: false });
  });

  it('reads back what is quoted, whatever it is', () => {
    const column = fc.string({ unit: fc.constantFrom('"', ',', ';', '=', 'a', ' ', '<') });
    fc.assert(
      fc.property(fc.array(column, { minLength: 1 }), (columns) => {
        const line = columns.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
        expect(splitColumns(line, quoted)).toEqual({ columns, isOpen: false });
      }),
    );
  });
});
