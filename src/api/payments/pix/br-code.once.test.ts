import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import fc from 'fast-check';
import { hasError, isDynamicPix, isStaticPix, parsePix } from 'pix-utils';
import { describe, expect, it } from 'vitest';
import { anyText } from '#rules/testing/any-text.ts';
import { createBrCode, toTxid } from './br-code.ts';

const receiver = { key: '52998224725', name: 'Manacá Aromas', city: 'Curitiba' };
const longestEmail = `${'a'.repeat(63)}@manaca.com.br`;

/** What a code says, as two parsers of different authors read it; both check the CRC. */
function read(code: string) {
  const info = getPixPayloadInfo(code);
  const pix = parsePix(code);
  if (info === null || hasError(pix) || !isStaticPix(pix)) throw new Error(`a parser refuses ${code}`);
  const first = {
    key: info.key,
    name: info.merchantName,
    city: info.merchantCity,
    amount: info.amount ?? 0,
    txid: info.txid ?? '***',
  };
  const second = {
    key: pix.pixKey,
    name: pix.merchantName,
    city: pix.merchantCity,
    amount: pix.transactionAmount,
    txid: pix.txid,
  };
  expect(second).toEqual(first);
  return first;
}

/** CRC-16/CCITT-FALSE of everything before the last four characters. */
function computeCrc(code: string): string {
  let crc = 0xff_ff;
  for (const byte of Buffer.from(code.slice(0, -4))) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The outer fields by their number. */
function splitFields(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length;) {
    const end = at + 4 + Number(code.slice(at + 2, at + 4));
    fields.set(code.slice(at, at + 2), code.slice(at + 4, end));
    at = end;
  }
  return fields;
}

const digitsOf = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
const lowerCase = fc.stringMatching(/^[a-z][a-z\d]{0,30}$/);
const keys = fc.oneof(
  fc.constantFrom('52998224725', '11144477735', '51998259765'),
  fc.constantFrom('11222333000181', '12ABC34501DE35'),
  digitsOf(8).map((digits) => `+55419${digits.join('')}`),
  fc.tuple(lowerCase, lowerCase).map(([name, host]) => `${name}@${host}.com.br`),
  fc.constant(longestEmail),
  fc.uuid(),
);
const orderNumbers = fc.stringMatching(/^[A-Z\d]{1,5}-?[A-Z\d]{1,20}$/);
const amounts = fc.oneof(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 999_999_999_999 }));

describe('codes that are known to be right', () => {
  // From the tests of pix-utils, the examples of the Pix API by Banco Central, and a code that twelve banks have paid.
  it.each([
    [
      'a text for the payer',
      '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 123520400005303986540510.005802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63040DC6',
      { key: 'thalesog@me.com', name: 'THALES OGLIARI', city: 'SAO MIGUEL DO O', amount: 10, txid: '***' },
    ],
    [
      'a txid, a text and a withdrawal service',
      '00020126950014br.gov.bcb.pix01364004901d-bd85-4769-8e52-cb4c42c506dc0221Jornada pagador 431070308999990085204000053039865406577.575802BR5903Pix6008BRASILIA6229052599ed983ea570413d8d336301d630418B7',
      {
        key: '4004901d-bd85-4769-8e52-cb4c42c506dc',
        name: 'Pix',
        city: 'BRASILIA',
        amount: 577.57,
        txid: '99ed983ea570413d8d336301d',
      },
    ],
    [
      'no amount',
      '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 1235204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***630462CA',
      { key: 'thalesog@me.com', name: 'THALES OGLIARI', city: 'SAO MIGUEL DO O', amount: 0, txid: '***' },
    ],
    [
      'payments by twelve banks',
      '00020126580014br.gov.bcb.pix01365a5ea8c2-cbb5-4c25-a7be-2a778871fc5f52040000530398654040.155802BR5911Arrumadinho6008Brasilia62260522e433v1524u155f31mDvx0163045B1E',
      {
        key: '5a5ea8c2-cbb5-4c25-a7be-2a778871fc5f',
        name: 'Arrumadinho',
        city: 'Brasilia',
        amount: 0.15,
        txid: 'e433v1524u155f31mDvx01',
      },
    ],
  ])('the one with %s is read by both parsers', (_label, code, content) => {
    expect(read(code)).toEqual(content);
    expect(computeCrc(code)).toBe(code.slice(-4));
  });

  it.each([
    [
      'for many payments',
      '00020126740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***630442C5',
    ],
    [
      'for one payment',
      '00020101021226740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63042895',
    ],
  ])('a dynamic one %s is read by both parsers', (_label, code) => {
    const pix = parsePix(code);
    expect(!hasError(pix) && isDynamicPix(pix) && pix.url).toBe(getPixPayloadInfo(code)?.url);
    expect(getPixPayloadInfo(code)).toMatchObject({ pointOfInitiation: 'dynamic', merchantName: 'THALES OGLIARI' });
    expect(computeCrc(code)).toBe(code.slice(-4));
  });
});

describe('createBrCode', () => {
  it('writes the very code that twelve banks have paid', () => {
    const content = { key: '5a5ea8c2-cbb5-4c25-a7be-2a778871fc5f', name: 'Arrumadinho', city: 'Brasilia' };
    expect(createBrCode({ ...content, cents: 15, txid: 'e433v1524u155f31mDvx01' })).toBe(
      '00020126580014br.gov.bcb.pix01365a5ea8c2-cbb5-4c25-a7be-2a778871fc5f52040000530398654040.155802BR5911Arrumadinho6008Brasilia62260522e433v1524u155f31mDvx0163045B1E',
    );
  });

  it('writes what two parsers read alike, for 1,000 orders', () => {
    const orders = fc.record({ key: keys, cents: amounts, number: fc.option(orderNumbers) });
    fc.assert(
      fc.property(orders, ({ key, cents, number }) => {
        const txid = number === null ? undefined : toTxid(number);
        const code = createBrCode({ ...receiver, key, cents, txid });
        const expected = { key, name: 'Manaca Aromas', city: 'Curitiba', txid: txid ?? '***' };
        expect(read(code)).toEqual({ ...expected, amount: cents / 100 });
        const fields = splitFields(code);
        expect(Number(fields.get('54')?.replace('.', ''))).toBe(cents);
        expect(fields.get('54')).toMatch(/^\d+\.\d{2}$/);
        expect(fields.get('26')?.length).toBeLessThanOrEqual(99);
        expect(fields.get('63')).toBe(computeCrc(code));
        expect([...fields.keys()].join(' ')).toBe('00 26 52 53 54 58 59 60 62 63');
      }),
      { numRuns: 1000 },
    );
  });

  it('has ASCII of at most 25 and 15 characters for 500 strange names and cities', () => {
    const strange = fc
      .tuple(anyText(40), fc.constantFrom('A', 'É', 'ç', 'Õ', '7', '&'), fc.string({ unit: 'grapheme', maxLength: 40 }))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(strange, strange, (name, city) => {
        const written = read(createBrCode({ ...receiver, name, city, cents: 100 }));
        expect(written.name).toMatch(/^[ -~]{1,25}$/);
        expect(written.city).toMatch(/^[ -~]{1,15}$/);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['Óleos & Essências do Açaí Ltda. ME', 'São Miguel do Oeste', 'Oleos & Essencias do Acai', 'Sao Miguel do O'],
    ['  Manacá 🌸  Aromas ', 'Mogi-\u200bGuaçu', 'Manaca Aromas', 'Mogi-Guacu'],
  ])('folds and cuts %j and %j', (name, city, foldedName, foldedCity) => {
    expect(read(createBrCode({ ...receiver, name, city, cents: 1 }))).toMatchObject({
      name: foldedName,
      city: foldedCity,
    });
  });

  it('writes every amount with two digits after the point', () => {
    const field = (cents: number) => splitFields(createBrCode({ ...receiver, cents })).get('54');
    expect([1, 10, 120, 123_450, 999_999_999_999].map(field)).toEqual([
      '0.01',
      '0.10',
      '1.20',
      '1234.50',
      '9999999999.99',
    ]);
  });

  it('fills the field of the key to no more than 99 characters with the longest key', () => {
    expect(longestEmail).toHaveLength(77);
    const code = createBrCode({ ...receiver, key: longestEmail, cents: 100 });
    expect(splitFields(code).get('26')).toHaveLength(99);
  });

  it.each([
    [{ key: '52998224724' }, 'no Pix code: the key is no CPF'],
    [{ key: `a${longestEmail}` }, 'no Pix code: the key is no CPF'],
    [{ name: '店舗 🌸' }, 'no Pix code: nothing is left of the name'],
    [{ city: ' ' }, 'no Pix code: nothing is left of the city'],
    [{ cents: 0 }, 'no Pix code: 0 is no amount'],
    [{ cents: -100 }, 'no Pix code: -100 is no amount'],
    [{ cents: 0.5 }, 'no Pix code: 0.5 is no amount'],
    [{ cents: 1_000_000_000_000 }, 'no Pix code: 1000000000000 is no amount'],
    [{ cents: Number.NaN }, 'no Pix code: NaN is no amount'],
    [{ txid: '' }, 'no Pix code: the txid is not'],
    [{ txid: 'PED-1' }, 'no Pix code: the txid is not'],
    [{ txid: 'A'.repeat(26) }, 'no Pix code: the txid is not'],
  ])('says what is wrong with %j', (change, message) => {
    expect(() => createBrCode({ ...receiver, cents: 100, ...change })).toThrow(message);
  });

  it('never repeats the key in an error, which may be logged', () => {
    const failing = () => createBrCode({ ...receiver, key: '52998224724', cents: 100 });
    expect(failing).toThrow(/^(?!.*52998224724)/);
  });
});

describe('toTxid', () => {
  it.each([
    ['A7K2-9QXM', 'A7K29QXM'],
    ['2026/11.000 123', '202611000123'],
    ['A'.repeat(25), 'A'.repeat(25)],
  ])('takes %j for %j', (number, txid) => expect(toTxid(number)).toBe(txid));

  it.each(['', '-', 'A'.repeat(26), 'PEDIDO#1', 'Ação1'])('refuses %j', (number) => {
    expect(() => toTxid(number)).toThrow('no txid');
  });
});
