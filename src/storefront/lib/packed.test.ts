import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

describe('a packed value', () => {
  it.each([
    [[]],
    [{ a: 1.5, b: [true, null, 'ção'], c: {} }],
    [`l'"eau" \\ \\' \\" \n </script> \u2028`],
    [[`'`, `"`, `\\`, `'"'"`]],
  ])('%j comes out as it went in', (value) => {
    expect(unpack(pack(value))).toEqual(value);
  });

  it('holds no double quote', () => {
    expect(pack([{ name: 'Óleo', note: 'of 10 ml' }])).not.toContain('"');
  });
});
