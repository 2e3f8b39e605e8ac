// Banks write OFX with unclosed, closed and empty tags, all of them in one file; this makes well-formed XML of it.

const comment = /<!--[\s\S]*?-->/g;
const emptyField = /<([A-Z][A-Z\d._]*)(?:\s*\/>|>\s*<\/\1>)/g;
/** What is no tag is text: the "<" of a payer's message. */
const strayBracket = /<(?!\/?[A-Z][A-Z\d._]*>)/g;
const tagAndText = /<(\/?)([A-Z][A-Z\d._]*)>\s*([^<]*)/g;
/** Deeper than any statement is, and shallow enough for the recursion of the parser. */
const deepest = 50;

/**
 * The part from `<OFX>` to `</OFX>` as XML without empty fields, or undefined when it is cut off. A tag with text is a field,
 * closed or not; one without text is an aggregate if its end follows, otherwise an empty field.
 */
export function closeOfxTags(text: string): string | undefined {
  const cleaned = text
    .slice(text.indexOf('<OFX>'))
    .replaceAll(comment, '')
    .replaceAll(emptyField, '')
    .replaceAll(strayBracket, '&lt;');
  const pieces: string[] = [];
  const open: { name: string; piece: number }[] = [];
  for (const [, slash, name = '', content = ''] of cleaned.matchAll(tagAndText)) {
    if (slash === '' && content !== '') pieces.push(`<${name}>${content.trimEnd()}</${name}>`);
    else if (slash === '') open.push({ name, piece: pieces.push(`<${name}>`) - 1 });
    else {
      const begin = open.findLastIndex((tag) => tag.name === name);
      // Not found is the end of a field, which is closed already.
      if (begin === -1) continue;
      const [, ...emptyFields] = open.splice(begin);
      // A transaction that never ends would lose its fields to the list.
      if (emptyFields.some((tag) => tag.name === 'STMTTRN')) return undefined;
      for (const { piece } of emptyFields) pieces[piece] = '';
      pieces.push(`</${name}>`);
      if (open.length === 0) return pieces.join('');
    }
    if (open.length > deepest) return undefined;
  }
  return undefined;
}
