const firstRow = 4;

/** Whether the card at `index` of a grid stands in its first row on the desktop: its picture is not to wait. */
export function isInFirstRow(index: number): boolean {
  return index < firstRow;
}
