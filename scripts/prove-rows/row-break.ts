// One way to break what a row of the specification asks for. The test that has to notice is the row's own.
export interface RowBreak {
  /** Such as `R2.4-03`; docs/spec-coverage.md says which test proves it. */
  row: string;
  /** What a shopper would notice, in words. */
  breaks: string;
  file: string;
  /** Stands exactly once in the file. */
  from: string;
  to: string;
  /** Where a test of both widths runs; the desktop unless it says otherwise. */
  width?: 'phone' | 'desktop';
}

/** The text of a file once broken; throws where the break does not fit it any more. */
export function applyBreak({ row, file, from, to }: Omit<RowBreak, 'breaks'>, text: string): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`${row}: ${JSON.stringify(from)} stands ${count} times in ${file}, not once`);
  return text.replace(from, () => to);
}
