import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

describe('a packed value', () => {
  it.each([
    [[]],
    [{ a: 1.5, b: [true, null, 'ção'], c: {} }],
    [[`l'"eau" \\ \\' \\" \n </script> \u2028`]],
    [[`'`, `"`, `\\`, `'"'"`]],
  ])('%j comes out as it went in', (value) => {
    const packed = pack(value);
    for (let index = 0; index < 30; index += 1) pack([index]);
    expect(unpack(packed)).toEqual(value);
  });

  it('comes out as it went in when it was packed elsewhere', () => {
    const elsewhere = `[0,{'name':'l"eau'}]`;
    expect(unpack(elsewhere)).toEqual([{ name: "l'eau" }]);
    expect(unpack(elsewhere)).toBe(unpack(elsewhere));
  });

  it('is read anew when many others came between', () => {
    const packed = pack(['first']);
    for (let index = 0; index < 30; index += 1) pack([index]);
    expect(unpack(packed)).toEqual(['first']);
  });

  it('holds no double quote', () => {
    expect(pack([{ name: 'Óleo', note: 'of 10 ml' }])).not.toContain('"');
  });
});
