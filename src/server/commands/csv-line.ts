/** What a spreadsheet would calculate instead of show: a buyer may write it into a name or an address. */
const formulaStart = /^[=+\-@\t\r]/;

/** A line of CSV with semicolons, as spreadsheets in Brazil read it. */
export function toCsvLine(cells: readonly string[]): string {
  return cells
    .map((cell) => {
      const text = formulaStart.test(cell) ? `'${cell}` : cell;
      return /[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(';');
}
