// The fields of one transaction (STMTTRN) of an OFX file.

export interface OfxTransaction {
  kind: string;
  day: string;
  amount: string;
  fitid: string;
  text: string;
}

/** A tag and the text up to the next "<". The fields that a bank fills in hold none. */
const bankField = /[ \t]*<(\/?)([A-Z][A-Z\d._]*)>([^<]*)|[ \t]*<[A-Z][A-Z\d._]*[ \t]*\/>/y;
/** The fields that hold a payer's text. The first one on a line makes the rest of the line text. */
const textNames = new Set(['NAME', 'MEMO']);
const singleFields = ['TRNTYPE', 'DTPOSTED', 'TRNAMT', 'FITID'];
const textField = /<(?=(?:NAME|MEMO)>)/;

/**
 * Reads what stands between the tags of a transaction. A payer's text ends with its line, or before that at the last closing tag of its
 * own field: tags in it are text. Undefined if a field of the bank stands twice, since one of the two may come from a text.
 */
export function parseOfxTransaction(body: string): OfxTransaction | undefined {
  const fields = new Map<string, string[]>();
  let latest: string[] = [];
  const add = (name: string, value: string) => {
    latest = fields.get(name) ?? [];
    latest.push(value);
    fields.set(name, latest);
  };
  for (const line of body.split('\n')) {
    if (line.trimStart().startsWith('<')) readLine(line, add);
    // Some banks break a long text into lines.
    else latest.push(`${latest.pop() ?? ''} ${line}`);
  }
  const valuesOf = (name: string) => fields.get(name) ?? [];
  if (singleFields.some((name) => valuesOf(name).length > 1)) return undefined;
  const valueOf = (name: string) => decode(valuesOf(name)[0] ?? '');
  const textOf = (name: string) =>
    valuesOf(name)
      .map((text) => endAtClosingTag(text, name))
      .join(' ');
  return {
    kind: valueOf('TRNTYPE'),
    day: valueOf('DTPOSTED'),
    amount: valueOf('TRNAMT'),
    fitid: valueOf('FITID'),
    // Some banks name the payer in NAME and write the same general words into every MEMO, others the other way round.
    text: decode(`${textOf('NAME')} ${textOf('MEMO')}`),
  };
}

function readLine(line: string, add: (name: string, value: string) => void): void {
  bankField.lastIndex = 0;
  for (let from = 0, tag = bankField.exec(line); tag; from = bankField.lastIndex, tag = bankField.exec(line)) {
    const [, slash, name = '', value = ''] = tag;
    if (slash === '' && textNames.has(name)) {
      readTexts(line.slice(from), add);
      return;
    }
    if (slash === '') add(name, value);
  }
}

function readTexts(line: string, add: (name: string, value: string) => void): void {
  for (const field of line.trimStart().split(textField)) {
    const end = field.indexOf('>');
    add(field.slice(0, end), field.slice(end + 1));
  }
}

function endAtClosingTag(text: string, field: string): string {
  const end = text.lastIndexOf(`</${field}>`);
  return end === -1 ? text : text.slice(0, end);
}

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The three entities of the OFX specification (2.3.2.1); every other "&" is text. */
function decode(value: string): string {
  return value.replaceAll(/&(?:lt|gt|amp);/g, (entity) => characters[entity] ?? entity).trim();
}
