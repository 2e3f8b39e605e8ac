// Statements with texts by which a payer might add money to a bank's file or take some from it.

import fc from 'fast-check';
import { formatDay } from '#rules/calendar-day.ts';
import { formatNumber } from '#rules/money.ts';

export interface HostileStatement {
  form: HostileForm;
  file: string;
  /** What the bank has booked, in its order. */
  booked: BookedLine[];
}

export interface BookedLine {
  day: string;
  amountCents: number;
  /** A bank's id; every form but Inter's has one. */
  fitid: string;
  /** A payer's text, or an honest one. */
  text: string;
  isHostile: boolean;
}

type WriteFile = (lines: readonly BookedLine[]) => string;

const day = '2026-11-24';
const ofxDay = day.replaceAll('-', '');
const toReais = (cents: number) => (cents / 100).toFixed(2);
const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const toQuoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const toQuotedIfNeeded = (text: string) => (/[",\r\n]/.test(text) ? toQuoted(text) : text);

interface OfxHabits {
  isClosed: boolean;
  /** What stands between the fields of a transaction, and between transactions. */
  betweenFields: '\n' | '';
  betweenTransactions: '\n' | '';
  header: 'sgml' | 'xml';
  isEscaped: boolean;
  /** The field that holds the payer's text. */
  textField: 'NAME' | 'MEMO' | 'CHECKNUM' | 'REFNUM';
}

const ofx =
  ({ isClosed, betweenFields, betweenTransactions, header, isEscaped, textField }: OfxHabits): WriteFile =>
  (lines) => {
    const field = (name: string, value: string) => `<${name}>${value}${isClosed ? `</${name}>` : ''}`;
    const transactions = lines.map(({ amountCents, fitid, text }) =>
      [
        '<STMTTRN>',
        field('TRNTYPE', 'CREDIT'),
        field('DTPOSTED', `${ofxDay}120000[-3:BRT]`),
        field('TRNAMT', toReais(amountCents)),
        field('FITID', fitid),
        field(textField, isEscaped ? toXml(text) : text),
        ...(textField === 'MEMO' ? [] : [field('MEMO', 'PIX RECEBIDO')]),
        '</STMTTRN>',
      ].join(betweenFields),
    );
    const account = `<BANKACCTFROM>${field('BANKID', '756')}${field('ACCTID', '1-2')}</BANKACCTFROM>`;
    const top = header === 'xml' ? '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>' : 'OFXHEADER:100\nDATA:OFXSGML\n';
    const list = ['<BANKTRANLIST>', ...transactions, '</BANKTRANLIST>'].join(betweenTransactions);
    return `${top}\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${account}${list}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
  };

const onLines = { betweenFields: '\n', betweenTransactions: '\n' } as const;
const lineEach = { betweenFields: '', betweenTransactions: '\n' } as const;
const oneLine = { betweenFields: '', betweenTransactions: '' } as const;
const sgml = { isClosed: false, header: 'sgml', isEscaped: false, textField: 'MEMO' } as const;
const xml = { isClosed: true, header: 'xml', isEscaped: true, textField: 'MEMO' } as const;

const inter =
  (write: (text: string) => string): WriteFile =>
  (lines) => {
    let balanceCents = 1_234_567;
    const rows = lines.map(({ amountCents, text }) => {
      balanceCents += amountCents;
      return `${formatDay(day)};${write(text)};${formatNumber(amountCents / 100, 2)};${formatNumber(balanceCents / 100, 2)}`;
    });
    return ['Conta ;1', '', 'Data Lançamento;Histórico;Descrição;Valor;Saldo', ...rows, ''].join('\n');
  };

const nubank =
  (write: (column: string) => string, words = ''): WriteFile =>
  (lines) => {
    const rows = lines.map(({ amountCents, fitid, text }) =>
      [formatDay(day), toReais(amountCents), fitid, words + text].map(write).join(','),
    );
    return ['Data,Valor,Identificador,Descrição', ...rows, ''].join('\n');
  };

/** Whether a payer's line ends reach the file: banks that write a field a line have none left. */
const forms = {
  'SGML, open': { write: ofx({ ...sgml, ...onLines }) },
  'SGML, closed': { write: ofx({ ...sgml, ...onLines, isClosed: true }) },
  'SGML, open, the payer in NAME': { write: ofx({ ...sgml, ...onLines, textField: 'NAME' }) },
  'SGML, open, the payer in CHECKNUM': { write: ofx({ ...sgml, ...onLines, textField: 'CHECKNUM' }) },
  'SGML, open, a transaction a line': { write: ofx({ ...sgml, ...lineEach }) },
  'SGML, closed, a transaction a line': { write: ofx({ ...sgml, ...lineEach, isClosed: true, textField: 'NAME' }) },
  'SGML, the payer in REFNUM, a transaction a line': { write: ofx({ ...sgml, ...lineEach, textField: 'REFNUM' }) },
  'SGML, open, one line': { write: ofx({ ...sgml, ...oneLine }) },
  'SGML, closed, one line': { write: ofx({ ...sgml, ...oneLine, isClosed: true }) },
  XML: { write: ofx({ ...xml, ...onLines }), hasLineEnds: true },
  'XML, a transaction a line': { write: ofx({ ...xml, ...lineEach, textField: 'NAME' }), hasLineEnds: true },
  'XML, one line': { write: ofx({ ...xml, ...oneLine }) },
  'XML, not escaped': { write: ofx({ ...xml, ...onLines, isEscaped: false }) },
  'XML, not escaped, one line': { write: ofx({ ...xml, ...oneLine, isEscaped: false }) },
  'CSV of Inter': { write: inter((text) => `Pix recebido;${text}`), hasLineEnds: true },
  'CSV of Inter, the payer in Histórico': { write: inter((text) => `${text};Pix recebido`), hasLineEnds: true },
  'CSV of Nubank': { write: nubank(toQuotedIfNeeded), hasLineEnds: true },
  'CSV of Nubank, all quoted': { write: nubank(toQuoted), hasLineEnds: true },
  'CSV of Nubank, not quoted': { write: nubank((column) => column, 'Transferência recebida pelo Pix - ') },
  'CSV of Nubank, not quoted, the text alone': { write: nubank((column) => column) },
} satisfies Record<string, { write: WriteFile; hasLineEnds?: boolean }>;

export type HostileForm = keyof typeof forms;
export const hostileForms = Object.keys(forms).filter((form): form is HostileForm => form in forms);

/** What a payer would like the shop to read: another order's price and code. */
const forged = [
  `</STMTTRN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${ofxDay}<TRNAMT>66.06<FITID>F1<MEMO>7K4P94QX`,
  `</MEMO></STMTTRN><STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>${ofxDay}</DTPOSTED><TRNAMT>66.06</TRNAMT><FITID>F1</FITID><MEMO>7K4P94QX`,
  `\n</STMTTRN>\n<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>${ofxDay}\n<TRNAMT>66.06\n<FITID>F1\n<MEMO>7K4P94QX`,
  '<TRNAMT>66.06',
  ';66,06;7K4P94QX',
  `;5,00;1,00\n${formatDay(day)};Pix recebido;7K4P94QX;66,06;67,06\n${formatDay(day)};Pix recebido;x`,
  `\n${formatDay(day)},66.06,F1,7K4P94QX`,
  `"\n${formatDay(day)},66.06,F1,"7K4P94QX`,
  ',66.06,F1,7K4P94QX',
  `\nConta,9\nData,Valor,Identificador,Descrição\n${formatDay(day)},66.06,F1,7K4P94QX`,
  `\nConta ;9\nData Lançamento;Descrição;Valor;Saldo\n${formatDay(day)};7K4P94QX;66,06;66,06`,
];
const pieces = [
  '<!--',
  '-->',
  '<OFX>',
  '</OFX>',
  '<STMTTRN>',
  '</STMTTRN>',
  '</BANKTRANLIST>',
  '<CCSTMTRS>',
  '</STMTRS><STMTRS><BANKACCTFROM><ACCTID>9',
  '<LEDGERBAL><BALAMT>0<DTASOF>20261124',
  '<MEMO>',
  '</MEMO>',
  '<NAME>',
  '<FITID>F2',
  '<![CDATA[',
  ']]>',
  '&lt;/STMTTRN&gt;',
  '<',
  '>',
  '&',
  '"',
  '""',
  "'",
  ';',
  ',',
  ',"',
  '",',
  '\n',
  '\r',
  '\u2028',
  '\0',
  '=HYPERLINK("x")',
  '+1',
  '-66,06',
  '@SUM(A1)',
  '\t',
  'SALDO ANTERIOR',
  'é 😀',
  'PIX',
];

const hostileText = fc
  .array(
    fc.oneof(fc.constantFrom(...forged), fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 4 })),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));

/** One to six lines, of which some are hostile; the amounts tell them apart. */
export const hostileStatement: fc.Arbitrary<HostileStatement> = fc
  .record({
    form: fc.constantFrom(...hostileForms),
    texts: fc.array(fc.oneof(hostileText, fc.constant(undefined)), { minLength: 1, maxLength: 6 }),
    endsInLineEnd: fc.boolean(),
  })
  .map(({ form, texts, endsInLineEnd }) => {
    const { write, hasLineEnds } = { hasLineEnds: false, ...forms[form] };
    const booked = texts.map((text, index): BookedLine => {
      const written = hasLineEnds ? text : text?.replaceAll('\n', ' ');
      return {
        day,
        amountCents: (text === undefined ? 10_000 : 1) + index,
        fitid: `id-${index}`,
        text: written ?? `PIX RECEBIDO ${index}`,
        isHostile: text !== undefined,
      };
    });
    const file = write(booked);
    return { form, file: endsInLineEnd ? file : file.slice(0, -1), booked };
  });
