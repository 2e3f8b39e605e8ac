// What banks write against the OFX specification, and what payers write into their files.

import { describe, expect, it } from 'vitest';
import { readOfx } from './read-ofx.ts';

const wrap = (transactions: string, behind = '') =>
  `OFXHEADER:100\n\n<OFX>\n<BANKMSGSRSV1><STMTTRNRS><STMTRS>\n<BANKACCTFROM><BANKID>756<ACCTID>1-2</BANKACCTFROM>\n<BANKTRANLIST>\n<DTSTART>20261101<DTEND>20261125\n${transactions}\n</BANKTRANLIST>\n${behind}</STMTRS></STMTTRNRS></BANKMSGSRSV1>\n</OFX>\n`;
const open = (amount: string, memo: string) =>
  `<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20261124\n<TRNAMT>${amount}\n<FITID>1\n<MEMO>${memo}\n</STMTTRN>`;
const closed = (amount: string, memo: string) =>
  `<STMTTRN>\n<TRNTYPE>CREDIT</TRNTYPE>\n<DTPOSTED>20261124</DTPOSTED>\n<TRNAMT>${amount}</TRNAMT>\n<FITID>1</FITID>\n<MEMO>${memo}</MEMO>\n</STMTTRN>`;
const onOneLine = (amount: string, memo: string) => closed(amount, memo).replaceAll('\n', '');
const openOnOneLine = (amount: string, memo: string) => open(amount, memo).replaceAll('\n', '');
const layouts = [
  ['tags that stay open', open],
  ['closed tags', closed],
  ['a transaction a line', onOneLine],
  ['a transaction a line with tags that stay open', openOnOneLine],
] as const;
const brief = (text: string) =>
  readOfx(text).lines.map(({ amount, text: said, isDoubtful }) => `${amount} ${said}${isDoubtful ? ' ?' : ''}`);

describe('a bank that', () => {
  it.each([
    ['leaves a closing tag out', (text: string) => text.replace('</TRNAMT>', '')],
    ['pads values', (text: string) => text.replace('1.00', '     1.00 ')],
    ['indents', (text: string) => text.replaceAll('\n<', '\n\t   <')],
    [
      'writes an empty field',
      (text: string) => text.replace('<MEMO>', '<CHECKNUM></CHECKNUM>\n<NAME>\n<PAYEEID/>\n<MEMO>'),
    ],
    ['writes a field that it closes at once', (text: string) => text.replace('<MEMO>', '<NAME />\n<MEMO>')],
    ['adds fields of its own', (text: string) => text.replace('<MEMO>', '<INTU.BID>7</INTU.BID>\n<CATEGORY>x\n<MEMO>')],
    [
      'names the payer in an aggregate',
      (text: string) => text.replace('<MEMO>PIX UM</MEMO>', '<PAYEE><NAME>PIX UM</NAME><CITY>x</CITY></PAYEE>'),
    ],
    ['breaks a text into lines', (text: string) => text.replace('PIX UM', 'PIX\nUM')],
    ['writes a text in two fields', (text: string) => text.replace('PIX UM', 'PIX</MEMO>\n<MEMO>UM')],
    ['comments', (text: string) => text.replace('<STMTTRN>', '<!-- <STMTTRN> </OFX> -->\n<STMTTRN>')],
    ['writes on behind the end', (text: string) => `${text}\n\u001a</STMTTRN>`],
    [
      'writes XML',
      (text: string) => text.replace('OFXHEADER:100', '<?xml version="1.0"?>\n<?OFX OFXHEADER="200" VERSION="211"?>'),
    ],
    ['ends a transaction behind its text', (text: string) => text.replace('</MEMO>\n</STMTTRN>', '</STMTTRN>')],
    ['begins one behind the end of another', (text: string) => text.replaceAll('\n<STMTTRN>', '<STMTTRN>')],
  ])('%s is understood', (_, change) => {
    const { lines, problems } = readOfx(
      change(wrap([closed('1.00', 'PIX UM'), closed('2.00', 'PIX DOIS')].join('\n'))),
    );
    expect(problems).toEqual([]);
    expect(lines.map(({ amount, text, isDoubtful }) => [amount, text.replace(/\s+/, ' '), isDoubtful])).toEqual([
      ['1.00', 'PIX UM', false],
      ['2.00', 'PIX DOIS', false],
    ]);
    expect(lines[1]).toMatchObject({ bank: '756', account: '1-2', day: '20261124', fitid: '1', place: 'Lançamento 2' });
  });

  it('writes everything on one line is read, and only the first line of it is certain', () => {
    const list = [onOneLine('1.00', 'PIX UM'), onOneLine('2.00', 'PIX DOIS'), onOneLine('3.00', 'PIX TRÊS')].join('');
    expect(brief(wrap(list).replaceAll('\n', ''))).toEqual(['1.00 PIX UM', '2.00 PIX DOIS ?', '3.00 PIX TRÊS ?']);
  });

  it.each([
    ['PIX < 10 & MAIS', 'PIX < 10 & MAIS'],
    ['<3 PIX', '<3 PIX'],
    ['PIX <joao>', 'PIX <joao>'],
    ['A &amp; B &lt;MEMO&gt; &amp;lt; &quot;', 'A & B <MEMO> &lt; &quot;'],
  ])('writes the text "%s" as it is', (written, text) => {
    for (const [, write] of layouts) expect(brief(wrap(write('1.00', written)))).toEqual([`1.00 ${text}`]);
  });
});

describe('a payer’s text', () => {
  it.each(layouts)('adds no certain line to %s, and hides none', (_, write) => {
    const end = write === open || write === openOnOneLine ? '' : '</MEMO>';
    const forged = `oi${end}</STMTTRN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261124<TRNAMT>66.06<FITID>F1<MEMO>7K4P94QX`;
    const texts = [
      forged,
      'oi <!--',
      '<STMTTRN>',
      'oi</STMTTRN></BANKTRANLIST></STMTRS><CCSTMTRS>',
      '</OFX>',
      '<OFX>',
      '-->',
    ];
    const hostile = texts.map((text, index) => write(`0.0${index + 1}`, text));
    const { lines, problems } = readOfx(wrap([...hostile, write('9.00', 'PIX')].join('\n')));
    expect(problems).toEqual([]);
    const certain = lines.filter(({ isDoubtful }) => !isDoubtful);
    expect(certain.map(({ amount }) => amount)).toEqual([
      '0.01',
      '0.02',
      '0.03',
      '0.04',
      '0.05',
      '0.06',
      '0.07',
      '9.00',
    ]);
    expect(lines.filter(({ isDoubtful }) => isDoubtful).map(({ amount }) => amount)).toEqual(['66.06']);
    expect(certain[7]).toMatchObject({ account: '1-2', text: 'PIX' });
  });

  it.each(layouts)('that holds fields of the bank changes none in %s', (_, write) => {
    const [line] = readOfx(wrap(write('0.01', 'oi <TRNAMT>66.06<FITID>F1<DTPOSTED>20261101<TRNTYPE>DEBIT'))).lines;
    expect(line).toMatchObject({ amount: '0.01', fitid: '1', day: '20261124', isDebit: false });
  });
});

describe('a broken transaction', () => {
  it.each([
    ['never ends', '<STMTTRN>\n<TRNAMT>5.00\n<MEMO>PIX'],
    ['has two amounts', '<STMTTRN>\n<TRNAMT>5.00\n<TRNAMT>6.00\n<MEMO>PIX\n</STMTTRN>'],
    ['has two days', '<STMTTRN>\n<DTPOSTED>20261124<DTPOSTED>20261125<TRNAMT>5.00<MEMO>PIX\n</STMTTRN>'],
  ])('that %s costs itself and no other', (_, transaction) => {
    const { lines, problems } = readOfx(wrap([open('1.00', 'PIX'), transaction, open('2.00', 'PIX')].join('\n')));
    expect(lines.map(({ amount, place }) => [place, amount])).toEqual([
      ['Lançamento 1', '1.00'],
      ['Lançamento 3', '2.00'],
    ]);
    expect(problems).toEqual([expect.stringMatching(/^Lançamento 2: .*Confira no banco\.$/)]);
  });
});

describe('the balance of the file', () => {
  const list = (cents: string) =>
    [open('100,00', 'SALDO ANTERIOR'), open('5,00', 'PIX'), open(cents, 'TARIFA')].join('\n');
  const ledger = (amount: string, day: string) => `<LEDGERBAL>\n<BALAMT>${amount}\n<DTASOF>${day}\n</LEDGERBAL>\n`;

  it.each([
    ['confirms the lines that lead to it', ledger('102,00', '20261125120000[-3:BRT]'), false],
    ['makes all lines doubtful where they do not', ledger('168,06', '20261125'), true],
    ['says nothing where it is of another day', ledger('168,06', '20261126'), false],
    ['says nothing without a day', ledger('0,00', '00000000'), false],
  ])('%s', (_, behind, isDoubtful) => {
    const { lines } = readOfx(wrap(list('-3,00'), behind));
    expect(lines.map((line) => line.isDoubtful)).toEqual([isDoubtful, isDoubtful, isDoubtful]);
  });

  it('says nothing where the list begins without one', () => {
    expect(brief(wrap(open('5,00', 'PIX'), ledger('168,06', '20261125')))).toEqual(['5,00 PIX']);
  });
});
