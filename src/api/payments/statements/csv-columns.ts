/** How a CSV file separates its columns. */
export interface CsvForm {
  delimiter: string;
  /** False where quotes are text: Inter writes them inside fields that are not quoted. */
  hasQuotes: boolean;
}

export interface CsvPlace {
  /** How many columns the header names. Only these can be quoted: more come from delimiters in a text without quotes. */
  named: number;
  /** The line begins inside a column that the line before has left open. */
  isInside?: boolean;
}

export interface CsvRow {
  columns: string[];
  /** The line ends inside a quoted column. */
  isOpen: boolean;
}

/** The columns of one line. */
export function splitColumns(
  line: string,
  { delimiter, hasQuotes }: CsvForm,
  { named, isInside = false }: CsvPlace,
): CsvRow {
  const columns: string[] = [];
  for (let at = 0; at <= line.length;) {
    const isFirst = at === 0;
    const isQuoted = hasQuotes && ((isFirst && isInside) || (columns.length < named && line[at] === '"'));
    if (isQuoted) {
      const start = isFirst && isInside ? 0 : at + 1;
      const end = findQuote(line, start, delimiter);
      columns.push(line.slice(start, end === -1 ? undefined : end).replaceAll('""', '"'));
      if (end === -1) return { columns, isOpen: true };
      at = end + 1 + delimiter.length;
    } else {
      const end = line.indexOf(delimiter, at);
      columns.push(line.slice(at, end === -1 ? undefined : end));
      at = end === -1 ? line.length + 1 : end + delimiter.length;
    }
  }
  return { columns, isOpen: false };
}

/** The quote that closes a column: not doubled, and before a delimiter or the end of the line. Any other is text. */
function findQuote(line: string, start: number, delimiter: string): number {
  for (let at = line.indexOf('"', start); at !== -1; at = line.indexOf('"', at)) {
    if (line[at + 1] === '"') at += 2;
    else if (at + 1 === line.length || line.startsWith(delimiter, at + 1)) return at;
    else at += 1;
  }
  return -1;
}
