import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const readSample = (name: string) => readStatement(readFileSync(join(import.meta.dirname, 'testing/samples', name)));
const read = (text: string) => readStatement(new TextEncoder().encode(text));
const brief = ({ entries }: ReturnType<typeof readStatement>) =>
  entries.map(({ day, amountCents, text }) => `${day} ${amountCents} ${text}`);
const ofx = (transactions: string) =>
  `OFXHEADER:100\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>1<ACCTID>2</BANKACCTFROM><BANKTRANLIST>${transactions}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const line = (fields: string) => `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261124${fields}</STMTTRN>`;

describe('the statement of', () => {
  it('Banco do Brasil: ISO-8859-1, unclosed tags, blanks', () => {
    const statement = readSample('annacruz-bb.ofx');
    expect(statement.problems).toEqual([]);
    expect(statement.entries).toHaveLength(12);
    expect(statement.entries[0]).toMatchObject({
      bank: '001',
      account: '12345-6',
      day: '2010-10-06',
      amountCents: 1883,
      fitid: '2010100601883',
      text: 'ESTORNO DE DÉBITO',
    });
    expect(statement.entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(1_329_382);
  });

  it('Bradesco: no credit, decimal commas, dates of zeros', () => {
    expect(readSample('annacruz-bradesco.ofx')).toEqual({ entries: [], problems: [] });
  });

  it('Santander: padded amounts, neither CREDIT nor DEBIT', () => {
    const statement = readSample('annacruz-santander.ofx');
    expect(statement.problems).toEqual([]);
    expect(brief(statement)).toEqual(['2017-09-01 4701 RESGATE AUT CONTAMAX EMPRESARIAL']);
  });

  it('Caixa: the balance as a transaction without an amount', () => {
    expect(readSample('annacruz-cef_malformed_decimal.ofx')).toEqual({ entries: [], problems: [] });
  });

  it('a bank that mixes closed and unclosed tags, beside a credit card', () => {
    const statement = readSample('ofx-data-extractor-example.ofx');
    expect(statement.problems).toEqual([]);
    expect(statement.entries).toHaveLength(9);
    expect(brief(statement)[4]).toBe('2018-04-16 7440 Repasse pagamento: 29384993 de ZZZZZZZZZZ');
    expect(brief(statement)[8]).toBe(String.raw`2018-04-29 7440 Repasse pagamento: 30830691 de Duque\ `.trim());
  });

  it('Sicoob: the payer in NAME, an id of 0, an unescaped "&"', () => {
    const statement = readSample('sicoob-like.ofx');
    expect(statement.problems).toEqual([]);
    expect(brief(statement)).toEqual([
      '2026-11-24 11590 Recebimento Pix FULANA DE TAL PIX RECEBIDO - OUTRA IF',
      '2026-11-24 8990 Recebimento Pix CICLANA & FILHOS PIX RECEBIDO - OUTRA IF',
    ]);
  });

  it('Inter: lines above the header, quotes in fields, thousands', () => {
    const statement = readSample('inter-extrato.csv');
    expect(statement.problems).toEqual([]);
    expect(brief(statement)).toEqual([
      '2026-11-24 120000 Pix recebido: "Cp :12345678-FULANA DE TAL"',
      '2026-11-25 11590 Pix recebido: "Cp :87654321-CICLANA SOUZA"',
    ]);
    expect(statement.entries[0]).toMatchObject({ bank: 'inter', account: '12345678', fitid: '' });
  });

  it('Nubank: an id for each line, the document of the payer', () => {
    const statement = readSample('nubank-extrato.csv');
    expect(statement.problems).toEqual([]);
    expect(statement.entries).toHaveLength(2);
    expect(statement.entries[0]).toMatchObject({
      bank: 'nubank',
      day: '2026-11-24',
      amountCents: 11_590,
      fitid: '68c49fb1-43dd-4a5e-9f00-000000000001',
    });
    expect(statement.entries[0]?.text).toContain('FULANA DE TAL - •••.982.247-•• - BCO DO BRASIL');
  });
});

describe('readStatement', () => {
  it('recognises the format by the content, whatever the columns are ordered like', () => {
    const csv =
      'Extrato\nValor;Saldo;Data Lançamento;Histórico;Descrição\nR$ 80,00;0,00;24/11/2026;Pix recebido;MARIA\n';
    expect(brief(read(csv))).toEqual(['2026-11-24 8000 Pix recebido MARIA']);
    expect(brief(read(csv.replaceAll('\n', '\r\n')))).toEqual(['2026-11-24 8000 Pix recebido MARIA']);
    const quoted = '"Data","Valor","Identificador","Descrição"\n"24/11/2026","80.00","id","MARIA, JOSÉ"';
    expect(brief(read(quoted))).toEqual(['2026-11-24 8000 MARIA, JOSÉ']);
  });

  it('reads OFX 2 with several accounts, and fields that stand twice', () => {
    const account = (id: number) =>
      `<STMTTRNRS><STMTRS><BANKACCTFROM><ACCTID>${id}</ACCTID></BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20261124</DTPOSTED><TRNAMT>+10.50</TRNAMT><MEMO>A &amp; B</MEMO><MEMO>C &lt; D</MEMO></STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS>`;
    const { entries } = read(`<?xml version="1.0"?><OFX><BANKMSGSRSV1>${account(1)}${account(2)}</BANKMSGSRSV1></OFX>`);
    expect(entries.map((entry) => `${entry.account} ${entry.amountCents} ${entry.text}`)).toEqual([
      '1 1050 A & B C < D',
      '2 1050 A & B C < D',
    ]);
  });

  it('reads a statement without any line', () => {
    expect(read(ofx(''))).toEqual({ entries: [], problems: [] });
    expect(read('Data,Valor,Identificador,Descrição\n')).toEqual({ entries: [], problems: [] });
  });

  it.each(['SALDO ANTERIOR', 'SALDO DIA', 'Saldo do dia', 'S A L D O'])('leaves the balance "%s" out', (memo) => {
    expect(read(ofx(line(`<TRNAMT>100,00<MEMO>${memo}`)))).toEqual({ entries: [], problems: [] });
  });

  it('says which lines it cannot read, and reads the others', () => {
    const statement = read(
      ofx(
        [
          line('<TRNAMT>1,2,3<MEMO>PIX UM'),
          line('<TRNAMT>5,00<MEMO>PIX DOIS'),
          line('<TRNAMT>6,00<MEMO>PIX TRÊS').replace('20261124', '00000000'),
          line('<TRNAMT>7,00').replace('CREDIT', 'DEBIT'),
          line('<TRNAMT>-8,00<MEMO>PIX ENVIADO'),
          line('<TRNAMT>0,00<MEMO>AVISO'),
          line('<TRNAMT>21474836,48<MEMO>APORTE'),
        ].join(''),
      ),
    );
    expect(brief(statement)).toEqual(['2026-11-24 500 PIX DOIS']);
    expect(statement.problems).toEqual([
      'Lançamento 1 (PIX UM): não entendemos o valor “1,2,3”. Confira no banco.',
      'Lançamento 3 (PIX TRÊS): não entendemos a data “00000000”. Confira no banco.',
      'Lançamento 4: o banco marca como débito, mas o valor é positivo. Confira no banco.',
      'Lançamento 7 (APORTE): o valor é maior que o de qualquer pedido, e não foi guardado.',
    ]);
    const csv =
      'Data,Valor,Identificador,Descrição\n\n24/11/2026,5.00\n24/11/2026,6.00,id,PIX\n24/11/2026,7.00,id,PIX,MAIS\n';
    expect(read(csv)).toMatchObject({
      // A comma in a text that the bank has not quoted is text.
      entries: [{ amountCents: 600 }, { amountCents: 700, text: 'PIX,MAIS' }],
      problems: ['Linha 3: esperávamos 4 colunas e encontramos 2. Confira essa linha no banco.'],
    });
  });

  it('finds the header of Nubank below blank lines', () => {
    const statement = read('\n \nData,Valor,Identificador,Descrição\n24/11/2026,5.00,id,PIX\n24/11/2026,6.00\n');
    expect(brief(statement)).toEqual(['2026-11-24 500 PIX']);
    expect(statement.problems).toEqual([expect.stringContaining('Linha 5:')]);
  });

  it.each(['JOAO,"X - obrigado', 'JOAO "SILVA', 'x,"', 'x,""', '","'])(
    'reads the rows around a text that the bank has not quoted: %s',
    (text) => {
      const row = (id: number, payer: string) =>
        `24/11/2026,${id}.00,id-${id},Transferência recebida pelo Pix - ${payer}`;
      const rows = [row(1, 'ANA'), row(2, text), row(3, 'MARIA')];
      for (const order of [rows, rows.toReversed(), [...rows.slice(1), row(4, text)]]) {
        const { entries, problems } = read(['Data,Valor,Identificador,Descrição', ...order].join('\n'));
        expect(problems).toEqual([]);
        expect(entries).toHaveLength(3);
        // No line end shows that the last row is whole.
        expect(entries.slice(0, -1).filter(({ isDoubtful }) => isDoubtful)).toEqual([]);
        expect(entries.find(({ fitid }) => fitid === 'id-2')?.text).toBe(`Transferência recebida pelo Pix - ${text}`);
      }
    },
  );

  it('takes no account number from a row', () => {
    const text = 'Data,Valor,Identificador,Descrição\n24/11/2026,5.00,id,"PIX\nConta,9"\n24/11/2026,6.00,id,PIX\n';
    expect(read(text).entries.map(({ account }) => account)).toEqual(['', '']);
  });

  it.each([
    ['an empty file', '', 'O arquivo está vazio.'],
    ['a file of blanks', ' \r\n ', 'O arquivo está vazio.'],
    ['a text', 'Olá!', 'Não reconhecemos este arquivo'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 'Não reconhecemos este arquivo'],
    ['a table of another bank', 'data;lancamento;valor\n24/11/2026;PIX;5,00\n', 'Não reconhecemos este arquivo'],
    ['an OFX header alone', 'OFXHEADER:100\nDATA:OFXSGML\n', 'O arquivo está incompleto'],
    ['an OFX file cut off', ofx(line('<TRNAMT>5,00<MEMO>PIX')).slice(0, -30), 'O arquivo está incompleto'],
    [
      'a Nubank header below other lines',
      'Data,Lançamento\n24/11/2026,PIX\nData,Valor,Identificador,Descrição\n24/11/2026,5.00,id,PIX\n',
      'Não reconhecemos este arquivo',
    ],
    ['a bill of a card', '<OFX><CREDITCARDMSGSRSV1><A>1</CREDITCARDMSGSRSV1></OFX>', 'não tem o extrato de uma conta'],
    ['two files in one', ofx('') + ofx(''), 'junta mais de um extrato'],
    ['OFX of another shape', '<OFX><BANKMSGSRSV1>text</OFX>', 'não tem o extrato de uma conta'],
    ['a page of the bank', '<html><body>Sua sessão expirou</body></html>', 'Não reconhecemos este arquivo'],
  ])('says what is wrong with %s', (_, text, problem) => {
    const statement = read(text);
    expect(statement.entries).toEqual([]);
    expect(statement.problems).toEqual([expect.stringContaining(problem)]);
  });
});

describe('a damaged file', () => {
  const samples = [
    'annacruz-bb.ofx',
    'ofx-data-extractor-example.ofx',
    'sicoob-like.ofx',
    'inter-extrato.csv',
    'nubank-extrato.csv',
  ];

  it.each(samples)('of %s gives whole credits or a sentence, never an error', (name) => {
    const bytes = readFileSync(join(import.meta.dirname, 'testing/samples', name));
    const piece = fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      ';',
      ',',
      '\n',
      '</STMTTRN>',
      '<STMTTRN>',
      '<MEMO>',
      '<OFX>',
      '\0',
      '\u00ff',
    );
    const damage = fc.record({ at: fc.nat(bytes.length), drop: fc.nat(40), piece });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 5 }), (damages) => {
        let text = bytes.toString('latin1');
        for (const { at, drop, piece: added } of damages) text = text.slice(0, at) + added + text.slice(at + drop);
        const { entries, problems } = readStatement(Buffer.from(text, 'latin1'));
        for (const { amountCents, day } of entries) {
          expect(Number.isSafeInteger(amountCents) && amountCents > 0).toBe(true);
          expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        }
        expect(problems.every((problem) => problem.endsWith('.'))).toBe(true);
      }),
    );
  });
});

describe('the key of a line', () => {
  const keysOf = (text: string) => read(text).entries.map(({ key }) => key);
  const same = line('<TRNAMT>5,00<FITID>0<MEMO>PIX MARIA');

  it('differs for equal lines, and stays when others come', () => {
    const [first, second] = keysOf(ofx(same + same));
    expect(first).toMatch(/^[\da-f]{64}$/);
    expect(second).not.toBe(first);
    const other = line('<TRNAMT>6,00<FITID>0<MEMO>PIX MARIA');
    expect(keysOf(ofx(other + same + other + same))).toEqual(expect.arrayContaining([first, second]));
  });

  it('does not depend on tags, padding or the kind of separator', () => {
    const otherwise =
      '<STMTTRN>\r\n<DTPOSTED>20261124000000[-3:BRT]</DTPOSTED><TRNAMT>  5.00 </TRNAMT><FITID>0<MEMO> PIX   MARIA \r\n</STMTTRN>';
    expect(keysOf(ofx(otherwise))).toEqual(keysOf(ofx(same)));
  });

  it.each([
    ['account', (text: string) => text.replace('<ACCTID>2', '<ACCTID>3')],
    ['bank', (text: string) => text.replace('<BANKID>1', '<BANKID>9')],
    ['day', (text: string) => text.replace('20261124', '20261125')],
    ['amount', (text: string) => text.replace('5,00', '5,01')],
    ['id', (text: string) => text.replace('<FITID>0', '<FITID>7')],
    ['text', (text: string) => text.replace('MARIA', 'MARIO')],
  ])('depends on the %s', (_, change) => {
    expect(keysOf(change(ofx(same)))).not.toEqual(keysOf(ofx(same)));
  });
});
