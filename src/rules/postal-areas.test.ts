import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPostalArea, states } from './postal-areas.ts';

/** The CEP of each state's government or of its capital's town hall. */
const capitals: [string, string, string][] = [
  ['01002-900', 'SP', 'São Paulo'],
  ['08210-010', 'SP', 'São Paulo'],
  ['20211-110', 'RJ', 'Rio de Janeiro'],
  ['29050-945', 'ES', 'Vitória'],
  ['30130-003', 'MG', 'Belo Horizonte'],
  ['40020-010', 'BA', 'Salvador'],
  ['49010-020', 'SE', 'Aracaju'],
  ['50030-903', 'PE', 'Recife'],
  ['57020-050', 'AL', 'Maceió'],
  ['58010-340', 'PB', 'João Pessoa'],
  ['59025-520', 'RN', 'Natal'],
  ['60055-400', 'CE', 'Fortaleza'],
  ['64000-160', 'PI', 'Teresina'],
  ['65010-904', 'MA', 'São Luís'],
  ['66020-240', 'PA', 'Belém'],
  ['68900-073', 'AP', 'Macapá'],
  ['69005-150', 'AM', 'Manaus'],
  ['69301-380', 'RR', 'Boa Vista'],
  ['69900-120', 'AC', 'Rio Branco'],
  ['70075-900', 'DF', 'Brasília'],
  ['73010-100', 'DF', 'Brasília'],
  ['74003-010', 'GO', 'Goiânia'],
  ['76801-066', 'RO', 'Porto Velho'],
  ['77001-002', 'TO', 'Palmas'],
  ['78005-370', 'MT', 'Cuiabá'],
  ['79002-942', 'MS', 'Campo Grande'],
  ['80010-000', 'PR', 'Curitiba'],
  ['88010-400', 'SC', 'Florianópolis'],
  ['90010-110', 'RS', 'Porto Alegre'],
];

const describeArea = (postalCode: string) => {
  const area = findPostalArea(postalCode);
  return area && [area.uf, area.capital];
};

describe('findPostalArea', () => {
  it.each(capitals)('locates %s in %s, %s', (postalCode, uf, city) => {
    expect(describeArea(postalCode)).toEqual([uf, city]);
  });

  it('locates every capital of the table', () => {
    expect(new Set(capitals.map(([, uf, city]) => `${uf} ${city}`))).toEqual(
      new Set(states.map(({ uf, capital }) => `${uf} ${capital.name}`)),
    );
  });

  it.each([
    ['01000000', 'SP'],
    ['19999999', 'SP'],
    ['20000000', 'RJ'],
    ['28999999', 'RJ'],
    ['29000000', 'ES'],
    ['29999999', 'ES'],
    ['30000000', 'MG'],
    ['39999999', 'MG'],
    ['48999999', 'BA'],
    ['49000000', 'SE'],
    ['56999999', 'PE'],
    ['57000000', 'AL'],
    ['68899999', 'PA'],
    ['68900000', 'AP'],
    ['69299999', 'AM'],
    ['69300000', 'RR'],
    ['69399999', 'RR'],
    ['69400000', 'AM'],
    ['69899999', 'AM'],
    ['69900000', 'AC'],
    ['72799999', 'DF'],
    ['72800000', 'GO'],
    ['72999999', 'GO'],
    ['73000000', 'DF'],
    ['73699999', 'DF'],
    ['73700000', 'GO'],
    ['76799999', 'GO'],
    ['76800000', 'RO'],
    ['76999999', 'RO'],
    ['77000000', 'TO'],
    ['77999999', 'TO'],
    ['78000000', 'MT'],
    ['78899999', 'MT'],
    ['79000000', 'MS'],
    ['79999999', 'MS'],
    ['80000000', 'PR'],
    ['87999999', 'PR'],
    ['88000000', 'SC'],
    ['89999999', 'SC'],
    ['90000000', 'RS'],
    ['99999999', 'RS'],
  ])('draws the border at %s: %s', (postalCode, uf) => {
    expect(findPostalArea(postalCode)?.uf).toBe(uf);
  });

  it.each(['', 'abc', '0100000', '00000-000', '00999-999', '78900-000', '78999-999'])(
    'returns undefined for %j',
    (input) => {
      expect(findPostalArea(input)).toBeUndefined();
    },
  );

  it.each([
    ['Campinas', '13010-111', 'SP'],
    ['Guarulhos, between the two ranges of the capital', '07010-000', 'SP'],
    ['Niterói', '24020-005', 'RJ'],
    ['Aparecida de Goiânia', '74905-010', 'GO'],
    ['Várzea Grande', '78110-000', 'MT'],
    ['Londrina', '86010-000', 'PR'],
  ])('returns no city for %s', (_, postalCode, uf) => {
    expect(describeArea(postalCode)).toEqual([uf, undefined]);
  });

  it.each([
    ['Norte', 'AC AM AP PA RO RR TO'],
    ['Nordeste', 'AL BA CE MA PB PE PI RN SE'],
    ['Centro-Oeste', 'DF GO MS MT'],
    ['Sudeste', 'ES MG RJ SP'],
    ['Sul', 'PR RS SC'],
  ])('puts into the region %s the states %s', (region, ufs) => {
    const found = states.filter((state) => state.region === region).map(({ uf }) => uf);
    expect(found.sort((first, second) => first.localeCompare(second)).join(' ')).toBe(ufs);
  });

  it('finds exactly one state for every number of a range', () => {
    const ranges = states.flatMap((state) => state.ranges.map(({ from, to }) => ({ uf: state.uf, from, to })));
    const codes = fc
      .constantFrom(...ranges)
      .chain(({ uf, from, to }) =>
        fc.integer({ min: from * 1000, max: to * 1000 + 999 }).map((code) => ({ uf, code })),
      );
    fc.assert(
      fc.property(codes, ({ uf, code }) => {
        const holders = ranges.filter(({ from, to }) => from * 1000 <= code && code <= to * 1000 + 999);
        expect(holders.map((range) => range.uf)).toEqual([uf]);
        expect(findPostalArea(String(code).padStart(8, '0'))?.uf).toBe(uf);
      }),
      { numRuns: 500 },
    );
  });

  it('has every capital inside its state', () => {
    for (const { uf, capital } of states) {
      const ends = capital.ranges
        .flatMap(({ from, to }) => [from, to])
        .map((prefix) => `${String(prefix).padStart(5, '0')}000`);
      expect(new Set(ends.map((end) => findPostalArea(end)?.uf))).toEqual(new Set([uf]));
    }
  });
});
