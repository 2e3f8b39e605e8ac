// Reads OFX, the format that every Brazilian bank exports: SGML of version 1 and XML of version 2.

import { parseSync } from 'ofx-js';
import { z } from 'zod';
import { closeOfxTags } from './close-ofx-tags.ts';
import { cutOffFile, type StatementReading } from './statement-line.ts';

/** A field that stands twice is read as one text. */
const field = z
  .union([z.string(), z.array(z.string()).transform((texts) => texts.join(' '))])
  .transform((text) => text.trim())
  .default('');

/** One aggregate, or several of the same name. */
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.array(schema), schema.transform((one) => [one])]).default([]);

/** The parser reads an aggregate that holds nothing as an empty text. */
const aggregate = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (value === '' ? {} : value), z.object(shape));

const transaction = aggregate({
  TRNTYPE: field,
  DTPOSTED: field,
  TRNAMT: field,
  FITID: field,
  NAME: field,
  MEMO: field,
});
const statement = aggregate({
  BANKACCTFROM: aggregate({ BANKID: field, ACCTID: field }).optional(),
  BANKTRANLIST: aggregate({ STMTTRN: listOf(transaction) }).optional(),
});
const ofxFile = aggregate({
  BANKMSGSRSV1: aggregate({ STMTTRNRS: listOf(aggregate({ STMTRS: statement.optional() })) }).optional(),
});

const unreadable =
  'Este arquivo OFX não segue o formato dos extratos. Baixe o extrato de novo no site do banco ou tente outro formato.';
const noAccount =
  'Este arquivo OFX não tem o extrato de uma conta. Envie o extrato da conta que recebe o Pix, não a fatura do cartão.';
const severalFiles =
  'Este arquivo junta mais de um extrato OFX. Envie os extratos um de cada vez, como o banco os criou.';

/** Lines of every account in the file. A credit card's bill in it is left out: no Pix arrives there. */
export function readOfx(text: string): StatementReading {
  if (text.indexOf('<OFX>') !== text.lastIndexOf('<OFX>')) return { lines: [], problems: [severalFiles] };
  const xml = closeOfxTags(text);
  if (xml === undefined) return { lines: [], problems: [cutOffFile] };
  const parsed = ofxFile.safeParse(parseSync(xml).OFX);
  if (!parsed.success) return { lines: [], problems: [unreadable] };
  const statements = (parsed.data.BANKMSGSRSV1?.STMTTRNRS ?? []).flatMap(({ STMTRS }) => STMTRS ?? []);
  if (statements.length === 0) return { lines: [], problems: [noAccount] };
  const lines = statements.flatMap(({ BANKACCTFROM, BANKTRANLIST }) =>
    (BANKTRANLIST?.STMTTRN ?? []).map((line) => ({
      bank: BANKACCTFROM?.BANKID ?? '',
      account: BANKACCTFROM?.ACCTID ?? '',
      day: line.DTPOSTED,
      amount: line.TRNAMT,
      fitid: line.FITID,
      // Some banks name the payer in NAME and write the same general words into every MEMO, others the other way round.
      text: `${line.NAME} ${line.MEMO}`,
      isDebit: line.TRNTYPE === 'DEBIT',
    })),
  );
  return { lines: lines.map((line, index) => ({ place: `Lançamento ${index + 1}`, ...line })), problems: [] };
}
