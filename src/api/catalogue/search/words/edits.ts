/** Edit distance with insertion, deletion, substitution and transposition; `limit` + 1 if it is greater. */
export function countEdits(first: string, second: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwapped =
        row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      const edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[second.length] ?? 0, limit + 1);
}

/** Maps letters that sound alike in Brazil to one: roza equals rosa, jerânio gerânio, xá chá. `word` is folded. */
export function toSound(word: string): string {
  return word
    .replaceAll(/ch|sh|x/g, 'x')
    .replaceAll(/ss|sc(?=[ei])|c(?=[ei])|z/g, 's')
    .replaceAll(/g(?=[ei])/g, 'j')
    .replaceAll(/qu(?=[ei])|[kq]/g, 'c')
    .replaceAll('h', '')
    .replaceAll(/n(?![aeiou])/g, 'm')
    .replaceAll(/[ei](?!.)/g, 'i')
    .replaceAll(/[ou](?!.)/g, 'u');
}
