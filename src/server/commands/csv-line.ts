/** What a spreadsheet would calculate instead of show: a buyer may write it into a name or an address. */
const formulaStart = /^[=+\-@\t\r]/;
/** What a spreadsheet would read as another number, a date or a time: `007`, `7891234567895`, `1-2`, `1E5`. */
const misread = /^(?:0\d+|\d{12,}|\d{1,4}(?:[-/.,:]\d{1,4}){1,2}|\d+E\d+)$/i;

/** A text, or an amount, a count or a time that a spreadsheet may read as one. */
export type CsvCell = string | { value: string };

/** A line of CSV with semicolons, as spreadsheets in Brazil read it. Of a code that they would misread, the cell is the formula of its text. */
export function toCsvLine(cells: readonly CsvCell[]): string {
  return cells.map((cell) => quote(typeof cell === 'string' ? keepText(cell) : cell.value)).join(';');
}

function keepText(text: string): string {
  if (formulaStart.test(text)) return `'${text}`;
  return misread.test(text) ? `="${text}"` : text;
}

const quote = (text: string): string => (/[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
